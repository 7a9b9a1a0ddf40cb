import { writeFileSync } from 'node:fs';
import {
  fingerprint,
  type Game,
  imagine,
  isAccepted,
  isRefusal,
  LANGS,
  type Match,
  type MatchRecord,
  nextStart,
  present,
  questionFor,
  Recorder,
  randomOf,
  refusalText,
  replay,
  type Start,
  seatsOf,
  waitingFor,
  writeRecord,
} from '@kronika/kernel';
import { keptLogFile, logOf } from './kept-logs.ts';

/** A match to keep, and how it is called: it begins with this setup, or goes on with what a match before it handed on. */
export type ToKeep =
  | { readonly name: string; readonly setup: object }
  | { readonly name: string; readonly after: string };

/** How many positions a bot may look at for an answer. */
const NODES = 100;

/** Plays these matches by the rules of now and writes them down, with what they came to and their logs in words. */
export function keep(game: Game, folder: URL, kept: readonly ToKeep[], bot: string): void {
  const expected: Record<string, { readonly outcome: string; readonly events: string }> = {};
  const starts = new Map<string, Start>();
  for (const next of kept) {
    const { name } = next;
    const start: Start =
      'after' in next
        ? present(starts.get(next.after), `what ${next.after} handed on`)
        : { is: 'setup', setup: next.setup };
    const { record, match } = played(game, name, start, bot);
    const following = nextStart(game, record, match);
    if (!isRefusal(following)) starts.set(name, following);
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
function played(game: Game, name: string, start: Start, bot: string): { record: MatchRecord; match: Match } {
  const begun = Recorder.begin(game, start, `kept/${name}`);
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
  return { record: recorder.record(), match: recorder.match };
}
