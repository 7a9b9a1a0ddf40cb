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
  'facedown',
  'poison N',
  'betrayal N',
  'stand N',
  'owned by N',
  'controlled by N',
] as const;

/** A card of a situation with what is attached to it. */
export type Placed = PlacedCard<Said>;

function meaningOf(text: string): Said | undefined {
  const counted = /^(power|poison|betrayal|stand) (\d{1,2})$/.exec(text);
  if (counted !== null) {
    const [, what = '', amount] = counted;
    return what === 'power' ? { marks: { power: Number(amount) } } : { marks: { tokens: { [what]: Number(amount) } } };
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
      return { marks: { entered: 'ambushed' } };
    case 'facedown':
      return { marks: {}, face: 'down' };
    default:
      return undefined;
  }
}

function wordsFor({ marks, face, owner, controller }: Said): readonly string[] {
  const { stance, power = 0, tokens = {}, as, part, entered } = marks;
  return [
    ...(stance === 'kneeling' ? ['kneeling'] : []),
    ...(power > 0 ? [`power ${power}`] : []),
    ...Object.entries(tokens).map(([token, amount]) => `${token} ${amount}`),
    ...(part === undefined || part === 'none' ? [] : [part]),
    ...(as === 'duplicate' ? ['duplicate'] : as === 'attachment' ? ['as attachment'] : []),
    ...(entered === 'ambushed' ? ['ambushed'] : []),
    ...(face === 'down' ? ['facedown'] : []),
    ...(owner === undefined ? [] : [`owned by ${owner}`]),
    ...(controller === undefined ? [] : [`controlled by ${controller}`]),
  ];
}

/** Tokens of several kinds may lie on one card. */
function together(said: Said, more: Said): Said {
  const tokens = { ...said.marks.tokens, ...more.marks.tokens };
  const marks = { ...said.marks, ...more.marks };
  return { ...said, ...more, marks: Object.keys(tokens).length === 0 ? marks : { ...marks, tokens } };
}

export const { placedIn, noteOf } = cardNotes<Said>({
  known: FACTS.map(({ id }) => id),
  marks: MARKS,
  nothing: { marks: {} },
  meaningOf,
  together,
  wordsFor,
});
