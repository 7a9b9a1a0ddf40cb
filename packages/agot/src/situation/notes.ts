import { cardNotes, type PlacedCard, type SeatId, seatsOf } from '@kronika/kernel';
import { FACTS } from '../cards/fact.ts';
import type { AgotCard } from '../state.ts';

/** What is said of a card in brackets, as what it means. */
export interface Said {
  readonly marks: Partial<Pick<AgotCard, 'stance' | 'power' | 'tokens' | 'as' | 'part' | 'entered'>>;
  readonly face?: 'up' | 'down';
  /** Whose deck it came from, where that is not the seat it is listed under. */
  readonly owner?: SeatId;
  /** Who controls an attachment, where that is not the seat whose card it is on. */
  readonly controller?: SeatId;
  /** Who knows it although its place would not show it to them. */
  readonly knownTo?: readonly SeatId[];
}

/** Everything that can be said of a card in brackets; N stands for any number, and so does a seat. */
export const MARKS = [
  'kneeling',
  'power N',
  'attacking',
  'defending',
  'duplicate',
  'as attachment',
  'ambushed',
  'marshaled',
  'put into play',
  'facedown',
  'poison N',
  'betrayal N',
  'stand N',
  'owned by N',
  'controlled by N',
  'known to N',
] as const;

/** A card of a situation with what is attached to it. */
export type Placed = PlacedCard<Said>;

function meaningOf(text: string): Said | undefined {
  const counted = /^(power|poison|betrayal|stand) (\d{1,2})$/.exec(text);
  if (counted !== null) {
    const [, what = '', amount] = counted;
    return what === 'power' ? { marks: { power: Number(amount) } } : { marks: { tokens: { [what]: Number(amount) } } };
  }
  const knower = /^known to (\d)$/.exec(text);
  if (knower !== null) {
    const seat = seatsOf(6)[Number(knower[1])];
    return seat === undefined ? undefined : { marks: {}, knownTo: [seat] };
  }
  const whose = /^(owned|controlled) by (\d)$/.exec(text);
  if (whose !== null) {
    const seat = seatsOf(6)[Number(whose[2])];
    if (seat === undefined) return undefined;
    return whose[1] === 'owned' ? { marks: {}, owner: seat } : { marks: {}, controller: seat };
  }
  switch (text) {
    case 'kneeling':
      return { marks: { stance: 'kneeling' } };
    case 'attacking':
    case 'defending':
      return { marks: { part: text } };
    case 'duplicate':
      return { marks: { as: 'duplicate' } };
    case 'as attachment':
      return { marks: { as: 'attachment' } };
    case 'ambushed':
    case 'marshaled':
      return { marks: { entered: text } };
    case 'put into play':
      return { marks: { entered: 'put' } };
    case 'facedown':
      return { marks: {}, face: 'down' };
    default:
      return undefined;
  }
}

/** How a card came into play in this phase. */
const ENTERED: Readonly<Record<AgotCard['entered'], readonly string[]>> = {
  before: [],
  ambushed: ['ambushed'],
  marshaled: ['marshaled'],
  put: ['put into play'],
};

function wordsFor({ marks, face, owner, controller, knownTo = [] }: Said): readonly string[] {
  const { stance, power = 0, tokens = {}, as, part, entered = 'before' } = marks;
  return [
    ...(stance === 'kneeling' ? ['kneeling'] : []),
    ...(power > 0 ? [`power ${power}`] : []),
    ...Object.entries(tokens).map(([token, amount]) => `${token} ${amount}`),
    ...(part === undefined || part === 'none' ? [] : [part]),
    ...(as === 'duplicate' ? ['duplicate'] : as === 'attachment' ? ['as attachment'] : []),
    ...ENTERED[entered],
    ...(face === 'down' ? ['facedown'] : []),
    ...(owner === undefined ? [] : [`owned by ${owner}`]),
    ...(controller === undefined ? [] : [`controlled by ${controller}`]),
    ...knownTo.map((seat) => `known to ${seat}`),
  ];
}

/** Tokens of several kinds may lie on one card, and several may know it. */
function together(said: Said, more: Said): Said {
  const tokens = { ...said.marks.tokens, ...more.marks.tokens };
  const marks = { ...said.marks, ...more.marks };
  const knownTo = [...(said.knownTo ?? []), ...(more.knownTo ?? [])];
  return {
    ...said,
    ...more,
    ...(knownTo.length === 0 ? {} : { knownTo }),
    marks: Object.keys(tokens).length === 0 ? marks : { ...marks, tokens },
  };
}

export const { placedIn, noteOf } = cardNotes<Said>({
  known: FACTS.map(({ id }) => id),
  marks: MARKS,
  nothing: { marks: {} },
  meaningOf,
  together,
  wordsFor,
});
