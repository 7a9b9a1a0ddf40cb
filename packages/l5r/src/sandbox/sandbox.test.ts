import {
  beginSituation,
  type Control,
  type ControlValue,
  decide,
  isRefusal,
  randomAnswer,
  randomOf,
  refusalText,
  type SandboxEdit,
  TABLE_THING,
} from '@kronika/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { l5r } from '../game.ts';
import type { L5rState } from '../state.ts';
import { type L5rSandboxSituation, l5rSandbox } from './sandbox.ts';

/** A way through the offers of the sandbox: which of them is taken is drawn. */
type Draw = (below: number) => number;

const THINGS = [TABLE_THING, 'seat:0', 'seat:1', ...['air', 'earth', 'fire', 'water', 'void'].map((e) => `ring:${e}`)];

function cardsOf(situation: L5rSandboxSituation): readonly string[] {
  return l5rSandbox
    .zones(situation)
    .flatMap(({ pieces }) => pieces.flatMap(({ thing, attached }) => [thing, ...attached.map((one) => one.thing)]));
}

function oneOf<T>(list: readonly T[], draw: Draw): T | undefined {
  return list.length === 0 ? undefined : list[draw(list.length)];
}

function valueFor(control: Control, draw: Draw): ControlValue {
  switch (control.is) {
    case 'number':
      return control.min + draw(control.max - control.min + 1);
    case 'choice':
      return oneOf(control.options, draw)?.value ?? '';
    case 'several':
      return control.options.map(({ value }) => value).filter(() => draw(2) === 0);
  }
}

/** An edit out of what is offered. */
function offered(situation: L5rSandboxSituation, draw: Draw): SandboxEdit | undefined {
  switch (draw(5)) {
    case 0: {
      const card = oneOf(l5rSandbox.cards, draw);
      if (card === undefined) return undefined;
      const spot = oneOf(l5rSandbox.spots(situation, { printed: card.printed }), draw);
      return spot === undefined ? undefined : { is: 'put', printed: card.printed, to: spot.spot };
    }
    case 1: {
      const thing = oneOf(cardsOf(situation), draw);
      const spot = thing === undefined ? undefined : oneOf(l5rSandbox.spots(situation, { thing }), draw);
      return thing === undefined || spot === undefined ? undefined : { is: 'move', thing, to: spot.spot };
    }
    case 2: {
      const thing = oneOf(cardsOf(situation), draw);
      if (thing === undefined) return undefined;
      return draw(2) === 0
        ? { is: 'remove', thing }
        : { is: 'shift', thing, towards: draw(2) === 0 ? 'top' : 'bottom' };
    }
    default: {
      const thing = oneOf([...THINGS, ...cardsOf(situation)], draw);
      const control = thing === undefined ? undefined : oneOf(l5rSandbox.controls(situation, thing), draw);
      return thing === undefined || control === undefined
        ? undefined
        : { is: 'set', thing, key: control.key, value: valueFor(control, draw) };
    }
  }
}

function drawsOf(numbers: readonly number[]): Draw {
  let at = 0;
  return (below) => {
    const number = numbers[at % numbers.length] ?? 0;
    at += 1;
    return (number + at) % below;
  };
}

/** Plays some decisions; gives what contradicts the rules. */
function faultsOnTheWay(situation: unknown, decisions: number, seed: string): readonly string[] {
  const random = randomOf(seed);
  const begun = beginSituation<L5rState>(l5r, situation, 'sandbox');
  if (isRefusal(begun)) return [refusalText(begun, 'en')];
  let { match } = begun;
  for (let i = 0; i < decisions; i += 1) {
    const faults = l5r.faults(match.state);
    if (faults.length > 0) return faults;
    const open = match.open.find(({ answer }) => answer === undefined);
    if (open === undefined) return [];
    const { question } = open;
    const next = decide(l5r, match, {
      seat: question.seat,
      asked: match.asked,
      answer: randomAnswer(question, random),
    });
    if (isRefusal(next)) return [refusalText(next, 'en')];
    ({ match } = next);
  }
  return [];
}

describe('ready situations', () => {
  test.each(l5rSandbox.ready.map(({ id, situation }) => ({ id, situation })))('$id can be played', ({ situation }) => {
    expect(l5rSandbox.problems(situation)).toEqual([]);
    expect(faultsOnTheWay(situation, 40, 'ready')).toEqual([]);
  });
});

test('whatever is offered can be done, is written as JSON, and is valid or explained; what is valid can be played', () => {
  let played = 0;
  fc.assert(
    fc.property(
      fc.nat(l5rSandbox.ready.length - 1),
      fc.array(fc.nat(9999), { minLength: 20, maxLength: 160 }),
      (ready, numbers) => {
        const draw = drawsOf(numbers);
        let situation = l5rSandbox.ready[ready]?.situation;
        if (situation === undefined) throw new Error('there is such a ready situation');
        for (let i = 0; i < numbers.length / 4; i += 1) {
          const edit = offered(situation, draw);
          if (edit === undefined) continue;
          ({ situation } = l5rSandbox.edit(situation, edit));
        }
        const again = l5rSandbox.read(JSON.parse(JSON.stringify(situation)));
        expect(again).toEqual(situation);
        l5rSandbox.layOut(situation);
        const problems = l5rSandbox.problems(situation);
        for (const { text } of problems) {
          expect(text.pl).not.toBe('');
          expect(text.en).not.toBe('');
        }
        if (problems.length > 0) return;
        played += 1;
        expect(faultsOnTheWay(situation, 25, numbers.join())).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
  expect(played).toBeGreaterThan(3);
});
