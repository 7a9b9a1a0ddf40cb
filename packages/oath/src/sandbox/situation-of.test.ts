import { readFileSync } from 'node:fs';
import {
  beginSituation,
  decide,
  isRefusal,
  type Match,
  randomAnswer,
  randomOf,
  readRecord,
  refusalText,
  replay,
} from '@kronika/kernel';
import { lossOf } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { oath } from '../game.ts';
import type { Draft } from '../situation/draft.ts';
import type { Oath } from '../state.ts';
import { oathSandbox as sandbox } from './sandbox.ts';

/** Every moment of a kept match before its end. */
function momentsOf(name: string): readonly Match<Oath>[] {
  const record = readRecord(readFileSync(new URL(`../golden/${name}.record.json`, import.meta.url), 'utf8'));
  if (isRefusal(record)) throw new Error(refusalText(record, 'en'));
  const moments: Match<Oath>[] = [];
  for (const moment of replay(oath, record)) {
    if (isRefusal(moment)) throw new Error(refusalText(moment, 'en'));
    if (moment.match.outcome === undefined && isOath(moment.match)) moments.push(moment.match);
  }
  return moments;
}

/** What a record of the game replays is a match of it. */
function isOath(match: Match): match is Match<Oath> {
  return match.game === oath.id;
}

function begun(situation: unknown): Match<Oath> {
  const advance = beginSituation(oath, JSON.parse(JSON.stringify(situation)), 'again');
  if (isRefusal(advance)) throw new Error(refusalText(advance, 'en'));
  return advance.match;
}

const FOUR = momentsOf('four');
const CHAINED = momentsOf('chain-3');

/** The first moment in which the flow runs innermost. */
function momentIn(flow: string, moments: readonly Match<Oath>[] = FOUR): Match<Oath> {
  const found = moments.find(({ stack }) => stack.at(-1)?.flow === flow);
  if (found === undefined) throw new Error(`nothing is asked in ${flow}`);
  return found;
}

describe('a kept match is taken over without a loss', () => {
  test.each([
    ['of four seats', FOUR],
    ['of a chronicle', CHAINED],
  ] as const)('%s', (_, moments) => {
    const sampled = moments.filter((__, at) => at % 9 === 0);
    for (const match of sampled) {
      expect(sandbox.problems(sandbox.situationOf(match))).toEqual([]);
      expect(lossOf(oath, sandbox, match)).toEqual([]);
    }
    expect(sampled.length).toBeGreaterThan(10);
  });

  test('in the chronicle after the game, and it ends the same way', () => {
    const match = CHAINED.find(({ state }) => state.turn.phase === 'chronicle') ?? momentIn('oath/chronicle');
    const situation = sandbox.situationOf(match);

    expect(situation.won?.by).toBeDefined();
    expect(lossOf(oath, sandbox, match)).toEqual([]);
    expect(begun(situation).state.archive).toEqual(match.state.archive);
  });
});

describe('the middle of something', () => {
  const searching = momentIn('oath/search');
  const taken = sandbox.situationOf(searching);
  const hands = ({ players }: Draft) =>
    Object.values(players).flatMap((player) => (player?.hand ?? []).map((text) => text.replace(/ \(.*/, '')));

  test('drawn cards are in hand and the question is open', () => {
    const { state, open } = begun(taken);

    expect(hands(taken).length).toBeGreaterThan(0);
    expect(open.map(({ question }) => question.message)).toEqual(
      searching.open.map(({ question }) => question.message),
    );
    expect(state.turn).toEqual(searching.state.turn);
  });

  test('counts can be changed and it goes on', () => {
    const seat = searching.state.turn.seat;
    const richer = sandbox.edit(taken, { is: 'set', thing: `seat:${seat}`, key: 'favor', value: 9 }).situation;

    expect(richer.underway).toEqual(taken.underway);
    expect(begun(richer).state.players[seat]?.favor).toBe(9);
  });

  test('any other change lets the phase begin again, with the drawn cards back on the deck', () => {
    const moved = sandbox.edit(taken, { is: 'set', thing: 'table', key: 'goal', value: 'devotion' }).situation;

    expect(moved.underway).toBeUndefined();
    expect(hands(moved)).toEqual([]);
    expect(moved.world.only.slice(0, hands(taken).length)).toEqual(hands(taken));
    expect(begun(moved).open.map(({ question }) => question.message.key)).toEqual(['act']);
  });

  test('a campaign goes on with its targets, plans and dice', () => {
    const fighting = FOUR.filter(({ state }) => state.campaign?.attackRoll != null)[0] ?? momentIn('oath/campaign');
    const { state } = begun(sandbox.situationOf(fighting));

    expect(state.campaign?.attackRoll).toEqual(fighting.state.campaign?.attackRoll);
    expect(state.campaign?.targets.map(({ is }) => is)).toEqual(fighting.state.campaign?.targets.map(({ is }) => is));
  });

  test('one that makes no sense is refused, with what is wrong', () => {
    const { underway } = taken;
    if (underway === undefined) throw new Error('something is under way');
    const [outer, ...inner] = underway.stack;
    const refused = (changed: object): string => {
      const read = sandbox.read({ ...taken, underway: { ...underway, ...changed } });
      if (!('refused' in read)) throw new Error('it was read');
      return refusalText(read, 'en');
    };

    expect(refused({ stack: [outer, { ...inner[0], step: 'dance' }] })).toContain(
      'there is no step dance of oath/turn',
    );
    expect(refused({ stack: inner })).toContain('expected a game around everything else');
    expect(refused({ stack: [outer, { ...inner[0], vars: { card: 'card:world/999' } }] })).toContain(
      'does not lie here',
    );
    expect(refused({ turn: { seat: 5 } })).toContain('expected a turn of these players');
    const { underway: _, ...still } = taken;
    expect(sandbox.problems(still).map(({ rule }) => rule)).toContain('OATH-5.1.3-a');
  });
});

test('whatever is changed by counting, what goes on can be played on', () => {
  const random = randomOf('counts');
  for (const match of FOUR.filter((_, at) => at % 41 === 0)) {
    let situation = sandbox.situationOf(match);
    for (const seat of ['seat:0', 'seat:1', 'seat:2', 'seat:3', 'site:0', 'site:2'])
      for (const control of sandbox.controls(situation, seat))
        if (control.is === 'number')
          ({ situation } = sandbox.edit(situation, {
            is: 'set',
            thing: seat,
            key: control.key,
            value: random.int(0, Math.min(2, control.max)),
          }));
    if (sandbox.problems(situation).length > 0) continue;
    let now = begun(situation);
    for (let i = 0; i < 15 && now.outcome === undefined; i += 1) {
      const question = now.open.find(({ answer }) => answer === undefined)?.question;
      if (question === undefined) break;
      const next = decide(oath, now, { seat: question.seat, asked: now.asked, answer: randomAnswer(question, random) });
      if (isRefusal(next)) throw new Error(refusalText(next, 'en'));
      ({ match: now } = next);
      expect(oath.faults(now.state)).toEqual([]);
    }
  }
});
