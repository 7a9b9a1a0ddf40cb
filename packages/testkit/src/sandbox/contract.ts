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
import { drawsOf, offeredEdit } from './offered.ts';

interface SandboxContractOptions {
  /** Things of the game that can be set and are neither cards, seats nor the table. */
  readonly things?: readonly ThingName[];
  /** How many ways through the offers are tried. */
  readonly runs?: number;
}

/** Registers the tests that the sandbox of any game passes. */
export function sandboxContract<D>(
  game: Game,
  sandbox: Sandbox<D>,
  { things = [], runs = 60 }: SandboxContractOptions = {},
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
            const edit = offeredEdit(sandbox, situation, things, draw);
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
