// Reads a QR code with the camera; fetched at first use. The picture is shown in `#camera` and stays on this device. Ends
// with `read` and the text, or with `failed`: no camera, no permission, or camera lost. Ends silently when the picture
// leaves the page.
const LOOK_MS = 200;

let stream = null;

export async function scan(read, failed) {
  close();
  try {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    const own = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    stream = own;
    const video = document.getElementById('camera');
    if (!video) return close();
    video.srcObject = own;
    await video.play();
    while (stream === own && video.isConnected && own.active) {
      const [code] = await detector.detect(video);
      if (code && stream === own) {
        close();
        return read(code.rawValue);
      }
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
    if (stream !== own) return;
    close();
    if (video.isConnected) failed();
  } catch {
    close();
    failed();
  }
}

export function close() {
  stream?.getTracks().forEach((track) => track.stop());
  stream = null;
}
