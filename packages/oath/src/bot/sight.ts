import type { Game, Match, Question, Random, SeatId } from '@kronika/kernel';
import type { OathSetup } from '../setup.ts';
import type { Oath } from '../state.ts';
import type { OathView } from '../view.ts';

/** The game without its bots, by which a bot tries things out. */
export type Rules = Game<Oath, OathSetup, OathView>;

/**
 * What the bot looks at: a match that agrees with all its seat may know, in which it can try its answers. Nothing that
 * it weighs depends on cards that were dealt anew there.
 */
export interface Sight {
  readonly rules: Rules;
  readonly match: Match<Oath>;
  readonly state: Oath;
  readonly seat: SeatId;
  readonly question: Question;
  readonly random: Random;
  /** How many answers may still be tried. */
  readonly tries: { left: number };
}
