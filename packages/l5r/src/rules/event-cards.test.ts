import { describe, expect, test } from 'vitest';
import { actions, use } from '../testing/card-table.ts';
import { cardsAt } from '../testing/continued.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { ASIDE, conflictDiscardOf, handOf } from '../zones.ts';
import { honorBid } from './honor-bid.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;

describe('event cards', () => {
  test('L5R-EVENT-a: are played from hand, not from elsewhere', () => {
    const play = ['matsu-beiona (in conflict)'];
    const window = (where: object) => actions({ conflict: military, windows: 'open', seats: [{ play, ...where }, {}] });

    window({ hand: ['banzai'] })
      .seat(0)
      .mayTake(use('banzai'));
    window({ conflictDiscard: ['banzai'] })
      .seat(0)
      .mayNotTake(use('banzai'));
    window({ conflictDeck: ['banzai'] })
      .seat(0)
      .mayNotTake(use('banzai'));
  });

  test('L5R-EVENT-a: a restriction says when', () => {
    const table = actions({ windows: 'open', seats: [{ hand: ['banzai'], play: ['matsu-beiona'] }, {}] });

    table.seat(0).isAsked('actionWindow').mayNotTake(use('banzai'));
  });

  test('L5R-EVENT-a: a reaction waits for its condition, an action for an action window', () => {
    const hand = ['contingency-plan', 'good-omen'];
    const window = actions({ windows: 'open', seats: [{ dial: 1, hand, play: ['matsu-beiona'] }, { dial: 5 }] });
    window.seat(0).mayTake(use('good-omen')).mayNotTake(use('contingency-plan'));

    const bid = tableRunning(honorBid({}), { seats: [{ hand, play: ['matsu-beiona'] }, {}] });
    bid.seat(0).says(1);
    bid.seat(1).says(5);
    bid.seat(0).isAsked('triggerWindow').mayTake(use('contingency-plan')).mayNotTake(use('good-omen'));
  });

  test('L5R-EVENT-b: are paid for, resolved and discarded before anything reacts to their effect', () => {
    const table = actions({
      seats: [
        { fate: 3, hand: ['against-the-waves'] },
        { hand: ['ready-for-battle'], play: ['solemn-scholar'] },
      ],
    });
    table.seat(0).takes(use('against-the-waves'));

    table.seat(1).isAsked('triggerWindow').mayTake(use('ready-for-battle'));
    expect(table.state.fate[0]).toBe(2);
    expect(inPlay(table, 1)).toEqual(['solemn-scholar (bowed)']);
    expect(namesIn(table, conflictDiscardOf(0))).toEqual(['against-the-waves']);
    expect(namesIn(table, ASIDE)).toEqual([]);
  });

  test('L5R-EVENT-b: but lie nowhere yet while they may still be cancelled, paid as they are', () => {
    const table = actions({
      seats: [
        { fate: 3, hand: ['against-the-waves'] },
        { hand: ['voice-of-honor'], play: ['solemn-scholar (honored)'] },
      ],
    });
    table.seat(0).takes(use('against-the-waves'));

    table.seat(1).isAsked('triggerWindow');
    expect([table.state.fate[0], namesIn(table, conflictDiscardOf(0))]).toEqual([2, []]);
    table.seat(1).takes(use('voice-of-honor'));
    expect(inPlay(table, 1)).toEqual(['solemn-scholar (honored)']);
    expect([table.state.fate[0], namesIn(table, conflictDiscardOf(0))]).toEqual([2, ['against-the-waves']]);
  });

  test('L5R-EVENT-e: cannot enter play', () => {
    const state = given({ seats: [{ hand: ['banzai'], play: ['matsu-beiona'] }, {}] });
    const [banzai, host] = [the(state, 'banzai'), the(state, 'matsu-beiona')];
    const after = happen(
      state,
      { is: 'characterEntered', card: banzai, seat: 0, from: handOf(0), how: 'put', at: 'home', fate: 0 },
      { is: 'attachmentEntered', card: banzai, seat: 0, host },
      { is: 'holdingEntered', card: banzai, seat: 0, place: 1 },
    );

    expect(after.kinds).toEqual([]);
    expect(cardsAt(after.state, handOf(0))).toEqual(['banzai']);
  });
});
