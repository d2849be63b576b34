// The page in the frame of another site: a board whose moves can be stepped, or a link to the app. The positions come in
// the address (ui/panels/clips/embed.py). It stores nothing and starts no worker; the Play button opens the app in its place.
(() => {
  'use strict';
  const SVG = 'http://www.w3.org/2000/svg';
  const PREFIX = '#embed=';
  const PIECE = 0.86; // usual width of a drawing, in board units
  const KINDS = /^(frame|plate|line|shade-(dark|light|hole)|last-start|last-end|touched|arrow|wall-\d)$/;
  const DRAWING = /^\w[\w/-]*$/;
  const LAYERS = 3; // a path is drawn several times, from wide to narrow
  const BRACKET = 0.44; // distance of a bracket's corner from the middle
  const ARM = 0.185; // length of its arms
  const RING = 0.47; // radius
  const HEAD = 0.24; // size of an arrowhead

  const find = (id) => document.getElementById(id);
  const spoken = JSON.parse(find('words').textContent);
  const wanted = (navigator.languages ?? []).map((each) => each.slice(0, 2)).find((each) => each in spoken);

  function drawn(tag, attributes, ...inside) {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...inside);
    return element;
  }

  async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new Response(stream).json();
  }

  // --- shapes

  const points = (numbers) => numbers.flatMap((x, at) => (at % 2 ? [] : [`${x} ${numbers[at + 1]}`])).join('L');

  function brackets(x, y) {
    const corner = (dx, dy) => `M${x + dx * BRACKET} ${y + dy * (BRACKET - ARM)}V${y + dy * BRACKET}H${x + dx * (BRACKET - ARM)}`;
    return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([dx, dy]) => corner(dx, dy)).join('');
  }

  function arrow(...way) {
    const [x1, y1, x2, y2] = way.slice(-4);
    const angle = Math.atan2(y2 - y1, x2 - x1);
    const head = [0, 2.5, -2.5].flatMap((turn) => [x2 + HEAD * Math.cos(angle + turn), y2 + HEAD * Math.sin(angle + turn)]);
    return `M${points(way)}M${points(head)}Z`;
  }

  const layers = (kind, path, opacity = 1) => drawn('g', { class: kind, opacity }, ...Array.from({ length: LAYERS }, () => drawn('path', { d: path })));

  function shape(kind, numbers) {
    const [x, y, alpha] = numbers;
    if (kind === 'last-end') return layers('last', `M${x + RING} ${y}a${RING} ${RING} 0 1 1-${2 * RING} 0a${RING} ${RING} 0 1 1 ${2 * RING} 0`, alpha);
    if (kind === 'arrow') return layers('last', arrow(...numbers.slice(1)), x);
    if (kind.startsWith('wall')) return layers(kind, `M${points(numbers)}`);
    return layers('last', brackets(x, y), alpha);
  }

  function thing(drawings, [kind, ...numbers]) {
    if (KINDS.test(kind)) return shape(kind, numbers);
    const [x, y, size = PIECE] = numbers;
    const name = DRAWING.test(drawings[kind]) ? drawings[kind] : '';
    return drawn('image', { href: `assets/pieces/${name}.svg`, x: x - size / 2, y: y - size / 2, width: size, height: size });
  }

  function ground([width, height], [kind, path]) {
    if (kind === 'frame') return drawn('rect', { class: kind, x: 0.03, y: 0.03, width: width - 0.06, height: height - 0.06, rx: 0.2 });
    return KINDS.test(kind) ? layers(kind, path) : '';
  }

  // --- the two pages

  function show(game) {
    const say = spoken[game.language] ?? spoken[wanted] ?? spoken.en;
    const link = `#${encodeURI(game.link)}`;
    const most = game.frames.length - 1;
    let at = most;
    document.documentElement.lang = game.language in spoken ? game.language : 'en';
    document.documentElement.dataset.gameTheme = game.theme;
    document.body.style.setProperty('--lines', Number(game.lines) || 1); // the same for all moves, so that nothing jumps
    document.title = `${game.game}: ${game.players}`;
    find('title').textContent = game.game;
    find('players').textContent = game.players;
    find('result').textContent = game.result;
    find('pieces').setAttribute('aria-label', say.pieces);
    find('steps').setAttribute('aria-label', say.steps);
    find('steps').hidden = !most;
    find('move').hidden = !most;
    Object.assign(find('play'), { textContent: say.play, href: `./?embed${link}` });
    Object.assign(find('open'), { textContent: say.open, href: `./${link}` });

    const layer = drawn('g', {});
    const labels = game.labels.map(([x, y, text, place]) => drawn('text', { x, y, class: place }, text));
    find('board').setAttribute('viewBox', `0 0 ${game.size.join(' ')}`);
    find('board').append(...game.board.map((each) => ground(game.size, each)), layer, ...labels);

    function step(to) {
      at = Math.min(Math.max(to, 0), most);
      const [name, sentence, things, names] = game.frames[at];
      layer.replaceChildren(...things.map((each) => thing(game.drawings, each)));
      find('pieces').replaceChildren(...names.split('\n').map((text) => Object.assign(document.createElement('li'), { textContent: text })));
      find('move').firstElementChild.textContent = at ? name : say.start;
      find('move').lastElementChild.textContent = sentence;
      find('count').textContent = `${at} / ${most}`;
      for (const [id, end] of [['first', 0], ['back', 0], ['next', most], ['last', most]]) find(id).setAttribute('aria-disabled', at === end);
    }

    const ways = { first: () => 0, back: () => at - 1, next: () => at + 1, last: () => most };
    const keys = { Home: 'first', ArrowLeft: 'back', ArrowRight: 'next', End: 'last' };
    for (const [id, where] of Object.entries(ways)) {
      find(id).setAttribute('aria-label', say[id]);
      find(id).title = say[id];
      find(id).addEventListener('click', () => step(where()));
    }
    addEventListener('keydown', (event) => {
      if (!(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      step(ways[keys[event.key]]());
    });
    step(most);
    find('game').hidden = false;
  }

  function explain(why) {
    const say = spoken[wanted] ?? spoken.en;
    document.documentElement.lang = wanted ?? 'en';
    find('why').textContent = say[why];
    find('app').textContent = say.app;
    if (why === 'elsewhere') find('app').href = `./${location.hash}`;
    find('game').hidden = true;
    find('instead').hidden = false;
  }

  if (location.hash.startsWith(PREFIX)) unpacked(location.hash.slice(PREFIX.length)).then(show).catch(() => explain('damaged'));
  else explain('elsewhere');
})();
