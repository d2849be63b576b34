// Reads a QR code with the device's camera, for who wants to take an answer so: fetched at the first time. The picture is
// shown in `#camera`, and seen by nobody else. Ends with what was read (`read`), or with `failed`: no camera, not allowed, or
// taken away; it ends silently when the picture is not on the page any more.
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
