import { symbolWord, type TextSymbol } from '@kronika/l5r';
import type { TextSymbols } from '../../../cards/CardText.tsx';
import type { IconName } from '../../../sprite/names.ts';
import { CLAN_BADGES, ELEMENT_BADGES } from '../badges.ts';

/** The picture of a symbol inside a text. */
const SYMBOL_ICONS: Readonly<Record<TextSymbol, IconName>> = {
  military: 'katana',
  political: 'handheld-fan',
  air: ELEMENT_BADGES.air.icon,
  earth: ELEMENT_BADGES.earth.icon,
  fire: ELEMENT_BADGES.fire.icon,
  water: ELEMENT_BADGES.water.icon,
  void: ELEMENT_BADGES.void.icon,
  crab: CLAN_BADGES.crab.icon,
  crane: CLAN_BADGES.crane.icon,
  dragon: CLAN_BADGES.dragon.icon,
  lion: CLAN_BADGES.lion.icon,
  phoenix: CLAN_BADGES.phoenix.icon,
  scorpion: CLAN_BADGES.scorpion.icon,
  unicorn: CLAN_BADGES.unicorn.icon,
};

/** How the symbols stand in texts. The full stop of an abbreviated word also ends a sentence. */
export const TEXT_SYMBOLS: TextSymbols<TextSymbol> = {
  icons: SYMBOL_ICONS,
  pictured: ['military', 'political'],
  wordOf: (symbol, _, after, lang) => {
    const word = symbolWord(symbol, lang);
    return after.startsWith('.') && word.endsWith('.') ? word.slice(0, -1) : word;
  },
};
