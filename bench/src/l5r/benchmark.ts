import {
  begin,
  decide,
  deepCopy,
  InvariantError,
  isRefusal,
  type Match,
  type Random,
  randomAnswer,
  randomOf,
  refusalText,
  viewOf,
} from '@kronika/kernel';
import { CLAN_DECKS, type L5rState, l5r, l5rLayer } from '@kronika/l5r';
import { actionsOf } from '@kronika/lcg';
import { choiceOf } from '../choice.ts';
import { bytesInMemory } from '../heap.ts';
import { batchOf, median, race, rate } from '../measure.ts';
import { playRandomly } from '../random-play.ts';
import { atMost, type Detail, type Findings } from '../result.ts';

/** Every clan meets the next one. */
const MATCHES = CLAN_DECKS.map(({ id }, i) => ({
  seed: `l5r/${i}`,
  setup: { seats: 2, decks: [id, CLAN_DECKS[(i + 1) % CLAN_DECKS.length]?.id ?? id] },
}));

/** A decision may cost a third of a move of tic-tac-toe. */
const DECISION_AIM = 1 / 3;
/** What a match in progress and the record of a whole one may take, in bytes. */
const MEMORY_AIM = 150_000;
const RECORD_AIM = 30_000;

/** How many decisions lead to the middle of a match. */
const MIDDLE = 150;

/**
 * What a decision costs in random games of all clans, with all options listed and all windows checked, beside a move
 * of tic-tac-toe on boardgame.io, which has neither; and where the time goes.
 */
export async function l5rBenchmark(): Promise<Findings> {
  const { playOnBoardgameIo } = await import('../tictactoe/boardgame-io.ts');
  const played = { games: 0, decisions: 0 };
  const { first, second } = race(
    () => {
      const choice = choiceOf('moves');
      return MATCHES.reduce((moves) => moves + playOnBoardgameIo(choice).moves, 0);
    },
    () => {
      const random = randomOf('decisions');
      const decisions = MATCHES.reduce((sum, match) => sum + playRandomly(l5r, match, random).match.decisions, 0);
      played.games += MATCHES.length;
      played.decisions += decisions;
      return decisions;
    },
    // A whole game of cards is much code: it takes some ten thousand decisions until it is as fast as it stays.
    { rounds: 9, milliseconds: 400, warmUps: 40 },
  );
  const { memory, record } = sizes();
  return {
    // boardgame.io's moves per second over our decisions per second: what one of ours costs in theirs.
    ratios: {
      'l5r/decision': atMost(DECISION_AIM, first / second),
      'l5r/memory': atMost(1, memory / MEMORY_AIM),
      'l5r/record': atMost(1, record / RECORD_AIM),
    },
    details: [
      { name: 'l5r: random games', value: second, unit: 'decisions/s' },
      { name: 'l5r: random games', value: (second * played.games) / played.decisions, unit: 'games/s' },
      { name: 'l5r: boardgame.io tic-tac-toe', value: first, unit: 'moves/s' },
      { name: 'l5r: a match in memory', value: memory, unit: 'bytes' },
      { name: 'l5r: the record of a whole match', value: record, unit: 'bytes' },
      ...costs(),
    ],
  };
}

function sizes(): { readonly memory: number; readonly record: number } {
  const records = MATCHES.map((match) => bytesOf(playRandomly(l5r, match, randomOf(match.seed)).record()));
  const middles = MATCHES.map((match) => playRandomly(l5r, match, randomOf(match.seed), MIDDLE).match);
  return {
    record: Math.max(...records),
    memory: bytesInMemory(40, (which) => deepCopy(middles[which % middles.length])),
  };
}

/** Where the time goes in the middle of a match. */
function costs(): readonly Detail[] {
  const [described] = MATCHES;
  if (described === undefined) return [];
  const match = matchAfter(described, MIDDLE);
  const { state } = match;
  const random = randomOf('going on');
  const parts: Readonly<Record<string, () => unknown>> = {
    'begin a match': () => begin(l5r, described.setup, described.seed),
    'a deep copy': () => deepCopy(match),
    'a view': () => viewOf(l5r, match, 0),
    // A copy of the state, so that nothing that was worked out for it before is of use.
    'list the actions of a seat': () => actionsOf(l5rLayer, { ...state }, 0, 'conflict'),
    'find who could react': () =>
      l5rLayer.abilities.answers({ ...state }, 'reaction', [{ is: 'conflictPassed', seat: 0 }]),
    'the modifiers of all cards': () => {
      const fresh = { ...state };
      return fresh.table.cards.map(({ id }) => l5rLayer.modifiers.on(fresh, id));
    },
    'apply an event': () => l5rLayer.rules.verb('fateGained').apply(state, { is: 'fateGained', seat: 0, amount: 1 }),
    'twenty decisions': () => goOn(match, 20, random),
  };
  return Object.entries(parts).map(([part, run]) => ({ name: `l5r: ${part}`, value: microseconds(run), unit: 'µs' }));
}

/** A match after so many random decisions. */
function matchAfter({ setup, seed }: (typeof MATCHES)[number], decisions: number): Match<L5rState> {
  const begun = begin(l5r, setup, seed);
  if (isRefusal(begun)) throw new InvariantError(refusalText(begun, 'en'));
  return goOn(begun.match, decisions, randomOf('middle'));
}

/** Takes decisions by chance on a match, which itself stays as it is. */
function goOn(from: Match<L5rState>, count: number, random: Random): Match<L5rState> {
  let match = from;
  for (let taken = 0; taken < count; taken += 1) {
    const question = match.open.find(({ answer }) => answer === undefined)?.question;
    if (question === undefined) break;
    const next = decide(l5r, match, {
      seat: question.seat,
      asked: match.asked,
      answer: randomAnswer(question, random),
    });
    if (isRefusal(next)) throw new InvariantError(refusalText(next, 'en'));
    match = next.match;
  }
  return match;
}

function microseconds(run: () => unknown): number {
  const work = batchOf(10, run);
  return 1e6 / median(Array.from({ length: 8 }, () => rate(work, 60)).slice(3));
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
