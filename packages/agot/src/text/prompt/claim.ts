import type { Phrase } from '@kronika/kernel';
import type { ChallengeType } from '../../cards/fact.ts';
import { cardsWord, charactersWord, powerWord } from '../amounts.ts';

/** What a claim of so much takes from whoever loses, said to that player. */
export function claimOnYou(type: ChallengeType, claim: number): Phrase {
  switch (type) {
    case 'military':
      return {
        pl: `Przegrana: zabijasz ${charactersWord('pl', claim)}.`,
        en: claim === 1 ? 'Lost: 1 of your characters dies.' : `Lost: ${claim} of your characters die.`,
      };
    case 'intrigue':
      return {
        pl: `Przegrana: tracisz losowo ${cardsWord('pl', claim)} z ręki.`,
        en: `Lost: you discard ${cardsWord('en', claim)} at random.`,
      };
    case 'power':
      return {
        pl: `Przegrana: oddajesz ${powerWord('pl', claim)}.`,
        en: `Lost: you give up ${powerWord('en', claim)}.`,
      };
  }
}

/** The same of an opponent. */
export function claimOnThem(type: ChallengeType, claim: number): Phrase {
  switch (type) {
    case 'military':
      return {
        pl: `Wygrana: przeciwnik zabija ${charactersWord('pl', claim)}.`,
        en: claim === 1 ? 'Won: 1 of their characters dies.' : `Won: ${claim} of their characters die.`,
      };
    case 'intrigue':
      return {
        pl: `Wygrana: przeciwnik losowo traci ${cardsWord('pl', claim)}.`,
        en: `Won: they discard ${cardsWord('en', claim)} at random.`,
      };
    case 'power':
      return {
        pl: `Wygrana: odbierasz ${powerWord('pl', claim)}.`,
        en: `Won: you take ${powerWord('en', claim)} from them.`,
      };
  }
}
