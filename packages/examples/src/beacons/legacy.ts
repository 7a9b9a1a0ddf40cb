import type { SeatId } from '@kronika/kernel';
import * as z from 'zod';
import { SITES } from './island.ts';

/** More chapters are not counted. */
const MOST_CHAPTERS = 9999;

/** What a match hands on to the next one (BEA-NEXT-a, BEA-NEXT-b). */
export const legacySchema = z.strictObject({
  chapter: z.int().min(1).max(MOST_CHAPTERS),
  /** The beacons that are ruined when the match begins. */
  ruins: z.array(z.literal(SITES)).refine((ruins) => new Set(ruins).size === ruins.length, 'expected each beacon once'),
  /** How many chapters each seat has won. */
  wins: z.array(z.int().min(0).max(MOST_CHAPTERS)),
});

export type Legacy = z.infer<typeof legacySchema>;

export function firstChapter(seats: number): Legacy {
  return { chapter: 1, ruins: [], wins: Array.from({ length: seats }, () => 0) };
}

/** How a chapter ended. */
export interface ChapterEnd {
  readonly dark: Legacy['ruins'];
  readonly winners: readonly SeatId[];
}

/** What is handed on at the end of a chapter. */
export function nextChapter({ chapter, wins }: Legacy, { dark, winners }: ChapterEnd): Legacy {
  return {
    chapter: Math.min(chapter + 1, MOST_CHAPTERS),
    ruins: dark,
    wins: wins.map((won, seat) => won + (winners.some((winner) => winner === seat) ? 1 : 0)),
  };
}
