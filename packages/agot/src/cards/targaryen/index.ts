import type { AgotDefinition } from '../../rules/card-definition.ts';
import * as others from './characters-others.ts';
import * as unique from './characters-unique.ts';
import * as events from './events.ts';
import * as places from './places-and-things.ts';

export const targaryenCards: Readonly<Record<string, AgotDefinition>> = {
  'daenerys-targaryen': unique.daenerysTargaryen,
  drogon: unique.drogon,
  'khal-drogo': unique.khalDrogo,
  'magister-illyrio': unique.magisterIllyrio,
  rhaegal: unique.rhaegal,
  'ser-jorah-mormont': unique.serJorahMormont,
  viserion: unique.viserion,
  'viserys-targaryen': unique.viserysTargaryen,
  handmaiden: others.handmaiden,
  'targaryen-loyalist': others.targaryenLoyalist,
  unsullied: others.unsullied,
  'drogos-arakh': places.drogosArakh,
  'plaza-of-punishment': places.plazaOfPunishment,
  'dothraki-sea': places.dothrakiSea,
  'illyrios-estate': places.illyriosEstate,
  dracarys: events.dracarys,
  'fire-and-blood': events.fireAndBlood,
  'waking-the-dragon': events.wakingTheDragon,
};
