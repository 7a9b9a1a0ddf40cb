import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import { fold } from '../text/fold.ts';
import { nearestNames } from '../text/nearest.ts';

/** One card of a described situation: `knight (spent) + banner + shield`. */
export interface CardNote {
  readonly printed: string;
  /** What is said of it in brackets, in the game's own words. */
  readonly marks: readonly string[];
  readonly attachments: readonly Omit<CardNote, 'attachments'>[];
}

const NOTE = /^([a-z0-9][a-z0-9-]*)(?:\s*\(([^()]*)\))?$/;

/** Reads a card note; unknown cards are refused with the nearest known names. */
export function parseCardNote(text: string, known: readonly string[]): CardNote | Refusal {
  const parts: Omit<CardNote, 'attachments'>[] = [];
  for (const piece of text.split('+')) {
    const part = parsePart(piece.trim(), known);
    if (isRefusal(part)) return part;
    parts.push(part);
  }
  const [first, ...attachments] = parts;
  return first === undefined
    ? invalid('the card', { at: text, problem: 'no card is named' })
    : { ...first, attachments };
}

function parsePart(text: string, known: readonly string[]): Omit<CardNote, 'attachments'> | Refusal {
  const match = NOTE.exec(text);
  const printed = match?.[1];
  if (printed === undefined)
    return invalid('the card', {
      at: text,
      problem: 'expected a card id, perhaps with marks in brackets, e.g. "knight (spent) + banner"',
    });
  if (!known.includes(printed)) {
    const near = nearestNames(
      printed,
      known.map((shown) => ({ shown, folded: fold(shown) })),
    );
    return invalid('the card', {
      at: text,
      problem: `there is no card "${printed}"${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''}`,
    });
  }
  const marks = (match?.[2] ?? '')
    .split(',')
    .map((mark) => mark.trim())
    .filter((mark) => mark !== '');
  return { printed, marks };
}
