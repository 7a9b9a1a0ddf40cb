import type { Lang, Phrase, Subject } from '@kronika/kernel';

/** A piece of a sentence: words, or the name of a card or another thing. */
export type Piece =
  | { readonly is: 'words'; readonly text: string }
  | {
      readonly is: 'name';
      readonly text: string;
      readonly subject: Subject;
      /** The mark behind the name, which never begins a line. */
      readonly mark: string;
    };

/** Finds names in sentences of one language. */
export type NameFinder = (sentence: string) => readonly Piece[];

/** The longest name wins: "Way of the Crane" must not be found as a shorter one inside of it. */
export function nameFinder(
  names: readonly { readonly subject: Subject; readonly name: Phrase }[],
  lang: Lang,
): NameFinder {
  const byName = new Map(names.map(({ subject, name }) => [name[lang], subject]));
  // "Your The Art of War" has one word too many, so sentences leave it out.
  for (const [name, subject] of [...byName]) {
    const bare = name.replace(ARTICLE, '');
    if (!byName.has(bare)) byName.set(bare, subject);
  }
  const longestFirst = [...byName.keys()].sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return (text) => [{ is: 'words', text }];
  // A letter before or after means that it is only a part of another word.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (sentence) => {
    const pieces: Piece[] = [];
    let read = 0;
    for (const found of sentence.matchAll(pattern)) {
      const [text] = found;
      const subject = byName.get(text);
      if (subject === undefined) continue;
      if (found.index > read) pieces.push({ is: 'words', text: sentence.slice(read, found.index) });
      const end = found.index + text.length;
      const mark = MARK.exec(sentence.slice(end))?.[0] ?? '';
      pieces.push({ is: 'name', text, subject, mark });
      read = end + mark.length;
    }
    if (read < sentence.length) pieces.push({ is: 'words', text: sentence.slice(read) });
    return pieces;
  };
}

const ARTICLE = /^The (?=\p{Lu})/u;

const MARK = /^[.,;:!?)…”»]+/u;

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
