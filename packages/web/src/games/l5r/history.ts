import type { HistoryModule } from '../../history/history-module.ts';
import { L5R_SIDES } from './sides.ts';

/** Legend of the Five Rings: one plays as a clan, and wins by stronghold, by honor or by a card. */
export const l5rHistory: HistoryModule = {
  sides: Object.entries(L5R_SIDES).map(([id, side]) => ({ id, ...side })),
  titles: {
    wins: { pl: 'Wygrane według klanu', en: 'Wins by clan' },
    matrix: { pl: 'Klan przeciw klanowi', en: 'Clan against clan' },
  },
  own: { pl: 'twój klan', en: 'your clan' },
  others: { pl: 'klan przeciwnika', en: 'opposing clan' },
  splitBy: 'order',
  ways: {
    strongholdBroken: { pl: 'zniszczona prowincja twierdzy', en: 'stronghold province broken' },
    honorVictory: { pl: '25 honoru', en: '25 honor' },
    dishonorDefeat: { pl: 'utrata całego honoru', en: 'all honor lost' },
    cardVictory: { pl: 'efekt karty', en: 'effect of a card' },
  },
};
