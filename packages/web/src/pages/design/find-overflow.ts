/** Something on a card that has no room. */
export interface Overflow {
  readonly card: string;
  readonly size: string;
  readonly what: string;
}

/** Browsers place letters between pixels. */
const SLACK = 0.75;

/** Looks at every card on the page for text that is cut or runs out of its place, and for numbers that lie on text. */
export function findOverflow(page: ParentNode): readonly Overflow[] {
  return [...page.querySelectorAll<HTMLElement>('.card:not(.back):not(.turned)')].flatMap((card) => {
    const size = ['t', 'h', 'i'].find((one) => card.classList.contains(one)) ?? '?';
    const name = card.querySelector('.name')?.textContent ?? '';
    return faultsOn(card).map((what) => ({ card: name, size: `${size} ${card.clientWidth}`, what }));
  });
}

function faultsOn(card: HTMLElement): readonly string[] {
  const face = card.querySelector<HTMLElement>('.face');
  if (face === null) return ['no face'];
  return [...outside(face), ...heights(face), ...overlaps(face)];
}

/** Every line of text lies inside of what holds it. */
function outside(face: HTMLElement): readonly string[] {
  const holders = face.querySelectorAll<HTMLElement>('.plate, .text, .foot, .numbers > div, .stat, .cost');
  return [...holders].flatMap((holder) => {
    const box = holder.getBoundingClientRect();
    return textRects(holder).some(({ left, right }) => left < box.left - SLACK || right > box.right + SLACK)
      ? [`.${holder.className} is too narrow for: ${holder.textContent}`]
      : [];
  });
}

function textRects(holder: HTMLElement): readonly DOMRect[] {
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  const rects: DOMRect[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode.parentElement?.closest('.vh') || currentNode.textContent?.trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    rects.push(...range.getClientRects());
  }
  return rects;
}

/** All parts of the face fit below one another, and the picture keeps some height. */
function heights(face: HTMLElement): readonly string[] {
  const { bottom, height } = face.getBoundingClientRect();
  const last = face.lastElementChild?.getBoundingClientRect();
  const art = face.querySelector('.art')?.getBoundingClientRect();
  const text = face.querySelector('.text');
  return [
    ...(last !== undefined && last.bottom > bottom + SLACK
      ? [`runs out at the bottom by ${last.bottom - bottom}`]
      : []),
    ...(art !== undefined && art.height < height * 0.28 ? [`the picture has only ${Math.round(art.height)} px`] : []),
    ...(text !== null && text.scrollHeight > text.clientHeight + 1 ? ['the text is cut'] : []),
  ];
}

/** Numbers and badges lie on the picture, never on the name. */
function overlaps(face: HTMLElement): readonly string[] {
  const plate = face.querySelector('.plate')?.getBoundingClientRect();
  if (plate === undefined) return ['no plate'];
  return [...face.querySelectorAll('.cost, .stat, .mon, .seal')].flatMap((thing) =>
    thing.getBoundingClientRect().bottom > plate.top + SLACK
      ? [`.${thing.getAttribute('class')} lies on the name by ${thing.getBoundingClientRect().bottom - plate.top}`]
      : [],
  );
}
