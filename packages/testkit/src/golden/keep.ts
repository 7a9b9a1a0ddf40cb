import { writeFileSync } from 'node:fs';
import {
  fingerprint,
  type Game,
  imagine,
  isAccepted,
  isRefusal,
  LANGS,
  type MatchRecord,
  present,
  questionFor,
  Recorder,
  randomOf,
  refusalText,
  replay,
  seatsOf,
  waitingFor,
  writeRecord,
} from '@kronika/kernel';
import { keptLogFile, logOf } from './kept-logs.ts';

/** A match to keep, and how it is called. */
export interface ToKeep {
  readonly name: string;
  readonly setup: object;
}

/** How many positions a bot may look at for an answer. */
const NODES = 100;

/** Plays these matches by the rules of now and writes them down, with what they came to and their logs in words. */
export function keep(game: Game, folder: URL, kept: readonly ToKeep[], bot: string): void {
  const expected: Record<string, { readonly outcome: string; readonly events: string }> = {};
  for (const { name, setup } of kept) {
    const record = played(game, { name, setup }, bot);
    const moments = [...replay(game, record)].filter(isAccepted);
    const events = moments.flatMap(({ happened }) => happened.map(({ event }) => event));
    const outcome = present(moments.at(-1)?.match.outcome, `the end of ${name}`);
    expected[name] = { outcome: outcome.reason.key, events: fingerprint(events) };
    writeFileSync(new URL(`${name}.record.json`, folder), writeRecord(record));
    for (const lang of LANGS) writeFileSync(new URL(keptLogFile(name, lang), folder), logOf(game, record, lang));
  }
  writeFileSync(new URL('expected.json', folder), `${JSON.stringify(expected, undefined, 2)}\n`);
}

/** A whole match between bots. */
function played(game: Game, { name, setup }: ToKeep, bot: string): MatchRecord {
  const begun = Recorder.begin(game, { is: 'setup', setup }, `kept/${name}`);
  if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
  const { recorder } = begun;
  const chances = seatsOf(recorder.match.seats).map((seat) => randomOf(`kept/${name}/${seat}`));
  const player = present(game.bots[bot], `the bot ${bot}`);
  while (recorder.match.outcome === undefined) {
    const { match } = recorder;
    const seat = present(waitingFor(match)[0], 'a seat that is asked');
    const random = present(chances[seat], 'its chance');
    const answer = player.answer({
      view: game.view(match.state, seat, match.stack),
      question: present(questionFor(match, seat), 'its question'),
      nodes: NODES,
      random,
      imagine: () => imagine(game, match, seat, random),
    });
    const next = recorder.decide({ seat, asked: match.asked, answer });
    if (isRefusal(next)) throw new Error(refusalText(next, 'en'));
  }
  return recorder.record();
}
