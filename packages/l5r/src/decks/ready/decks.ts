import { crabWall } from './crab-wall.ts';
import { craneCourt } from './crane-court.ts';
import { dragonBlades } from './dragon-blades.ts';
import { lionHost } from './lion-host.ts';
import { phoenixRings } from './phoenix-rings.ts';
import type { ReadyDeck } from './ready-deck.ts';
import { scorpionSecrets } from './scorpion-secrets.ts';
import { STARTER_DECKS } from './starters.ts';
import { unicornCharge } from './unicorn-charge.ts';

/** A deck of our own for each clan, in the order of the clans. */
export const CLAN_DECKS: readonly ReadyDeck[] = [
  crabWall,
  craneCourt,
  dragonBlades,
  lionHost,
  phoenixRings,
  scorpionSecrets,
  unicornCharge,
];

/** All decks that come with the game. */
export const READY_DECKS: readonly ReadyDeck[] = [...STARTER_DECKS, ...CLAN_DECKS];
