import type { Phrase, PrintedId, SpeakingCard } from '@kronika/kernel';

/** How one recognizes a card that speaks about what an entry is about: by its keyword, or by words of its English text. */
export type Sign = { readonly keyword: string } | { readonly words: RegExp };

/** A paragraph of a card's text. */
export interface SpokenLine {
  /** What the words of a sign are looked for in. */
  readonly sought: string;
  /** As it is read aloud; worked out only of what is found. */
  said(): Phrase;
}

/** What a card has to say. */
export interface SpokenCard {
  readonly printed: PrintedId;
  /** Its keywords; those that begin alike are kinds of one: `noAttachments`, `noAttachmentsExcept`. */
  readonly keywords: readonly { readonly is: string; readonly name: Phrase }[];
  lines(): readonly SpokenLine[];
}

/** The cards that bear one of the signs, each with what it says by the first of them. */
export function cardsWithSigns(signs: readonly Sign[], cards: readonly SpokenCard[]): readonly SpeakingCard[] {
  return cards.flatMap((card) => {
    for (const sign of signs) {
      const text = 'keyword' in sign ? keywordOf(card, sign.keyword) : lineWith(card, sign.words);
      if (text !== undefined) return [{ printed: card.printed, text }];
    }
    return [];
  });
}

function keywordOf({ keywords }: SpokenCard, wanted: string): Phrase | undefined {
  return keywords.find(({ is }) => is.startsWith(wanted))?.name;
}

function lineWith(card: SpokenCard, words: RegExp): Phrase | undefined {
  return card
    .lines()
    .find(({ sought }) => words.test(sought))
    ?.said();
}
