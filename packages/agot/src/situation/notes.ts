import { type CardNote, invalid, isRefusal, parseCardNote, type Refusal, type SeatId, seatsOf } from '@kronika/kernel';
import { FACTS } from '../cards/fact.ts';
import type { AgotCard } from '../state.ts';

const KNOWN: readonly string[] = FACTS.map(({ id }) => id);

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
export interface Placed {
  readonly printed: string;
  readonly said: Said;
  readonly attachments: readonly { readonly printed: string; readonly said: Said }[];
}

/** Reads the notes of a list; the first one that means nothing is refused. */
export function placedIn(notes: readonly string[], where: string): readonly Placed[] | Refusal {
  const placed: Placed[] = [];
  for (const text of notes) {
    const note = parseCardNote(text, KNOWN);
    if (isRefusal(note)) return note;
    const card = placedBy(note, where);
    if (isRefusal(card)) return card;
    placed.push(card);
  }
  return placed;
}

function placedBy({ printed, marks, attachments }: CardNote, where: string): Placed | Refusal {
  const said = saidBy(marks, where);
  if (isRefusal(said)) return said;
  const attached: { readonly printed: string; readonly said: Said }[] = [];
  for (const attachment of attachments) {
    const itsSaid = saidBy(attachment.marks, where);
    if (isRefusal(itsSaid)) return itsSaid;
    attached.push({ printed: attachment.printed, said: itsSaid });
  }
  return { printed, said, attachments: attached };
}

function saidBy(marks: readonly string[], where: string): Said | Refusal {
  let said: Said = { marks: {} };
  for (const text of marks) {
    const more = meaningOf(text);
    if (more === undefined)
      return invalid('the situation', {
        at: where,
        problem: `"${text}" says nothing of a card; known: ${MARKS.join(', ')}`,
      });
    const tokens = { ...said.marks.tokens, ...more.marks.tokens };
    said = {
      ...said,
      ...more,
      marks: { ...said.marks, ...more.marks, ...(Object.keys(tokens).length === 0 ? {} : { tokens }) },
    };
  }
  return said;
}

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

/** A card as it is written in a description: reading it gives the same card again. */
export function noteOf({ printed, said, attachments }: Placed): string {
  return [{ printed, said }, ...attachments].map(partOf).join(' + ');
}

function partOf({ printed, said }: { readonly printed: string; readonly said: Said }): string {
  const words = wordsFor(said);
  return words.length === 0 ? printed : `${printed} (${words.join(', ')})`;
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
