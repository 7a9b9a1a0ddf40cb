import type { Compendium, Lang, Phrase, PrintedId, RulesEntry, WorkedExample } from '@kronika/kernel';
import type { ReactNode } from 'react';

/** A card whose text speaks about a rule, and the sentence that does. */
export interface SpeakingCard {
  readonly printed: PrintedId;
  readonly text: Phrase;
}

/** What a game brings to its compendium: the words, and how its cards are drawn among them. */
export interface RulesModule {
  readonly compendium: Compendium;
  nameOf(printed: PrintedId): Phrase;
  /** The cards whose text speaks about what the entry is about. */
  cardsAbout(entry: RulesEntry): readonly SpeakingCard[];
  /** A card where there is no room for its face. */
  Thumb(props: { readonly printed: PrintedId }): ReactNode;
  /** The cards of an example, as they lie there, and what they add up to. */
  Scene(props: { readonly example: WorkedExample; readonly lang: Lang }): ReactNode;
}
