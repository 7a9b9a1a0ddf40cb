import type { Lang } from '@kronika/kernel';

export interface BringWords {
  readonly yourDeck: string;
  readonly loadingDecks: string;
}

export const BRING_WORDS: Readonly<Record<Lang, BringWords>> = {
  pl: { yourDeck: 'Twoja talia', loadingDecks: 'Wczytuję talie…' },
  en: { yourDeck: 'Your deck', loadingDecks: 'Loading the decks…' },
};
