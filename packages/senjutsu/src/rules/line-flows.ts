import { attack } from './attack.ts';
import { blocked } from './block.ts';
import { collide } from './collision.ts';
import { counter } from './counter.ts';
import { deeds } from './deeds.ts';
import { playingFound } from './found.ts';
import { lines } from './lines.ts';
import { moving } from './move.ts';
import { everyone } from './perform/everyone.ts';
import { looking } from './perform/looking.ts';
import { naming } from './perform/naming.ts';
import { searching } from './perform/searching.ts';
import { pushing } from './push.ts';
import { forcing } from './push-turn.ts';
import { card, segment } from './segment.ts';

/** The flows of cards, lines and everything a line can do. */
export const LINE_FLOWS = [
  segment,
  card,
  lines,
  deeds,
  attack,
  blocked,
  counter,
  moving,
  pushing,
  forcing,
  collide,
  searching,
  looking,
  naming,
  everyone,
  playingFound,
] as const;
