import type { AgotDefinition } from '../../rules/card-definition.ts';
import * as characters from './characters.ts';
import * as events from './events.ts';
import * as places from './places-and-things.ts';

export const tyrellCards: Readonly<Record<string, AgotDefinition>> = {
  left: characters.left,
  right: characters.right,
  'maester-lomys': characters.maesterLomys,
  'margaery-tyrell': characters.margaeryTyrell,
  'paxter-redwyne': characters.paxterRedwyne,
  'randyll-tarly': characters.randyllTarly,
  'the-knight-of-flowers': characters.theKnightOfFlowers,
  'the-queen-of-thorns': characters.theQueenOfThorns,
  'garden-caretaker': characters.gardenCaretaker,
  'olennas-informant': characters.olennasInformant,
  'wardens-of-the-reach': characters.wardensOfTheReach,
  heartsbane: places.heartsbane,
  highgarden: places.highgarden,
  'the-mander': places.theMander,
  'rose-garden': places.roseGarden,
  'growing-strong': events.growingStrong,
  'olennas-cunning': events.olennasCunning,
  'the-bear-and-the-maiden-fair': events.theBearAndTheMaidenFair,
};
