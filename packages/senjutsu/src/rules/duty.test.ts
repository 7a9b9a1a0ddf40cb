import { printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import {
  at,
  BACKWARD_FAN,
  changeKamae,
  discardFocus,
  FORWARD,
  FRONT,
  gainFocus,
  ifSuccess,
  inKamae,
  joined,
  mayStep,
  mayTurn,
  move,
  mustStep,
  on,
  or,
  paying,
  STAR,
  star,
  strike,
  strikeSlower,
  wound,
} from '../cards/build.ts';
import { linesAt } from '../cards/library.ts';
import type { Line } from '../cards/pictograms.ts';
import { target } from '../cards/target.ts';
import { groundFor } from '../field/ground.ts';
import { PRINTED, type Walk, walks } from '../field/walks.ts';
import { type Cell, neighbour } from '../hex/index.ts';
import { fighterId, type Senjutsu } from '../state.ts';
import { type Duty, type DutyChoice, dutyAt, type Program } from './duty.ts';
import { reachOf } from './reach.ts';
import { type BattleGiven, battle, type HeroGiven } from './testing/battle.ts';
import { fight, hero, scenario, stopHere } from './testing/fight.ts';

const ME = fighterId(0);

function program(lines: readonly Line[], given: Partial<Program> = {}): Program {
  return {
    lines,
    at: 'effect',
    sharedBar: 'met',
    success: 'no',
    speed: 5,
    range: undefined,
    cancelled: 'nothing',
    ...given,
  };
}

/** A duel: I stand in the middle and look up, the opponent stands on a cell. */
function duel(opponent: Cell, me: HeroGiven = {}, given: Omit<BattleGiven, 'heroes'> = {}): Senjutsu {
  return battle({
    heroes: [
      { cell: '0,0', ...me },
      { cell: opponent, hero: 'master' },
    ],
    ...given,
  });
}

/** Which outcomes of the move in the first line the duty leaves. */
function cellsKept(state: Senjutsu, lines: readonly Line[], given: Partial<Program> = {}): readonly string[] | 'free' {
  const duty = dutyAt(state, ME, program(lines, given));
  if (duty === 'free') return 'free';
  return outcomes(state, lines)
    .filter((walk) => duty.keeps({ is: 'walk', walk }))
    .map(({ stand }) => `${stand.cell} f${stand.facing}`)
    .sort();
}

function outcomes(state: Senjutsu, [line]: readonly Line[]): readonly Walk[] {
  const me = state.fighters[0];
  if (line?.is !== 'move' || me?.cell === null || me === undefined) return [];
  return walks(groundFor(state, ME), { cell: me.cell, facing: me.facing }, line, PRINTED);
}

function bound(state: Senjutsu, lines: readonly Line[], given: Partial<Program> = {}): Duty {
  const duty = dutyAt(state, ME, program(lines, given));
  if (duty === 'free') throw new Error('no hit is possible');
  return duty;
}

const PAY: DutyChoice = { is: 'pay' };
const DECLINE: DutyChoice = { is: 'decline' };
const FRONT_CUT = strike(on(FRONT, wound(1)));

describe('SEN-HIT-a: movement is steered to a hit', () => {
  test('only the ways from which an opponent is struck are left', () => {
    const lines = [move(mayStep(FORWARD, 1), mayTurn(1)), FRONT_CUT];
    expect(cellsKept(duel('0,-2'), lines)).toEqual(['0,-1 f0']);
    expect(cellsKept(duel('1,-1'), lines)).toEqual(['0,0 f1']);
    expect(cellsKept(duel('1,-2'), lines)).toEqual(['0,-1 f1']);
  });

  test('out of reach every way is open', () => {
    expect(cellsKept(duel('0,-4'), [move(mayStep(FORWARD, 1)), FRONT_CUT])).toBe('free');
    expect(cellsKept(duel('0,2'), [move(mayStep(FORWARD, 1), mayTurn(1)), FRONT_CUT])).toBe('free');
  });

  test('SEN-EX-18: a compulsory step backward goes to where an opponent stands two cells ahead', () => {
    const lines = [move(mustStep(BACKWARD_FAN, 1)), strike(on(at(0, -2), wound(2)))];
    expect(cellsKept(duel('0,-1'), lines)).toEqual(['0,1 f0']);
    expect(cellsKept(duel('1,-2'), lines)).toEqual(['1,0 f0']);
  });

  test('later movement lines are planned, too', () => {
    const lines = [move(mayTurn(1)), move(mustStep(FORWARD, 1)), FRONT_CUT];
    expect(cellsKept(duel('2,-2'), lines)).toEqual(['0,0 f1']);
  });

  test('a way into a collision is none, and what was broken on the way is gone', () => {
    const blocked = duel('0,-3', {}, { pieces: [{ kind: 'rocks', cells: ['0,-2'] }] });
    expect(cellsKept(blocked, [move(mayStep(FORWARD, 1)), move(mustStep(FORWARD, 1)), FRONT_CUT])).toBe('free');

    const bamboo = duel('0,-2', {}, { pieces: [{ kind: 'bamboo', cells: ['0,-1'] }] });
    const lines = [move(mayStep(FORWARD, 1)), move(mayStep(FORWARD, 1)), FRONT_CUT];
    const duty = bound(bamboo, lines);
    const kept = outcomes(bamboo, lines).filter((walk) => duty.keeps({ is: 'walk', walk }));
    expect(kept.map(({ breaks }) => breaks)).toEqual([['0,-1']]);
  });

  test('allies need not be struck', () => {
    const state = battle({
      heroes: [
        { cell: '0,0', team: 0 },
        { cell: '0,-1', team: 0 },
        { cell: '0,4', team: 1 },
      ],
    });
    expect(cellsKept(state, [move(mayTurn(1)), FRONT_CUT])).toBe('free');
  });

  test('movement that is cancelled is not planned with', () => {
    const lines = [move(mayTurn(1)), move(mustStep(FORWARD, 1)), FRONT_CUT];
    expect(cellsKept(duel('2,-2'), lines, { cancelled: 'movement' })).toBe('free');
    expect(cellsKept(duel('0,-2'), lines, { cancelled: 'turns' })).toEqual(['0,0 f0']);
  });

  test('somebody off the field, and an AI opponent, has no such duty', () => {
    expect(dutyAt(duel('0,-1', { cell: null }), ME, program([FRONT_CUT]))).toBe('free');
    const solo = battle({ heroes: [{ cell: '0,-1' }], foes: [{ cell: '0,0' }] });
    expect(dutyAt(solo, fighterId(1), program([FRONT_CUT]))).toBe('free');
    expect(dutyAt(duel('0,-1'), ME, program([]))).toBe('free');
  });
});

describe('SEN-HIT-a: optional focus', () => {
  const lines = [paying(1, move(mayTurn(1))), FRONT_CUT];

  test('is paid where it makes the hit possible, and only there', () => {
    const needed = bound(duel('1,-1', { focus: 1 }), lines, { at: 'bar' });
    expect([needed.keeps(PAY), needed.keeps(DECLINE)]).toEqual([true, false]);
    const useless = bound(duel('0,-1', { focus: 1 }), lines, { at: 'bar' });
    expect([useless.keeps(PAY), useless.keeps(DECLINE)]).toEqual([true, true]);
  });

  test('is not asked of who has none, or is paralysed', () => {
    expect(dutyAt(duel('1,-1'), ME, program(lines, { at: 'bar' }))).toBe('free');
    const paralysed = duel('1,-1', { focus: 3, play: ['paralysing-toxin'] });
    expect(dutyAt(paralysed, ME, program(lines, { at: 'bar' }))).toBe('free');
  });

  test('once paid, the line is carried out with the focus that is left', () => {
    const twice = [paying(1, move(mayTurn(1))), paying(1, move(mayTurn(1))), FRONT_CUT];
    expect(cellsKept(duel('1,0', { focus: 1 }), twice)).toEqual(['0,0 f1']);
    expect(dutyAt(duel('1,0', { focus: 1 }), ME, program(twice, { at: 'bar' }))).toBe('free');
    expect(bound(duel('1,0', { focus: 2 }), twice, { at: 'bar' }).keeps(DECLINE)).toBe(false);
  });

  test('SEN-HIT-c: a bonus need not be bought', () => {
    const bonus = [strike(on(FRONT, wound(1), STAR)), paying(1, star(target.wound(1)))];
    const duty = bound(duel('0,-1', { focus: 1 }), bonus);
    expect(duty.keeps({ is: 'stars', are: 'unbought' })).toBe(true);
    expect(duty.keeps({ is: 'stars', are: 'bought' })).toBe(true);
  });

  test('lines that share a bar are paid together', () => {
    const shared = [paying(1, gainFocus(0)), joined(move(mayTurn(1))), FRONT_CUT];
    expect(bound(duel('1,-1', { focus: 1 }), shared, { at: 'bar' }).keeps(DECLINE)).toBe(false);
    expect(bound(duel('1,-1', { focus: 1 }), shared, { at: 'bar' }).keeps(PAY)).toBe(true);
    const rest = shared.slice(1);
    expect(dutyAt(duel('1,-1'), ME, program(rest, { at: 'bar', sharedBar: 'unmet' }))).toBe('free');
    expect(dutyAt(duel('1,-1'), ME, program(rest, { at: 'bar', sharedBar: 'met' }))).not.toBe('free');
  });
});

describe('SEN-HIT-e: the aim is a successful attack', () => {
  const sweep = linesAt(printedId('naginata-sweep'), { segment: 'upper', path: [] }).slice(1);

  test('SEN-EX-33: with an opponent only on the starred cell the focus must be spent', () => {
    const duty = bound(duel('-1,0', { focus: 1 }), sweep);
    expect(duty.keeps({ is: 'stars', are: 'bought' })).toBe(true);
    expect(duty.keeps({ is: 'stars', are: 'unbought' })).toBe(false);
    expect(dutyAt(duel('-1,0'), ME, program(sweep))).toBe('free');
  });

  test('a grid on a focus bar must be bought (068)', () => {
    const lines = [paying(1, FRONT_CUT)];
    const duty = bound(duel('0,-1', { focus: 1 }), lines, { at: 'bar' });
    expect([duty.keeps(PAY), duty.keeps(DECLINE)]).toEqual([true, false]);
    expect(dutyAt(duel('0,-1'), ME, program(lines, { at: 'bar' }))).toBe('free');
  });

  test('a star on a Kamae bar counts only in that Kamae', () => {
    const lines = [move(mayTurn(1)), strike(on(FRONT, STAR)), inKamae('aggression', star(target.stun(1)))];
    expect(cellsKept(duel('0,-1', { kamae: 'aggression' }), lines)).toEqual(['0,0 f0']);
    expect(cellsKept(duel('0,-1', { kamae: 'balance' }), lines)).toBe('free');
  });

  test('the star of a later attack does not help an earlier one', () => {
    const lines = [strike(on(FRONT, STAR)), strike(on(FRONT, STAR)), star(target.stun(1))];
    expect(dutyAt(duel('0,-1'), ME, program(lines))).toBe('free');
  });

  test('SEN-SUCC-b: making somebody lose what it does not have is no hit', () => {
    const lines = [move(mayTurn(1)), strike(on(FRONT, STAR)), star(target.discardFocus(2))];
    expect(cellsKept(duel('0,-1'), lines)).toBe('free');
    const rich = battle({ heroes: [{ cell: '0,0' }, { cell: '0,-1', focus: 1 }] });
    expect(cellsKept(rich, lines)).toEqual(['0,0 f0']);
  });

  test('SEN-SUCC-b: any card in hand counts as one that can be lost, since hands are secret', () => {
    const lines = [move(mayTurn(1)), strike(on(FRONT, STAR)), star(target.discardCard(1, 'attack'))];
    const state = (hand: readonly string[]) => battle({ heroes: [{ cell: '0,0' }, { cell: '0,-1', hand }] });
    expect(cellsKept(state([]), lines)).toBe('free');
    expect(cellsKept(state(['steel-block']), lines)).toEqual(['0,0 f0']);
    expect(cellsKept(state(['ankle-biter']), lines)).toEqual(['0,0 f0']);
  });

  test('SEN-SOLO-g: an AI opponent has no focus to lose, but can be stunned', () => {
    const given = { heroes: [{ cell: '0,0' as const }], foes: [{ cell: '0,-1' as const }] };
    const focus = [move(mayTurn(1)), strike(on(FRONT, STAR)), star(target.stealFocus(1))];
    const stuns = [move(mayTurn(1)), strike(on(FRONT, STAR)), star(target.stun(1))];
    expect(cellsKept(battle(given), focus)).toBe('free');
    expect(cellsKept(battle(given), stuns)).toEqual(['0,0 f0']);
  });
});

describe('-OR-', () => {
  const lines = [or([move(mayStep(FORWARD, 1))], [paying(1, move(mayTurn(1)))]), FRONT_CUT];
  const alternative = (option: number | null): DutyChoice => ({ is: 'alternative', at: option });

  test('SEN-HIT-a: the option that leads to a hit must be taken, and paid', () => {
    const turning = bound(duel('1,-1', { focus: 1 }), lines);
    expect([turning.keeps(alternative(0)), turning.keeps(alternative(1))]).toEqual([false, true]);
    const stepping = bound(duel('0,-2', { focus: 1 }), lines);
    expect([stepping.keeps(alternative(0)), stepping.keeps(alternative(1))]).toEqual([true, false]);
    expect(dutyAt(duel('1,-1'), ME, program(lines))).toBe('free');
  });

  test('an option that is closed is not counted on, nor is skipping one that must be taken', () => {
    const closed = [or([move(mayStep(FORWARD, 1))], [inKamae('balance', move(mayTurn(1)))]), FRONT_CUT];
    expect(dutyAt(duel('1,-1', { kamae: 'aggression' }), ME, program(closed))).toBe('free');
    expect(bound(duel('1,-1', { kamae: 'balance' }), closed).keeps(alternative(1))).toBe(true);
    const forced = [or([move(mustStep(FORWARD, 1))], [move(mustStep(BACKWARD_FAN, 1))]), FRONT_CUT];
    expect(dutyAt(duel('0,-1'), ME, program(forced))).toBe('free');
  });

  test('SEN-OR-f: none of the options may be taken where all of them cost focus', () => {
    const priced = [or([paying(1, move(mustStep(BACKWARD_FAN, 1)))]), FRONT_CUT];
    const duty = bound(duel('0,-1', { focus: 1 }), priced);
    expect([duty.keeps(alternative(null)), duty.keeps(alternative(0))]).toEqual([true, false]);
  });
});

describe('Kamae on the way', () => {
  test('a jump to any Kamae is planned with the bars behind it (015)', () => {
    const tail = linesAt(printedId('dragon-tail'), { segment: 'upper', path: [] });
    // The tail strikes behind: turned by one side it reaches who stands behind on the left.
    const duty = bound(duel('-1,1'), tail);
    const kept = (['aggression', 'balance', 'determination'] as const).filter((kamae) =>
      duty.keeps({ is: 'kamae', result: { kamae, focus: 0 } }),
    );
    expect(kept).toEqual(['balance', 'determination']);
  });

  test('a change that pays focus on the way is planned', () => {
    const lines = [changeKamae(1), paying(1, move(mayTurn(1))), FRONT_CUT];
    const duty = bound(duel('1,-1', { hero: 'ronin', kamae: 'aggression' }), lines);
    expect(duty.keeps({ is: 'kamae', result: { kamae: 'aggression', focus: 1 } })).toBe(true);
    expect(duty.keeps({ is: 'kamae', result: { kamae: 'aggression', focus: 0 } })).toBe(false);
    const paralysed = duel('1,-1', { hero: 'ronin', kamae: 'aggression', play: ['paralysing-toxin'] });
    expect(dutyAt(paralysed, ME, program(lines))).toBe('free');
  });

  test('focus that is gained, lost or trampled away on the way counts', () => {
    const turn = paying(1, move(mayTurn(1)));
    expect(dutyAt(duel('1,-1'), ME, program([gainFocus(1), turn, FRONT_CUT]))).not.toBe('free');
    expect(dutyAt(duel('1,-1', { focus: 2 }), ME, program([discardFocus('all'), turn, FRONT_CUT]))).toBe('free');
    expect(dutyAt(duel('1,-1', { focus: 2 }), ME, program([discardFocus('allButOne'), turn, FRONT_CUT]))).not.toBe(
      'free',
    );
    expect(dutyAt(duel('1,-1', { focus: 1 }), ME, program([discardFocus(1), turn, FRONT_CUT]))).toBe('free');
    const fallen = duel('1,-2', { focus: 1 }, { pieces: [{ kind: 'fallenSamurai', cells: ['0,-1'] }] });
    expect(dutyAt(fallen, ME, program([move(mustStep(FORWARD, 1)), turn, FRONT_CUT]))).toBe('free');
  });

  test('an attack on the bar of another Kamae is passed over (019)', () => {
    const cut = linesAt(printedId('masterful-cut'), { segment: 'upper', path: [] });
    const first = (kamae: 'aggression' | 'balance', opponent: Cell) =>
      dutyAt(duel(opponent, { hero: 'master', kamae }), ME, program(cut, { at: 'bar' }));
    expect(first('aggression', '1,-1')).not.toBe('free');
    expect(first('aggression', '0,-2')).toBe('free');
    expect(first('balance', '0,-2')).not.toBe('free');
  });
});

describe('SEN-HIT-d: only the next attack effect steers', () => {
  test('what comes behind it does not', () => {
    const lines = [move(mayTurn(1)), FRONT_CUT, move(mayTurn(1)), strike(on(at(0, -2), wound(1)))];
    expect(cellsKept(duel('2,-2'), lines)).toBe('free');
    expect(cellsKept(duel('1,-1'), lines)).toEqual(['0,0 f1']);
  });

  test('an attack under "if success" counts where there was one', () => {
    const lines = [move(mayTurn(1)), ifSuccess(FRONT_CUT)];
    expect(cellsKept(duel('1,-1'), lines, { success: 'yes' })).toEqual(['0,0 f1']);
    expect(cellsKept(duel('1,-1'), lines, { success: 'no' })).toBe('free');
  });
});

test('SEN-HIT-b: blocks and terrain in the way are disregarded', () => {
  const state = duel('0,-2', {}, { pieces: [{ kind: 'rocks', cells: ['0,-1'] }] });
  expect(cellsKept(state, [move(mayTurn(1)), strike(on(at(0, -2), wound(1)))])).toEqual(['0,0 f0']);
});

describe('SEN-IATK: attacks by comparison of speeds', () => {
  const lines = [move(mayStep(FORWARD, 1)), strikeSlower(wound(1))];
  const against = (opponent: Cell, speed: number, given: Omit<BattleGiven, 'heroes'> = {}) =>
    duel(
      opponent,
      {},
      { played: [null, { speed, lowest: speed, segments: [{ segment: 'upper', speed, stage: 'waiting' }] }], ...given },
    );

  test('SEN-IATK-c: a slower opponent has to be brought within range', () => {
    expect(cellsKept(against('0,-4', 3), lines, { range: 3, speed: 5 })).toEqual(['0,-1 f0']);
    expect(cellsKept(against('0,-4', 5), lines, { range: 3, speed: 5 })).toBe('free');
  });

  test('SEN-IATK-f: and into sight, past bamboo that is broken', () => {
    const behindRocks = against('0,-3', 3, { pieces: [{ kind: 'rocks', cells: ['0,-2'] }] });
    expect(cellsKept(behindRocks, [move(mayTurn(1)), strikeSlower(wound(1))], { range: 5, speed: 5 })).not.toContain(
      '0,0 f0',
    );
    const behindBamboo = against('0,-2', 3, { pieces: [{ kind: 'bamboo', cells: ['0,-1'] }] });
    const duty = bound(behindBamboo, lines, { range: 5, speed: 5 });
    const kept = outcomes(behindBamboo, lines).filter((walk) => duty.keeps({ is: 'walk', walk }));
    expect(kept.map(({ breaks }) => breaks)).toEqual([['0,-1']]);
  });
});

describe('what a card could strike', () => {
  test('lists each place to strike from, and whom it would hit', () => {
    const strikes = reachOf(duel('0,-2'), ME, printedId('push-back'));
    expect(strikes.map(({ stand, cells }) => [stand.facing, cells])).toEqual(
      ([0, 1, 5] as const).map((facing) => [facing, [neighbour('0,0', facing)]]),
    );
    expect(strikes.every(({ hits }) => hits.length === 0)).toBe(true);
    expect(reachOf(duel('1,-1'), ME, printedId('push-back')).map(({ hits }) => hits)).toEqual([[], [1], []]);
  });

  test('follows both parts of a card', () => {
    const strikes = reachOf(duel('0,-3', { focus: 2, kamae: 'aggression' }), ME, printedId('bull-rush'));
    expect(strikes.map(({ segment, stand, hits }) => [segment, stand.cell, hits])).toEqual([
      ['upper', '0,-1', []],
      ['lower', '0,-2', [1]],
    ]);
  });

  test('counts on focus only beyond the cost of the card', () => {
    const places = (focus: number) => reachOf(duel('0,-4', { focus }), ME, printedId('splitting-strike')).length;
    expect(places(0)).toBe(1);
    expect(places(1)).toBe(3);
    expect(reachOf(duel('-1,0', { focus: 1 }), ME, printedId('naginata-sweep')).flatMap(({ hits }) => hits)).toEqual([
      1,
    ]);
    expect(reachOf(duel('-1,0'), ME, printedId('naginata-sweep')).flatMap(({ hits }) => hits)).toEqual([]);
  });

  test('a meditation strikes nothing', () => {
    expect(reachOf(duel('0,-1'), ME, printedId('firm-mind'))).toEqual([]);
  });
});

scenario(
  'SEN-HIT-a: the cells that the duty rules out are named, and only those that cannot be taken at all',
  (table) => {
    // Counter Attack: a step and a turn, then the cell in front. From 1,1 and -1,2 it hits with one facing only.
    fight(table, {
      cards: { 0: 'counter-attack' },
      one: { cell: '0,2', facing: 0 },
      other: { cell: '0,1', facing: 3 },
    });
    const question = table.questionTo(0);

    expect(question.is === 'choose' && question.options).toEqual(
      expect.arrayContaining([
        { is: 'cell', id: '0,2' },
        { is: 'cell', id: '-1,2' },
        { is: 'cell', id: '1,1' },
      ]),
    );
    expect(question.message).toMatchObject({ key: 'moveTo', duty: 'mustHit', barred: ['1,2', '-1,3'] });
    table.seat(0).takes({ id: '1,1' });
    expect(hero(table, 1).wounds).toBe(1);
    stopHere(table);
  },
);
