import { fits, isAnswerable, type Match, randomAnswer, randomOf, tableFaults, waitingFor } from '@kronika/kernel';
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
  return matchesOf(playthrough).flatMap((match) => {
    const at = placeOf(playthrough, match);
    const waiting = waitingFor(match).length;
    if (match.outcome !== undefined) return match.open.length === 0 ? [] : [`${at}: over, and yet somebody is asked`];
    if (waiting === 0) return [`${at}: not over, and nobody is asked`];
    const asked = match.offer === undefined ? match.open : [...match.open, { question: match.offer.withdraw }];
    return asked
      .filter(({ question }) => !isAnswerable(question) || fits(question, randomAnswer(question, random)) !== undefined)
      .map(({ question }) => `${at}: nothing can be answered to ${question.message.key}`);
  });
}

/** The rules of the game and of the table hold at every decision. */
export function contradictionFaults(playthrough: Playthrough): readonly string[] {
  const { game } = playthrough;
  return matchesOf(playthrough).flatMap((match) =>
    [...game.faults(match.state), ...(game.cards === undefined ? [] : tableFaults(game.cards.table(match.state)))].map(
      (fault) => `${placeOf(playthrough, match)}: ${fault}`,
    ),
  );
}

/** Where in which playthrough something was found. */
export function placeOf({ seed }: Playthrough, match: Match): string {
  return `seed ${seed}, after decision ${match.decisions}`;
}
