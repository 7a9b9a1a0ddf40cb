import {
  BEACONS_WORDS,
  type BeaconsSeatView,
  type BeaconsView,
  type Hex,
  KEEPER_WORDS,
  type SiteView,
  siteState,
  TOOL_WORDS,
} from '@kronika/examples';
import type { Lang } from '@kronika/kernel';
import { keeperOn } from './layout.ts';
import { BOARD_WORDS } from './words.ts';

/** A hex and all that stands on it, in words; people are called as the game calls their seats. */
export function hexLabel(view: BeaconsView, hex: Hex, lang: Lang): string {
  return [BOARD_WORDS[lang].hex(hex), ...contentsOf(view, hex, lang)].join(', ');
}

/** What stands on a hex. */
export function contentsOf(view: BeaconsView, hex: Hex, lang: Lang): readonly string[] {
  const words = BOARD_WORDS[lang];
  const keeper = keeperOn(view, hex);
  return [
    ...(view.rocks.includes(hex) ? [words.rock] : []),
    ...view.sites.filter((site) => site.hex === hex).map((site) => siteLabel(site, lang)),
    ...(keeper === undefined ? [] : [BEACONS_WORDS[lang].seat(keeper)]),
    ...view.shades.flatMap((at, shade) => (at === hex ? [words.shade(shade + 1)] : [])),
  ];
}

export function siteLabel(site: SiteView, lang: Lang): string {
  return `${BOARD_WORDS[lang].beaconOn(site.hex)}: ${siteState(BEACONS_WORDS[lang], site)}`;
}

/** What a keeper is and has, in a few words. */
export function keeperAbout({ keeper, tool }: Pick<BeaconsSeatView, 'keeper' | 'tool'>, lang: Lang): string {
  return `${KEEPER_WORDS[keeper].name[lang]} · ${TOOL_WORDS[tool].name[lang]}`;
}
