import type { Compendium, Lang, Phrase, PrintedId, RulesEntry, SpeakingCard, WorkedExample } from '@kronika/kernel';
import type { ReactNode } from 'react';

/** What a game brings to its compendium: the words, and how its cards are drawn among them. */
export interface RulesModule {
  readonly compendium: Compendium;
  /** Where the rules come from, and which book wins. */
  readonly source: Phrase;
  /** What numbers look like in this game: of a step, and of a keyword. */
  readonly numbers: { readonly step: string; readonly keyword: string };
  nameOf(printed: PrintedId): Phrase;
  /** The cards whose text speaks about what the entry is about. */
  cardsAbout(entry: RulesEntry): readonly SpeakingCard[];
  /** A card where there is no room for its face. */
  Thumb(props: { readonly printed: PrintedId }): ReactNode;
  /** The cards of an example, as they lie there, and what they add up to. */
  Scene(props: { readonly example: WorkedExample; readonly lang: Lang }): ReactNode;
}
