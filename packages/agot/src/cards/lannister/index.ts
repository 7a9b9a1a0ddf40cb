import type { AgotDefinition } from '../../rules/card-definition.ts';
import * as others from './characters-others.ts';
import * as unique from './characters-unique.ts';
import * as events from './events.ts';
import * as places from './places-and-things.ts';

export const lannisterCards: Readonly<Record<string, AgotDefinition>> = {
  'cersei-lannister': unique.cerseiLannister,
  'joffrey-baratheon': unique.joffreyBaratheon,
  'ser-jaime-lannister': unique.serJaimeLannister,
  'the-tickler': unique.theTickler,
  'tyrion-lannister': unique.tyrionLannister,
  'tywin-lannister': unique.tywinLannister,
  'gold-cloaks': others.goldCloaks,
  'lannisport-merchant': others.lannisportMerchant,
  'the-queens-assassin': others.theQueensAssassin,
  'widows-wail': places.widowsWail,
  'casterly-rock': places.casterlyRock,
  lannisport: places.lannisport,
  'western-fiefdom': places.westernFiefdom,
  'hear-me-roar': events.hearMeRoar,
  'the-things-i-do-for-love': events.theThingsIDoForLove,
  treachery: events.treachery,
};
