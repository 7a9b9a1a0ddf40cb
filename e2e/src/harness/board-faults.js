// Runs in the page: what on the board cannot be read or touched. Its last expression is the answer.
(() => {
  /** What has to be readable, wherever it stands. */
  const TEXTS = [
    '.figure .card .name',
    '.figure .stat b',
    '.unitname',
    '.unitstrength',
    '.namechip > .drawn > span',
    '.traycard .name',
    '.traycard .gist',
    '.coulddefend li span',
    '.plotnumbers b',
    '.figure .tok',
    '.strip > span',
    '.handcard .name',
    '.handcard .num b',
    '.prov .provname',
    '.prov .lies',
    '.prov .row small',
    '.prov .num b',
    '.tilename',
    '.tilestats b',
    '.tile5 .tok',
    '.fc li > span',
    '.fc b',
    '.sidecap',
    '.mid .type',
    '.phonebar .round',
    '.phonebar [aria-current] > span',
    '.ht b',
    '.ht small',
    '.total b',
    '.tot b',
    '.seatname',
    '.val b',
    '.chip',
    '.pile',
    '.ringtext b',
    '.ringtext small',
    '.tile .info b',
    '.tile .info small',
    '.pile0 b',
    '.plotrow b',
    '.plotline b',
    '.wide .numbers > div',
    '.copy .tok',
    '.num.strength b',
    '.clanname',
    '.agendaname',
    '.need',
    '.stake',
    '.fold0 > summary > span',
    '.setupgold b',
    '.hexname',
    '.bea-site .act',
    '.bea-die b',
    '.bea-die small',
    '.bea-night small',
    '.shade > b',
    '.prompt h2',
    '.lastline',
  ].join(', ');
  /** What has to be touchable. */
  const TARGETS = [
    '.figure > .place > .press',
    '.minicard > .press',
    '.tilehost > .press',
    '.unithost > .press',
    '.roshost > .press',
    '.traycard > .press',
    '.wornplace > .press',
    '.handcard > .press',
    '.prov .press',
    '.ring > .press',
    '.tile > .press',
    '.copy > .press',
    '.seatthumb > .press',
    '.fold0 > summary',
    '.bea-hex > .press',
    '.bea-keeper > .press',
    '.bea-shade > .press',
    '.bea-die > .press',
  ].join(', ');
  /** Text that may end with an ellipsis: what it says stands elsewhere, too. */
  const MAY_BE_CUT =
    '.lastline, .unitname, .strip > span, .ringtext small, .seatname, .prov .lies, .tile .info b, .plotline b';
  /** Browsers place letters between pixels. */
  const SLACK = 1.5;

  const faults = [];
  const isShown = (element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });

  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

  /** The part of the screen in which a thing is to be seen: what can be scrolled hides what is outside of it. */
  const windowOf = (element) => {
    let box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (scrolls(overflowX)) box = { ...box, left: Math.max(box.left, left), right: Math.min(box.right, right) };
      if (scrolls(overflowY)) box = { ...box, top: Math.max(box.top, top), bottom: Math.min(box.bottom, bottom) };
    }
    return box;
  };
  const isInside = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;

  /** The lines of a text, each as a box. */
  const linesOf = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const rects = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.textContent.trim() === '' || node.parentElement.closest('.vh')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      rects.push(...range.getClientRects());
    }
    return rects.filter(({ width, height }) => width > 1 && height > 1);
  };

  /** What lies on top there, leaving out the buttons that lie over everything that can be touched. */
  const topAt = (x, y) => document.elementsFromPoint(x, y).find((element) => !element.matches('.press'));
  const nameOf = (element) =>
    `${element.closest('.place')?.querySelector('.press')?.getAttribute('aria-label')?.split(',')[0] ?? ''} .${element.className}`;

  for (const element of document.querySelectorAll(TEXTS)) {
    if (!isShown(element)) continue;
    const told = `“${element.textContent.trim()}” (${element.className || element.tagName})`;
    const box = element.getBoundingClientRect();
    const frame = windowOf(element);
    const holder = element.closest('.plate, .strip, .info, .ht, .val, .pile, .chip, .ringtext, .prompt') ?? element;
    const around = holder.getBoundingClientRect();
    const lines = linesOf(element);
    if (!element.matches(MAY_BE_CUT) && !element.closest('.turned')) {
      for (const { left, right } of lines)
        if (left < around.left - SLACK || right > around.right + SLACK) faults.push(`${told} runs out of its place`);
      if (element.scrollHeight > element.clientHeight + 3 && getComputedStyle(element).overflowY === 'hidden')
        faults.push(`${told} is cut`);
    }
    // What is laid out for pointers only where it can be touched is not found from a point.
    if (getComputedStyle(element).pointerEvents === 'none') continue;
    for (const { left, right, top, bottom } of lines) {
      const y = (top + bottom) / 2;
      if (y > box.bottom || y < box.top) continue;
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        if (!isInside(frame, x, y)) continue;
        const above = topAt(x, y);
        if (above === undefined || above.contains(element) || element.contains(above)) continue;
        faults.push(`${told} is covered by ${nameOf(above)}`);
        break;
      }
    }
  }

  for (const element of document.querySelectorAll(TARGETS)) {
    if (!isShown(element)) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (!isInside(windowOf(element), x, y)) continue;
    // A card in a fan shows its left part, a province with a card in it what is beside or below that.
    const places = [
      [x, y],
      [left + 14, y],
      [right - 10, y],
      [x, bottom - 6],
    ];
    if (!places.some(([atX, atY]) => document.elementFromPoint(atX, atY) === element))
      faults.push(`${(element.getAttribute('aria-label') ?? element.textContent).split(',')[0]} cannot be touched`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
  return [...new Set(faults)];
})();
