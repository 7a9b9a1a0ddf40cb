import type { Phrase } from '@kronika/kernel';
import type { Annal } from '@kronika/oath';
import type { HistoryModule } from '../../history/history-module.ts';
import { OATH_SIDES } from './sides.ts';

/** How a game of Oath is won. */
export const WAYS: Readonly<Record<Annal['how'], Phrase>> = {
  usurper: { pl: 'Uzurpator', en: 'Usurper' },
  visionary: { pl: 'spełniona Wizja', en: 'a Vision fulfilled' },
  stableRegime: { pl: 'Stabilny Reżim', en: 'Stable Regime' },
  successor: { pl: 'Następca', en: 'Successor' },
  exhaustion: { pl: 'koniec ósmej rundy', en: 'end of the eighth round' },
};

/** Oath: one plays as the Chancellor, a Citizen or an Exile, and each has ways of their own to win. */
export const oathHistory: HistoryModule = {
  sides: Object.entries(OATH_SIDES).map(([id, side]) => ({ id, ...side })),
  titles: {
    wins: { pl: 'Wygrane według roli', en: 'Wins by role' },
    matrix: { pl: 'Rola przeciw roli', en: 'Role against role' },
  },
  own: { pl: 'twoja rola na końcu', en: 'your role at the end' },
  others: { pl: 'rola przeciwnika', en: 'opposing role' },
  splitBy: 'seats',
  score: { pl: 'obszary, relikty i sztandary', en: 'sites, relics and banners' },
  ways: { ...WAYS, everybodyLeft: { pl: 'inni zrezygnowali', en: 'the others left' } },
};
