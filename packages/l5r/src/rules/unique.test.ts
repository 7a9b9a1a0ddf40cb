import type { CardId, SeatId } from '@kronika/kernel';
import { canHappen } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import type { L5rEvent } from '../event.ts';
import type { L5rSituation } from '../situation/description.ts';
import type { L5rState } from '../state.ts';
import { actions, use } from '../testing/card-table.ts';
import { given } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { inPlay } from '../testing/shown.ts';
import { entering } from '../verbs/entering.ts';
import { isInPlay } from '../zones.ts';
import { layer } from './layer.ts';

const political = { attacker: 0, type: 'political', ring: 'air' } as const;

/** The only copy of that name that a seat owns in play, or elsewhere. */
function copy(state: L5rState, name: string, owner: SeatId, where: 'inPlay' | 'elsewhere'): CardId {
  const found = state.table.cards.find(
    (card) => card.printed === name && card.owner === owner && isInPlay(state, card.id) === (where === 'inPlay'),
  );
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found.id;
}

/** What the rules say to an event about one of the copies in that situation. */
function verdict(seats: L5rSituation['seats'], make: (state: L5rState) => L5rEvent) {
  const state = given({ conflict: political, seats });
  return canHappen(layer, state, make(state));
}

/** Seat 0 takes control of the copy of seat 1. */
const takes = (name: string) => (state: L5rState) =>
  ({ is: 'controlTaken', card: copy(state, name, 1, 'inPlay'), seat: 0 }) as const;

/** Seat 0 puts its copy into play. */
const puts = (name: string) => (state: L5rState) =>
  entering(state, copy(state, name, 0, 'elsewhere'), { how: 'put', at: 'home', seat: 0 });

describe('L5R-UNIQUE-b: taking control beside a copy', () => {
  const unique = 'daidoji-nerishma';

  test('cannot be done with a unique character', () => {
    expect(verdict([{ play: [unique] }, { play: [unique] }], takes(unique))).toMatchObject({ rule: 'L5R-UNIQUE-b' });
  });

  test('can be done without a copy, and where the copy is not in play', () => {
    expect(verdict([{}, { play: [unique] }], takes(unique))).toBe('allowed');
    expect(verdict([{ dynastyDiscard: [unique] }, { play: [unique] }], takes(unique))).toBe('allowed');
    expect(verdict([{ rows: [[unique]] }, { play: [unique] }], takes(unique))).toBe('allowed');
  });

  test('can be done with a character that is not unique', () => {
    const common = 'doji-whisperer';

    expect(verdict([{ play: [common] }, { play: [common] }], takes(common))).toBe('allowed');
  });

  test('goes by who controls the copy, not by who owns it', () => {
    const state = given({ seats: [{ play: [unique], dynastyDiscard: [unique] }, {}] });
    const own = copy(state, unique, 0, 'inPlay');
    const discarded = copy(state, unique, 0, 'elsewhere');
    const lent = happen(state, { is: 'controlTaken', card: own, seat: 1 }).state;
    const entry = (seat: 0 | 1) => entering(lent, discarded, { how: 'put', at: 'home', seat });

    expect(canHappen(layer, lent, entry(0))).toBe('allowed');
    expect(canHappen(layer, lent, entry(1))).toMatchObject({ rule: 'L5R-UNIQUE-b' });
  });

  test('keeps the copy from going back beside another one', () => {
    const state = given({ seats: [{ play: [unique], dynastyDiscard: [unique] }, {}] });
    const own = copy(state, unique, 0, 'inPlay');
    const discarded = copy(state, unique, 0, 'elsewhere');
    const lent = happen(state, { is: 'controlTaken', card: own, seat: 1 }).state;
    const both = happen(lent, entering(lent, discarded, { how: 'put', at: 'home', seat: 0 })).state;

    expect(canHappen(layer, both, { is: 'controlTaken', card: own, seat: 0 })).toMatchObject({ rule: 'L5R-UNIQUE-b' });
  });

  const blackmailing = (mine: string[]) =>
    actions({
      conflict: political,
      windows: 'open',
      seats: [
        { honor: 5, hand: ['blackmail'], play: ['doji-hotaru (in conflict)', ...mine] },
        { honor: 9, play: [unique] },
      ],
    });

  test('is not offered by a card that would do it', () => {
    blackmailing([unique]).seat(0).isAsked('actionWindow').mayNotTake(use('blackmail'));
  });

  test('is offered without the copy', () => {
    const table = blackmailing([]);
    table.seat(0).takes(use('blackmail'));

    expect(inPlay(table, 0)).toEqual(['doji-hotaru (in conflict)', unique]);
  });
});

describe('L5R-UNIQUE-b: a copy cannot be put into play beside another', () => {
  test.each([
    ['the hand', { hand: ['kakita-asami'] }],
    ['a province', { rows: [['kakita-asami']] }],
    ['the discard pile', { dynastyDiscard: ['kakita-asami'] }],
  ])('out of %s', (_, from) => {
    expect(verdict([{ play: ['kakita-asami'], ...from }, {}], puts('kakita-asami'))).toMatchObject({
      rule: 'L5R-UNIQUE-b',
    });
    expect(verdict([from, {}], puts('kakita-asami'))).toBe('allowed');
  });

  test('L5R-UNIQUE-a: but both players may have one each', () => {
    expect(verdict([{ dynastyDiscard: ['kakita-asami'] }, { play: ['kakita-asami'] }], puts('kakita-asami'))).toBe(
      'allowed',
    );
  });
});
