import { symbolWord, type TextSymbol } from '@kronika/agot';
import type { TextSymbols } from '../../../cards/CardText.tsx';
import { CHALLENGE_BADGES, FACTION_BADGES } from '../badges.ts';

/** How the symbols stand in texts. */
export const TEXT_SYMBOLS: TextSymbols<TextSymbol> = {
  icons: {
    military: CHALLENGE_BADGES.military.icon,
    intrigue: CHALLENGE_BADGES.intrigue.icon,
    power: CHALLENGE_BADGES.power.icon,
    stark: FACTION_BADGES.stark.icon,
    lannister: FACTION_BADGES.lannister.icon,
    baratheon: FACTION_BADGES.baratheon.icon,
    greyjoy: FACTION_BADGES.greyjoy.icon,
    tyrell: FACTION_BADGES.tyrell.icon,
    martell: FACTION_BADGES.martell.icon,
    targaryen: FACTION_BADGES.targaryen.icon,
    thenightswatch: FACTION_BADGES.thenightswatch.icon,
  },
  pictured: ['military', 'intrigue', 'power'],
  wordOf: (symbol, before, _, lang) => symbolWord(symbol, before, lang),
};
