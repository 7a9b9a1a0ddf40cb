/** A question in words: `Banzai!: +2 military, whom?`, and under it what will happen. */
export interface Prompt {
  /** What asks: a card, a ring, a step of the round. Stands before the colon, so it is never declined. */
  readonly source?: string;
  /** What it does and what is asked, in at most about 60 characters. */
  readonly ask: string;
  /** What will happen, with numbers, in at most about 120 characters together. */
  readonly follows?: readonly Consequence[];
}

/** One short sentence about what follows; a `loss` is something the seat gives up or may lose. */
export interface Consequence {
  readonly is: 'fact' | 'loss';
  readonly text: string;
}

/** What a thing does now, beside the thing. */
export interface Tip {
  readonly title: string;
  readonly text: string;
}

/** The first line of a prompt. */
export function promptLine({ source, ask }: Prompt): string {
  return source === undefined ? ask : `${source}: ${ask}`;
}

/** The second line of a prompt; empty where there is nothing to say. */
export function consequenceLine({ follows = [] }: Prompt): string {
  return follows.map(({ text }) => text).join(' ');
}
