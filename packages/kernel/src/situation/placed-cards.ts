import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import { type CardNote, parseCardNote } from './card-note.ts';

/** A card of a situation with what is attached to it, and what is said of each in the game's own terms. */
export interface PlacedCard<T> {
  readonly printed: string;
  readonly said: T;
  readonly attachments: readonly { readonly printed: string; readonly said: T }[];
}

/** How a game reads what is said of cards in brackets. */
export interface NoteRules<T> {
  /** The ids of all cards. */
  readonly known: readonly string[];
  /** Everything that can be said, for who said something else. */
  readonly marks: readonly string[];
  /** What is the case if nothing is said. */
  readonly nothing: T;
  /** What one mark means. */
  meaningOf(mark: string): T | undefined;
  /** Both said of one card. */
  together(said: T, more: T): T;
  /** The words for what is said: reading them gives the same again. */
  wordsFor(said: T): readonly string[];
}

/** Reads and writes the cards of descriptions: `knight (spent) + banner`. */
export function cardNotes<T>(rules: NoteRules<T>) {
  const saidBy = (marks: readonly string[], where: string): { readonly said: T } | Refusal => {
    let said = rules.nothing;
    for (const mark of marks) {
      const more = rules.meaningOf(mark);
      if (more === undefined)
        return invalid('the situation', {
          at: where,
          problem: `"${mark}" says nothing of a card; known: ${rules.marks.join(', ')}`,
        });
      said = rules.together(said, more);
    }
    return { said };
  };
  const placedBy = ({ printed, marks, attachments }: CardNote, where: string): PlacedCard<T> | Refusal => {
    const own = saidBy(marks, where);
    if (isRefusal(own)) return own;
    const attached: { readonly printed: string; readonly said: T }[] = [];
    for (const attachment of attachments) {
      const its = saidBy(attachment.marks, where);
      if (isRefusal(its)) return its;
      attached.push({ printed: attachment.printed, said: its.said });
    }
    return { printed, said: own.said, attachments: attached };
  };
  const written = ({ printed, said }: { readonly printed: string; readonly said: T }): string => {
    const words = rules.wordsFor(said);
    return words.length === 0 ? printed : `${printed} (${words.join(', ')})`;
  };
  return {
    /** Reads the notes of a list; the first one that means nothing is refused. */
    placedIn: (notes: readonly string[], where: string): readonly PlacedCard<T>[] | Refusal => {
      const placed: PlacedCard<T>[] = [];
      for (const text of notes) {
        const note = parseCardNote(text, rules.known);
        if (isRefusal(note)) return note;
        const card = placedBy(note, where);
        if (isRefusal(card)) return card;
        placed.push(card);
      }
      return placed;
    },
    /** A card as it is written in a description: reading it gives the same card again. */
    noteOf: ({ printed, said, attachments }: PlacedCard<T>): string =>
      [{ printed, said }, ...attachments].map(written).join(' + '),
  };
}
