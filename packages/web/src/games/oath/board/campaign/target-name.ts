import type { Lang } from '@kronika/kernel';
import type { OathView, Target } from '@kronika/oath';
import { nameOfCard } from '../../cards/names.ts';
import { printedIn } from '../find-card.ts';
import { BOARD_WORDS } from '../words.ts';

/** What a campaign is about, by name. */
export function targetName(view: OathView, target: Target, lang: Lang): string {
  const words = BOARD_WORDS[lang];
  switch (target.is) {
    case 'site': {
      const site = view.sites.find(({ slot }) => slot === target.slot)?.site;
      return site?.known === true ? nameOfCard(site.printed)[lang] : words.unknownSite;
    }
    case 'relic': {
      const printed = printedIn(view, target.card);
      return printed === undefined ? words.backs.relic : nameOfCard(printed)[lang];
    }
    case 'banner':
      return words.banners[target.banner];
    case 'pawn':
      return words.campaign.pawnTarget;
  }
}
