import { type Happened, isRefusal, Recorder } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { on } from '../ability/when.ts';
import { type Tiny, type TinyEvent, type TinySpec, type TinyText, tinyGame } from '../testing/tiny-game.ts';

const score = () => ({ is: 'scored', seat: 0, amount: 1 }) as const;

const drum: TinyText = { score: { is: 'action', effect: score } };

const echo: TinyText = {
  hear: { is: 'forcedReaction', when: on<Tiny, TinyEvent, 'passed'>('passed', () => true), effect: score },
};

function gameOf(spec: TinySpec) {
  return tinyGame({ texts: { drum, echo }, ...spec }).game;
}

function tableOf(spec: TinySpec): ScenarioTable<Tiny, Tiny> {
  const table = new ScenarioTable(gameOf(spec));
  table.given({});
  return table;
}

const pass = { is: 'pass' };

const passesIn = (happened: readonly Happened[]) =>
  happened.map(({ event }) => event).filter((event) => event.is === 'passed');

describe('passing in an action window', () => {
  test('is told, with the window it was in', () => {
    const table = tableOf({ play: [['drum'], ['drum']] });

    table.seat(0).takes(pass);
    table.seat(1).takes(pass);

    expect(passesIn(table.happened)).toEqual([
      { is: 'passed', seat: 0, window: 'any' },
      { is: 'passed', seat: 1, window: 'any' },
    ]);
  });

  test('is told only of those who were asked', () => {
    const table = tableOf({ play: [['drum'], []] });

    table.seat(0).takes(pass);

    expect(passesIn(table.happened)).toHaveLength(1);
  });

  test('is seen by everybody', () => {
    const { game, state } = tinyGame({});
    const event = { is: 'passed', seat: 0, window: 'any' } as const;

    expect(game.events.passed?.see(event, 1, state)).toEqual(event);
    expect(game.events.passed?.see(event, 'spectator', state)).toEqual(event);
  });

  test('can be taken back freely, as if nothing had happened', () => {
    const begun = Recorder.begin(gameOf({ play: [['drum'], ['drum']] }), { is: 'setup', setup: {} }, 'pass');
    if (isRefusal(begun)) throw new Error('the match does not begin');
    const { recorder } = begun;
    const before = recorder.match;

    recorder.decide({ seat: 0, asked: before.asked, answer: 1 });

    expect(recorder.undoCase(0)).toEqual({ is: 'free', because: 'nothingHappened' });
    expect(recorder.takeBack(0, [])).toEqual(before);
  });

  test('is nothing that a card answers to', () => {
    const table = tableOf({ play: [['drum', 'echo'], []] });

    table.seat(0).takes(pass);

    expect(table.happened.some(({ event }) => event.is === 'scored')).toBe(false);
  });
});
