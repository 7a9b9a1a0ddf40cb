import { weaponName } from '@kronika/senjutsu';
import type { HistoryModule } from '../../history/history-module.ts';
import { SENJUTSU_SIDES } from './sides.ts';

/** Senjutsu: one plays as a hero, and wins as the last one who stands. */
export const senjutsuHistory: HistoryModule = {
  sides: Object.entries(SENJUTSU_SIDES).map(([id, side]) => ({ id, ...side })),
  titles: {
    wins: { pl: 'Wygrane według bohatera', en: 'Wins by hero' },
    matrix: { pl: 'Bohater przeciw bohaterowi', en: 'Hero against hero' },
  },
  gear: {
    title: { pl: 'Wygrane według broni', en: 'Wins by weapon' },
    nameOf: (gear) => {
      const names = gear.split('+').map(weaponName);
      return { pl: names.map(({ pl }) => pl).join(' + '), en: names.map(({ en }) => en).join(' + ') };
    },
  },
  own: { pl: 'twój bohater', en: 'your hero' },
  others: { pl: 'bohater przeciwnika', en: 'opposing hero' },
  splitBy: 'seats',
  score: { pl: 'pozostałe życie', en: 'wounds left to take' },
  ways: {
    lastStanding: { pl: 'ostatni na polu walki', en: 'last one standing' },
    allFell: { pl: 'padli wszyscy', en: 'everybody fell' },
    foesDefeated: { pl: 'przeciwnicy SI pokonani', en: 'AI opponents defeated' },
    heroesDefeated: { pl: 'bohaterowie pokonani', en: 'heroes defeated' },
    contractsFulfilled: { pl: 'kontrakty wypełnione', en: 'contracts fulfilled' },
    fallenLeaderStruck: { pl: 'cios w poległego dowódcę', en: 'a fallen leader was struck' },
    hordeOver: { pl: 'koniec hordy', en: 'end of the horde' },
  },
};
