/** A refusal as it is told: a heading of a few words, and a sentence. */
export interface RefusalWords {
  readonly title: string;
  readonly text: string;
}

const MOST_WORDS = 4;

/** What stands before a colon is the heading, if it is short enough for one; otherwise the heading is given. */
export function refusalWords(reason: string, otherwise: string): RefusalWords {
  const [, before = '', after = ''] = /^([^:.]+):\s+(.+)$/su.exec(reason) ?? [];
  if (after === '' || before.trim().split(/\s+/u).length > MOST_WORDS) return { title: otherwise, text: reason };
  return { title: before.trim(), text: after.charAt(0).toUpperCase() + after.slice(1) };
}
