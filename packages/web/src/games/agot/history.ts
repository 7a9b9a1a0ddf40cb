import type { HistoryModule } from '../../history/history-module.ts';
import { AGOT_SIDES } from './sides.ts';

/** A Game of Thrones: one plays as a faction, and wins by power or as the last one at the table. */
export const agotHistory: HistoryModule = {
  sides: Object.entries(AGOT_SIDES).map(([id, side]) => ({ id, ...side })),
  titles: {
    wins: { pl: 'Wygrane według stronnictwa', en: 'Wins by faction' },
    matrix: { pl: 'Stronnictwo przeciw stronnictwu', en: 'Faction against faction' },
  },
  own: { pl: 'twoje stronnictwo', en: 'your faction' },
  others: { pl: 'stronnictwo przeciwnika', en: 'opposing faction' },
  splitBy: 'seats',
  score: { pl: 'władza', en: 'power' },
  ways: {
    powerVictory: { pl: '15 władzy', en: '15 power' },
    lastStanding: { pl: 'nikt inny nie został w grze', en: 'nobody else was left' },
  },
};
