import {
  beginSituation,
  decide,
  type Game,
  isRefusal,
  randomAnswer,
  randomOf,
  refusalText,
  type Sandbox,
  type ThingName,
} from '@kronika/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomMatchesOf } from '../play/random-matches.ts';
import { drawsOf, offeredEdit } from './offered.ts';
import { isWhole, lossOf, type WholeMoments } from './taken-over.ts';

interface SandboxContractOptions {
  /** Things of the game that can be set and are neither pieces, seats nor the table. */
  readonly things?: readonly ThingName[];
  /** How many ways through the offers are tried. */
  readonly runs?: number;
  /** What the matches are set up with whose moments are taken over. */
  readonly setups: readonly object[];
  /** The moments that a situation says whole. */
  readonly whole?: WholeMoments;
}

/** Registers the tests that the sandbox of any game passes. */
export function sandboxContract<D extends object>(
  game: Game,
  sandbox: Sandbox<D>,
  { things = [], runs = 60, setups, whole }: SandboxContractOptions,
): void {
  describe('ready situations', () => {
    test.each(sandbox.ready.map(({ id, situation }) => ({ id, situation })))('$id can be played', ({ situation }) => {
      expect(sandbox.problems(situation)).toEqual([]);
      expect(faultsOnTheWay(game, situation, { decisions: 40, seed: 'ready' })).toEqual([]);
    });
  });

  test('whatever is offered can be done, is written as JSON, and is valid or explained; what is valid can be played', () => {
    let played = 0;
    fc.assert(
      fc.property(
        fc.nat(sandbox.ready.length - 1),
        fc.array(fc.nat(9999), { minLength: 20, maxLength: 160 }),
        (ready, numbers) => {
          const draw = drawsOf(numbers);
          let situation = sandbox.ready[ready]?.situation;
          if (situation === undefined) throw new Error('there is such a ready situation');
          for (let i = 0; i < numbers.length / 4; i += 1) {
            const edit = offeredEdit(sandbox, situation, [...things, ...(sandbox.more ?? [])], draw);
            if (edit !== undefined) ({ situation } = sandbox.edit(situation, edit));
          }
          expect(sandbox.read(JSON.parse(JSON.stringify(situation)))).toEqual(situation);
          sandbox.layOut(situation);
          const problems = sandbox.problems(situation);
          for (const { text } of problems) {
            expect(text.pl).not.toBe('');
            expect(text.en).not.toBe('');
          }
          expect(game.problems?.(situation)).toEqual(problems);
          if (problems.length > 0) return;
          played += 1;
          expect(faultsOnTheWay(game, situation, { decisions: 25, seed: numbers.join() })).toEqual([]);
        },
      ),
      { numRuns: runs },
    );
    expect(played).toBeGreaterThan(3);
  });

  test.each(setups)('any moment of a match can be taken over, with every card, and mostly played on: %j', (setup) => {
    const seed = JSON.stringify(setup);
    const moments = randomMatchesOf(game, { setup, seed, decisions: 400, samples: 24 }).filter(
      ({ outcome }) => outcome === undefined,
    );
    const playable = moments.filter((match) => {
      const situation = sandbox.situationOf(match);
      expect(sandbox.read(JSON.parse(JSON.stringify(situation)))).toEqual(situation);
      const position = game.situation(situation);
      if (isRefusal(position)) throw new Error(refusalText(position, 'en'));
      const [taken, lay] = [zonesOf(game, position.state), zonesOf(game, match.state)];
      expect([...taken.values()].flat().sort()).toEqual([...lay.values()].flat().sort());
      // What was on its way to somewhere lies where it came from, or where it was going.
      for (const [zone, cards] of lay)
        if (taken.has(zone)) expect([zone, without(cards, taken.get(zone) ?? [])]).toEqual([zone, []]);
      if (sandbox.problems(situation).length > 0) return false;
      expect(faultsOnTheWay(game, situation, { decisions: 3, seed })).toEqual([]);
      return true;
    });
    expect(playable.length).toBeGreaterThan(moments.length * 0.8);
  });

  if (whole !== undefined)
    test.each(setups)('a moment at which nothing is half done is taken over without a loss: %j', (setup) => {
      const seeds = ['one', 'two', 'three'].map((name) => `${name} ${JSON.stringify(setup)}`);
      const moments = seeds.flatMap((seed) =>
        randomMatchesOf(game, { setup, seed, decisions: 500, samples: 60 }).filter((match) => isWhole(match, whole)),
      );
      expect(moments.length).toBeGreaterThan(20);
      for (const match of moments) expect(lossOf(game, sandbox, match)).toEqual([]);
    });
}

/** Which cards lie in each zone that is not empty. */
function zonesOf(game: Game, state: unknown): ReadonlyMap<string, readonly string[]> {
  const zones = new Map<string, readonly string[]>();
  for (const { zone, printed } of game.cards?.table(state).cards ?? [])
    zones.set(zone, [...(zones.get(zone) ?? []), printed]);
  return zones;
}

/** What is in the first list and not in the second, each as often as it is there. */
function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...taken];
  return all.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Plays some decisions; gives what contradicts the rules. */
function faultsOnTheWay(
  game: Game,
  situation: unknown,
  { decisions, seed }: { readonly decisions: number; readonly seed: string },
): readonly string[] {
  const random = randomOf(seed);
  const begun = beginSituation(game, situation, 'sandbox');
  if (isRefusal(begun)) return [refusalText(begun, 'en')];
  let { match } = begun;
  for (let i = 0; i < decisions; i += 1) {
    const faults = game.faults(match.state);
    if (faults.length > 0) return faults;
    const open = match.open.find(({ answer }) => answer === undefined);
    if (open === undefined) return [];
    const { question } = open;
    const next = decide(game, match, {
      seat: question.seat,
      asked: match.asked,
      answer: randomAnswer(question, random),
    });
    if (isRefusal(next)) return [refusalText(next, 'en')];
    ({ match } = next);
  }
  return [];
}
