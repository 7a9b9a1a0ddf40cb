import { tictactoe } from '@kronika/examples';
import { begin, decide, type Game, isRefusal } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { LogBook } from './log-book.ts';

/** The same game, but nothing that happens in it has words. */
function wordless(beats: readonly string[]): Game {
  const { text, ...game } = tictactoe as Game;
  const silent = { event: () => undefined };
  return { ...game, text: { pl: { ...text.pl, ...silent }, en: { ...text.en, ...silent } }, beats: new Set(beats) };
}

function logOf(game: Game) {
  const begun = begin(game, { seats: 2 }, 'beats');
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  const next = decide(game, begun.match, { seat: 0, asked: begun.match.asked, answer: 0 });
  if (isRefusal(next)) throw new Error(JSON.stringify(next));
  const log = new LogBook(game);
  log.linesFor('spectator', () => undefined);
  log.write(next.happened, 1);
  return {
    log,
    lines: () => log.linesFor('spectator', () => undefined),
    kinds: next.happened.map(({ event }) => event.is),
  };
}

test('what has no words is kept only if boards follow it', () => {
  const { kinds } = logOf(wordless([]));

  expect(kinds.length).toBeGreaterThan(0);
  expect(logOf(wordless([])).lines()).toEqual([]);
  expect(
    logOf(wordless(kinds))
      .lines()
      .map(({ is }) => is),
  ).toEqual(kinds.map(() => 'beat'));
});

test('what is taken back takes its beats along', () => {
  const { kinds } = logOf(wordless([]));
  const { log, lines } = logOf(wordless(kinds));
  log.rewind(0);

  expect(lines()).toEqual([]);
});
