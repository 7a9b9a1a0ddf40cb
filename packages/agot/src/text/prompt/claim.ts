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

/** The same of an opponent; of one who is known, with how much power the faction card has that could be taken. */
export function claimOnThem(type: ChallengeType, claim: number, taken?: number): Phrase {
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
    case 'power': {
      const most = Math.min(claim, taken ?? claim);
      return most === 0
        ? { pl: 'Wygrana: nie ma władzy do odebrania.', en: 'Won: they have no power to take.' }
        : {
            pl: `Wygrana: odbierasz ${powerWord('pl', most)}.`,
            en: `Won: you take ${powerWord('en', most)} from them.`,
          };
    }
  }
}
