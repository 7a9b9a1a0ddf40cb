import { type CardNote, invalid, isRefusal, parseCardNote, type Refusal } from '@kronika/kernel';
import { FACTS } from '../cards/fact.ts';
import type { L5rCard } from '../state.ts';

const KNOWN: readonly string[] = FACTS.map(({ id }) => id);

/** What is said of a card in brackets, as what it means. */
export interface Said {
  readonly marks: Partial<Pick<L5rCard, 'stance' | 'status' | 'fate' | 'at' | 'condition'>>;
  readonly face?: 'up' | 'down';
  /** Whose deck it came from, where that is not the seat it is listed under. */
  readonly owner?: 'opponent';
  /** Who controls an attachment, where that is not the seat whose character it is on. */
  readonly controller?: 'opponent';
}

/** Everything that can be said of a card in brackets; "fate N" stands for any number. */
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
    said = { ...said, ...more, marks: { ...said.marks, ...more.marks } };
  }
  return said;
}

function meaningOf(text: string): Said | undefined {
  const fate = /^fate (\d{1,2})$/.exec(text)?.[1];
  if (fate !== undefined) return { marks: { fate: Number(fate) } };
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

/** A card as it is written in a description: reading it gives the same card again. */
export function noteOf({ printed, said, attachments }: Placed): string {
  return [{ printed, said }, ...attachments].map(partOf).join(' + ');
}

function partOf({ printed, said }: { readonly printed: string; readonly said: Said }): string {
  const words = wordsFor(said);
  return words.length === 0 ? printed : `${printed} (${words.join(', ')})`;
}

function wordsFor({ marks, face, owner, controller }: Said): readonly string[] {
  const { stance, status, fate = 0, at, condition } = marks;
  return [
    ...(stance === 'bowed' ? ['bowed'] : []),
    ...(status === undefined || status === 'ordinary' ? [] : [status]),
    ...(fate > 0 ? [`fate ${fate}`] : []),
    ...(at === 'conflict' ? ['in conflict'] : []),
    ...(condition === 'broken' ? ['broken'] : face === undefined ? [] : [`face${face}`]),
    ...(owner === undefined ? [] : ['owned by opponent']),
    ...(controller === undefined ? [] : ['controlled by opponent']),
  ];
}
