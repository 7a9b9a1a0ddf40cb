import { cardNotes, type PlacedCard, type SeatId } from '@kronika/kernel';
import { FACTS } from '../cards/fact.ts';
import type { L5rCard } from '../state.ts';

/** What is said of a card in brackets, as what it means. */
export interface Said {
  readonly marks: Partial<Pick<L5rCard, 'stance' | 'status' | 'fate' | 'at' | 'condition'>>;
  readonly face?: 'up' | 'down';
  /** Whose deck it came from, where that is not the seat it is listed under. */
  readonly owner?: 'opponent';
  /** Who controls an attachment, where that is not the seat whose character it is on. */
  readonly controller?: 'opponent';
  /** Who knows it although its place would not show it to them. */
  readonly knownTo?: readonly SeatId[];
}

/** Everything that can be said of a card in brackets; N stands for any number, or for a seat. */
export const MARKS = [
  'bowed',
  'honored',
  'dishonored',
  'fate N',
  'in conflict',
  'broken',
  'faceup',
  'facedown',
  'owned by opponent',
  'controlled by opponent',
  'known to N',
] as const;

/** A card of a situation with what is attached to it. */
export type Placed = PlacedCard<Said>;

function meaningOf(text: string): Said | undefined {
  const fate = /^fate (\d{1,2})$/.exec(text)?.[1];
  if (fate !== undefined) return { marks: { fate: Number(fate) } };
  const knower = /^known to ([01])$/.exec(text)?.[1];
  if (knower !== undefined) return { marks: {}, knownTo: [knower === '0' ? 0 : 1] };
  switch (text) {
    case 'bowed':
      return { marks: { stance: 'bowed' } };
    case 'honored':
    case 'dishonored':
      return { marks: { status: text } };
    case 'in conflict':
      return { marks: { at: 'conflict' } };
    case 'broken':
      return { marks: { condition: 'broken' }, face: 'up' };
    case 'faceup':
      return { marks: {}, face: 'up' };
    case 'facedown':
      return { marks: {}, face: 'down' };
    case 'owned by opponent':
      return { marks: {}, owner: 'opponent' };
    case 'controlled by opponent':
      return { marks: {}, controller: 'opponent' };
    default:
      return undefined;
  }
}

function wordsFor({ marks, face, owner, controller, knownTo = [] }: Said): readonly string[] {
  const { stance, status, fate = 0, at, condition } = marks;
  return [
    ...(stance === 'bowed' ? ['bowed'] : []),
    ...(status === undefined || status === 'ordinary' ? [] : [status]),
    ...(fate > 0 ? [`fate ${fate}`] : []),
    ...(at === 'conflict' ? ['in conflict'] : []),
    ...(condition === 'broken' ? ['broken'] : face === undefined ? [] : [`face${face}`]),
    ...(owner === undefined ? [] : ['owned by opponent']),
    ...(controller === undefined ? [] : ['controlled by opponent']),
    ...knownTo.map((seat) => `known to ${seat}`),
  ];
}

/** Several may know one card. */
function together(said: Said, more: Said): Said {
  const knownTo = [...(said.knownTo ?? []), ...(more.knownTo ?? [])];
  const both = { ...said, ...more, marks: { ...said.marks, ...more.marks } };
  return knownTo.length === 0 ? both : { ...both, knownTo };
}

export const { placedIn, noteOf } = cardNotes<Said>({
  known: FACTS.map(({ id }) => id),
  marks: MARKS,
  nothing: { marks: {} },
  meaningOf,
  together,
  wordsFor,
});
