import { type Lang, type Phrase, printedId } from '@kronika/kernel';
import { factOf } from '../../cards/fact.ts';
import type { CardText, CardTexts, TextLine } from '../card-text.ts';
import { cardName } from '../names.ts';

/** A faction card has no text: it says whose cards a deck may hold. */
const NOTHING: CardText = { en: [], pl: [] };

const RELATIONS = {
  supports: { en: 'Supports', pl: 'Wspiera' },
  rivals: { en: 'Rivals', pl: 'Rywalizuje z' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** Whom the title supports and who its rivals are, as its facts say (AGOT-SUPPORT-a, AGOT-RIVAL-a). */
function relations(id: string, lang: Lang): readonly TextLine[] {
  const fact = factOf(printedId(id));
  if (fact.type !== 'title') return [];
  return (['supports', 'rivals'] as const).map((relation) => {
    const names = fact[relation].map((other) => cardName(factOf(other))[lang]);
    return { text: `${RELATIONS[relation][lang]}: ${names.join(', ')}.` };
  });
}

export const titlesTexts: CardTexts = {
  'master-of-whispers': {
    en: [
      { text: 'You may apply your [intrigue] claim to any number of opponents of your choice.' },
      { text: 'Your side has +1 STR in [intrigue] challenges in which you have a participating character.' },
      ...relations('master-of-whispers', 'en'),
    ],
    pl: [
      { text: 'Możesz zastosować swoje roszczenia [intrigue] wobec dowolnej liczby wybranych przeciwników.' },
      { text: 'Twoja strona ma +1 do SIŁY w wyzwaniach [intrigue], w których uczestniczy twoja postać.' },
      ...relations('master-of-whispers', 'pl'),
    ],
  },
  'master-of-ships': {
    en: [
      { text: 'Your claim is 1 higher in [military] challenges in which you attack a rival.' },
      { text: 'Your side has +1 STR in [military] challenges in which you have a participating character.' },
      ...relations('master-of-ships', 'en'),
    ],
    pl: [
      { text: 'Twoje roszczenia są o 1 większe w wyzwaniach [military], w których atakujesz rywala.' },
      { text: 'Twoja strona ma +1 do SIŁY w wyzwaniach [military], w których uczestniczy twoja postać.' },
      ...relations('master-of-ships', 'pl'),
    ],
  },
  'hand-of-the-king': {
    en: [
      { text: 'In the challenges phase you may initiate one more [power] challenge, against another opponent.' },
      { text: 'Your side has +1 STR in [power] challenges in which you have a participating character.' },
      ...relations('hand-of-the-king', 'en'),
    ],
    pl: [
      { text: 'Podczas fazy wyzwań możesz zainicjować dodatkowe wyzwanie [power], przeciwko innemu przeciwnikowi.' },
      { text: 'Twoja strona ma +1 do SIŁY w wyzwaniach [power], w których uczestniczy twoja postać.' },
      ...relations('hand-of-the-king', 'pl'),
    ],
  },
  'master-of-coin': {
    en: relations('master-of-coin', 'en'),
    pl: relations('master-of-coin', 'pl'),
  },
  'master-of-laws': {
    en: [{ text: 'You draw 1 card more in the draw phase.' }, ...relations('master-of-laws', 'en')],
    pl: [{ text: 'Podczas fazy dobierania dobierasz o 1 kartę więcej.' }, ...relations('master-of-laws', 'pl')],
  },
  'crown-regent': {
    en: [{ text: 'You may redirect 1 challenge each round.' }, { text: 'Adds 2 STR to your total for dominance.' }],
    pl: [
      { text: 'Raz na rundę możesz przekierować 1 wyzwanie.' },
      { text: 'Dodaje 2 SIŁY do twojej sumy przy ustalaniu dominacji.' },
    ],
  },
  'house-stark': NOTHING,
  'house-lannister': NOTHING,
  'house-baratheon': NOTHING,
  'house-greyjoy': NOTHING,
  'house-tyrell': NOTHING,
  'house-martell': NOTHING,
  'house-targaryen': NOTHING,
  'the-nights-watch': NOTHING,
};
