import type { Phrase } from '@kronika/kernel';
import type { Edict } from '../../cards/pictograms.ts';

/** What holds for everybody while a card says so. */
export const EDICT_WORDS: Readonly<Record<Edict, Phrase>> = {
  discardsFaceUp: { pl: 'wszystkie karty odrzuca się odkryte', en: 'all cards are discarded face up' },
  noReplacementsOrBenefits: {
    pl: 'nikt nie zagrywa nagłych zamian ani korzyści',
    en: 'nobody plays instant replacements or benefits',
  },
  noCopiesOfDiscarded: {
    pl: 'nikt nie zagrywa kopii karty, która leży odkryta na jego stosie',
    en: 'nobody plays a copy of a card that lies face up in their own discard pile',
  },
  handsAreSafe: {
    pl: 'nikt nie ogląda cudzej ręki ani nie zmusza innych do odrzucania',
    en: 'nobody looks at another hand or makes others discard',
  },
  noWoundsFromEmptyDeck: {
    pl: 'pusta talia nie zadaje Ci ran',
    en: 'you take no wounds from an empty deck',
  },
  chosenTypeBanned: { pl: 'w tej turze nikt nie zagrywa kart tego typu', en: 'nobody plays that type this turn' },
  namedCardsBanned: { pl: 'w tej turze nikt nie zagrywa nazwanych kart', en: 'nobody plays the named cards this turn' },
};
