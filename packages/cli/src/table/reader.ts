import { present } from '@kronika/kernel';
import type { Terminal } from '../terminal/terminal.ts';
import { wordsIn } from '../text/words-in.ts';
import { decisionsIn, type Page, pageAfter, turned } from './pages.ts';
import { boardText, logLines, outcomeText, type Sight } from './show.ts';

/** A recorded match, laid open for a reader. */
export interface Reading {
  readonly sight: Sight;
  readonly pages: readonly Page[];
  readonly terminal: Terminal;
}

/** Prints the whole record, page by page. */
export function printAll(reading: Reading): void {
  for (const place of reading.pages.keys()) printPage(reading, place);
}

/** Prints the log up to a decision and the board after it. */
export function printUpTo(reading: Reading, decisions: number): void {
  const { pages, sight } = reading;
  const place = pageAfter(pages, decisions);
  const earlier = pages.slice(0, place).flatMap((page) => logLines(sight, page.happened));
  for (const line of earlier) reading.terminal.print(line);
  printPage(reading, place);
}

/** Lets the reader turn the pages until they have had enough. */
export async function leafThrough(reading: Reading): Promise<void> {
  const { pages, sight, terminal } = reading;
  const words = wordsIn(sight.lang).replay;
  let place = 0;
  printPage(reading, place);
  for (;;) {
    const line = (await terminal.ask(sight.paint.aside(`${words.keys} > `)))?.trim() ?? 'q';
    const to = turned(pages, place, line);
    if (to === 'quit') return;
    if (to === 'unclear') {
      terminal.print(words.unclear(line, decisionsIn(pages)));
      continue;
    }
    place = to;
    printPage(reading, place);
  }
}

function printPage({ pages, sight, terminal }: Reading, place: number): void {
  const words = wordsIn(sight.lang).replay;
  const { match, happened } = present(pages[place], 'a page');
  const heading = match.decisions === 0 ? words.start : words.decision(match.decisions, decisionsIn(pages));
  terminal.print(sight.paint.heading(`— ${heading} —`));
  for (const line of logLines(sight, happened)) terminal.print(line);
  terminal.print(`\n${boardText(sight, match)}\n`);
  if (place === pages.length - 1) terminal.print(sight.paint.good(outcomeText(sight, match) ?? words.unfinished));
}
