import { type AgotView, FACTS, type FactOf } from '@kronika/agot';
import type { CardId, SeatId } from '@kronika/kernel';

export type TitleFact = FactOf<'title'>;

export const TITLES: readonly TitleFact[] = FACTS.filter((fact): fact is TitleFact => fact.type === 'title');

/** A point of the picture, in hundredths of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A title where it stands in the picture. */
export interface Seated {
  readonly title: TitleFact;
  readonly at: Point;
  /** On the ring of those that support one another, at its top, or alone in the middle. */
  readonly place: 'top' | 'ring' | 'middle';
}

const FIRST = 'hand-of-the-king';
const MIDDLE: Point = { x: 50, y: 46 };
const REACH: Point = { x: 33, y: 34 };

/** The ring of support, clockwise from the top (AGOT-SUPPORT-a); whoever supports nobody stands in the middle. */
export const TITLE_RING: readonly Seated[] = ringFrom(FIRST).map((title, place, { length }) => {
  const turn = (2 * Math.PI * place) / length - Math.PI / 2;
  return {
    title,
    at: { x: MIDDLE.x + REACH.x * Math.cos(turn), y: MIDDLE.y + REACH.y * Math.sin(turn) },
    place: place === 0 ? 'top' : 'ring',
  };
});

export const SEATED_TITLES: readonly Seated[] = [
  ...TITLE_RING,
  ...TITLES.filter(({ supports }) => supports.length === 0).map(
    (title): Seated => ({
      title,
      at: MIDDLE,
      place: 'middle',
    }),
  ),
];

function ringFrom(id: string): readonly TitleFact[] {
  const ring: TitleFact[] = [];
  for (let at = TITLES.find((title) => title.id === id); at !== undefined && !ring.includes(at); ) {
    ring.push(at);
    const [next] = at.supports;
    at = TITLES.find((title) => title.id === next);
  }
  return ring;
}

/** A line between two titles. */
export interface Line {
  readonly is: 'supports' | 'rivals';
  readonly from: Seated;
  readonly to: Seated;
}

/** All lines: support runs one way, rivalry is mutual and drawn once. */
export const TITLE_LINES: readonly Line[] = TITLE_RING.flatMap((from, place) =>
  TITLE_RING.flatMap((to, other): readonly Line[] => {
    if (from.title.supports.includes(to.title.id)) return [{ is: 'supports', from, to }];
    return from.title.rivals.includes(to.title.id) && place < other ? [{ is: 'rivals', from, to }] : [];
  }),
);

/** Where a title is, as far as the viewer knows. */
export type Whereabouts =
  | { readonly is: 'held'; readonly by: SeatId; readonly card: CardId }
  /** Taken in secret by who looks. */
  | { readonly is: 'taken'; readonly by: SeatId; readonly card: CardId }
  /** Among those one chooses from. */
  | { readonly is: 'offered'; readonly card: CardId }
  | { readonly is: 'free' };

export function whereIs(view: AgotView, { id }: Pick<TitleFact, 'id'>): Whereabouts {
  for (const { seat, title, chosenTitle } of view.seats) {
    if (title?.sight.face === 'up' && title.sight.printed === id) return { is: 'held', by: seat, card: title.id };
    for (const sight of chosenTitle)
      if (sight.face === 'up' && sight.printed === id) return { is: 'taken', by: seat, card: sight.card };
  }
  for (const sight of view.titles)
    if (sight.face === 'up' && sight.printed === id) return { is: 'offered', card: sight.card };
  return { is: 'free' };
}
