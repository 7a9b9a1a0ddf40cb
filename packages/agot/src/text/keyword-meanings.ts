import type { Phrase } from '@kronika/kernel';
import type { PlainKeyword } from '../cards/keywords.ts';

/** What a keyword does when its turn comes, in one line. */
export const KEYWORD_MEANINGS: Readonly<Partial<Record<PlainKeyword, Phrase>>> = {
  insight: { pl: 'Zwycięzca dobiera karty.', en: 'The winner draws cards.' },
  intimidate: { pl: 'Postać pokonanego klęka.', en: 'One of the loser’s characters kneels.' },
  pillage: { pl: 'Pokonany odrzuca karty z talii.', en: 'The loser discards from the deck.' },
  renown: { pl: 'Postaci zwycięzcy zyskują władzę.', en: 'The winner’s characters gain power.' },
};
