import { existsSync, readFileSync } from 'node:fs';
import {
  type Game,
  type Happened,
  isRefusal,
  LANGS,
  type Lang,
  type MatchRecord,
  readerIn,
  readRecord,
  replay,
  seenBy,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';

const WATCHING = 'spectator';

/** The log of a match as somebody reads who only watches, a line for each thing that is told. */
export function logOf(game: Game, record: MatchRecord, lang: Lang): string {
  const lines: string[] = [];
  for (const moment of replay(game, record)) {
    if (isRefusal(moment)) throw new Error('the record cannot be played again');
    lines.push(...moment.happened.flatMap((one) => linesOf(game, one, lang)));
    const { outcome, state } = moment.match;
    if (outcome !== undefined)
      lines.push(game.text[lang].outcome(outcome, game.view(state, WATCHING), readerIn(WATCHING)));
  }
  return `${lines.join('\n')}\n`;
}

function linesOf(game: Game, one: Happened, lang: Lang): readonly string[] {
  const view = game.view(one.state, WATCHING);
  return seenBy(game, [one], WATCHING).flatMap((event) => game.text[lang].event(event, view, readerIn(WATCHING)) ?? []);
}

/** The file of a kept log: `<name>.pl.log`. */
export function keptLogFile(name: string, lang: Lang): string {
  return `${name}.${lang}.log`;
}

/** The logs of kept matches, in words beside the records: who changes how something is told sees it here. */
export function keptLogs(game: Game, folder: URL, names: readonly string[]): void {
  const kept = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  describe.each(names)('the log of the kept match %s', (name) => {
    test.each(LANGS)('tells the same in %s', (lang) => {
      const record = readRecord(kept(`./${name}.record.json`));
      if (isRefusal(record)) throw new Error(`the record of ${name} cannot be read`);
      expect(existsSync(new URL(keptLogFile(name, lang), folder))).toBe(true);
      expect(logOf(game, record, lang)).toBe(kept(keptLogFile(name, lang)));
    });
  });
}
