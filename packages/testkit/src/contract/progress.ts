import {
  contradictionsIn,
  fits,
  isAnswerable,
  type Match,
  type Random,
  randomAnswer,
  randomOf,
  waitingFor,
} from '@kronika/kernel';
import { matchesOf, type Playthrough } from '../play/playthrough.ts';

/** The match ends before its cap of decisions. */
export function endlessFaults(playthrough: Playthrough): readonly string[] {
  const last = matchesOf(playthrough).at(-1);
  return last?.outcome === undefined
    ? [`seed ${playthrough.seed}: no end after ${playthrough.turns.length} decisions`]
    : [];
}

/** There is always somebody to answer, with something to answer, or an outcome; never both. */
export function stuckFaults(playthrough: Playthrough): readonly string[] {
  const random = randomOf(`${playthrough.seed}/stuck`);
  return matchesOf(playthrough).flatMap((match) =>
    stuckIn(match, random).map((fault) => `${placeOf(playthrough, match)}: ${fault}`),
  );
}

/** Why the match cannot go on, although it is not over. */
export function stuckIn(match: Match, random: Random): readonly string[] {
  if (match.outcome !== undefined) return match.open.length === 0 ? [] : ['over, and yet somebody is asked'];
  if (waitingFor(match).length === 0) return ['not over, and nobody is asked'];
  const asked = match.offer === undefined ? match.open : [...match.open, { question: match.offer.withdraw }];
  return asked
    .filter(({ question }) => !isAnswerable(question) || fits(question, randomAnswer(question, random)) !== undefined)
    .map(({ question }) => `nothing can be answered to ${question.message.key}`);
}

/** The rules of the game and of the table hold at every decision. */
export function contradictionFaults(playthrough: Playthrough): readonly string[] {
  const { game } = playthrough;
  return matchesOf(playthrough).flatMap((match) =>
    contradictionsIn(game, match).map((fault) => `${placeOf(playthrough, match)}: ${fault}`),
  );
}

/** Where in which playthrough something was found. */
export function placeOf({ seed }: Playthrough, match: Match): string {
  return `seed ${seed}, after decision ${match.decisions}`;
}
