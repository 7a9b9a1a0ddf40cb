import type { AgotDefinition } from '../../rules/card-definition.ts';
import * as others from './characters-others.ts';
import * as unique from './characters-unique.ts';
import * as events from './events.ts';
import * as places from './places-and-things.ts';

export const baratheonCards: Readonly<Record<string, AgotDefinition>> = {
  'maester-cressen': unique.maesterCressen,
  melisandre: unique.melisandre,
  'robert-baratheon': unique.robertBaratheon,
  'selyse-baratheon': unique.selyseBaratheon,
  'ser-davos-seaworth': unique.serDavosSeaworth,
  'shireen-baratheon': unique.shireenBaratheon,
  'stannis-baratheon': unique.stannisBaratheon,
  'fiery-followers': others.fieryFollowers,
  'kings-hunting-party': others.kingsHuntingParty,
  'dragonstone-faithful': others.dragonstoneFaithful,
  'vanguard-lancer': others.vanguardLancer,
  lightbringer: places.lightbringer,
  'dragonstone-port': places.dragonstonePort,
  'chamber-of-the-painted-table': places.chamberOfThePaintedTable,
  'the-red-keep': places.theRedKeep,
  'consolidation-of-power': events.consolidationOfPower,
  'ours-is-the-fury': events.oursIsTheFury,
  'seen-in-flames': events.seenInFlames,
};
