import { seated } from '@kronika/bots';
import {
  type FormatForm,
  formatOf,
  type Game,
  type Happened,
  isRefusal,
  type Lang,
  numberInSeries,
  type Recorder,
  type Refusal,
  refusalText,
  type SeatId,
  type Teams,
} from '@kronika/kernel';
import type { Context } from '../context.ts';
import { writeRecordFile } from '../record-file.ts';
import type { Seating } from '../request/seating.ts';
import { wordsIn } from '../text/words-in.ts';
import { playSession, type Session, tell } from './session.ts';

/** A match that is ready to be played at the terminal. */
export interface ReadyTable {
  readonly context: Context;
  readonly game: Game;
  readonly lang: Lang;
  readonly seating: Seating;
  readonly recorder: Recorder;
  /** What happened before the first question. */
  readonly happened: readonly Happened[];
  /** The file the match is kept in. */
  readonly save?: string;
}

/** Lets the person play, and keeps the match when they are done. */
export async function openTable(table: ReadyTable): Promise<Refusal | undefined> {
  const { game, lang, recorder } = table;
  const { terminal } = table.context;
  const { person, opponents } = table.seating;
  const { seed, start, end } = recorder.record();
  // What the bots draw goes on from the match as it is now, so a resumed match does not repeat their draws.
  const bots = opponents.map(({ seat, bot }) => seated({ seat, bot, seed: `${seed}/${end.decisions}` }));
  const session: Session = {
    sight: { game, viewer: person, lang, paint: terminal.paint },
    person,
    bots,
    recorder,
    terminal,
  };
  greet(table, seed, numberInSeries(start));
  tell(session, table.happened);
  const ending = await playSession(session);
  return keepRecord(table, ending);
}

function greet(
  { context: { terminal }, game, lang, seating, recorder }: ReadyTable,
  seed: string,
  number: number,
): void {
  const words = wordsIn(lang).play;
  const { person, opponents } = seating;
  const { format, teams } = termsOf(game, recorder);
  const seats = [
    { seat: person, line: words.you(person + 1) },
    ...opponents.map(({ seat, name }) => ({ seat, line: words.bot(seat + 1, name) })),
  ].toSorted((a, b) => a.seat - b.seat);
  const teamOf = (seat: SeatId): string => (teams === undefined ? '' : words.team((teams[seat] ?? 0) + 1));
  terminal.print(terminal.paint.heading(words.title(game.text[lang].name, seed)));
  if (number > 1) terminal.print(words.inSeries(number));
  if (format !== undefined && game.setup.formats.length > 1) terminal.print(words.format(format.name[lang]));
  for (const { seat, line } of seats) terminal.print(`${line}${teamOf(seat)}`);
  if (format?.opponents !== undefined) terminal.print(words.against(format.opponents.name[lang]));
}

/** Which format the match is played in, and who plays with whom; a described position does not say. */
function termsOf(game: Game, recorder: Recorder): { readonly format?: FormatForm; readonly teams?: Teams } {
  const { start } = recorder.record();
  const setup = start.is === 'setup' ? game.parseSetup(start.setup) : undefined;
  if (setup === undefined || isRefusal(setup)) return {};
  return { format: formatOf(game.setup, setup), ...(setup.teams === undefined ? {} : { teams: setup.teams }) };
}

/** Writes the match to its file; one without a file is offered to be kept when it was left before its end. */
async function keepRecord(table: ReadyTable, ending: 'over' | 'left'): Promise<Refusal | undefined> {
  const { terminal } = table.context;
  const words = wordsIn(table.lang);
  if (table.save !== undefined) return save(table, table.save);
  if (ending === 'over') return undefined;
  for (;;) {
    const file = ((await terminal.ask(words.play.saveTo)) ?? '').trim();
    if (file === '') {
      terminal.print(words.play.notSaved);
      return undefined;
    }
    const refusal = await save(table, file);
    if (refusal === undefined) return undefined;
    terminal.print(refusalText(refusal, table.lang));
  }
}

async function save({ context, recorder, lang }: ReadyTable, file: string): Promise<Refusal | undefined> {
  const words = wordsIn(lang);
  const refusal = await writeRecordFile(file, recorder.record({ match: 'stored' }), words);
  if (refusal === undefined) context.terminal.print(words.play.saved(file));
  return refusal;
}
