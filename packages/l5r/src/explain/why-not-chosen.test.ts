import { describe, expect, test } from 'vitest';
import { honorBid } from '../rules/honor-bid.ts';
import { clearProvinces } from '../rules/regroup-phase.ts';
import type { L5rSituation } from '../situation/description.ts';
import { actions, card, resolving, use } from '../testing/card-table.ts';
import { explained, reasons } from '../testing/explained.ts';
import { tableRunning } from '../testing/table.ts';

type Seat = NonNullable<L5rSituation['seats'][0]>;

const military = { attacker: 0, type: 'military', ring: 'fire' } as const;
const political = { attacker: 0, type: 'political', ring: 'fire' } as const;

/** Seat 0 uses the card, and is asked whom it is aimed at. */
function aiming(name: string, [mine, theirs]: readonly [Seat, Seat], conflict: L5rSituation['conflict'] = null) {
  const table = actions({ seats: [mine, theirs], conflict });
  table.seat(0).takes(use(name));
  table.leavesOpen(0);
  return table;
}

describe('targets', () => {
  test('L5R-CONF-c: who does not take part in the conflict', () => {
    const table = aiming(
      'banzai',
      [
        { hand: ['banzai'], play: ['brash-samurai (in conflict)', 'kakita-kaezin'] },
        { play: ['moto-youth (in conflict)'] },
      ],
      military,
    );

    expect(reasons(table, 'kakita-kaezin')).toEqual(['L5R-CONF-c It is not participating.']);
    expect(reasons(table, 'brash-samurai')).toEqual([]);
  });

  test('L5R-CTRL-b: the wrong side', () => {
    const table = aiming('way-of-the-crane', [
      { hand: ['way-of-the-crane'], play: ['brash-samurai', 'doji-whisperer'] },
      { play: ['kakita-kaezin'] },
    ]);

    expect(reasons(table, 'kakita-kaezin')).toEqual(['L5R-CTRL-b You do not control it.']);
  });

  test('L5R-CTRL-b: the wrong side, and not participating', () => {
    const table = aiming(
      'for-shame',
      [
        { hand: ['for-shame'], play: ['doji-whisperer (in conflict)', 'brash-samurai'] },
        { play: ['moto-youth (in conflict)', 'matsu-berserker (in conflict)'] },
      ],
      political,
    );

    expect(reasons(table, 'brash-samurai')).toEqual([
      'L5R-CONF-c It is not participating.',
      'L5R-CTRL-b You control it.',
    ]);
    expect(reasons(table, 'doji-whisperer')).toEqual(['L5R-CTRL-b You control it.']);
  });

  test('L5R-TARGET-b: the wrong trait', () => {
    const table = aiming('against-the-waves', [
      { hand: ['against-the-waves'], play: ['adept-of-the-waves', 'isawa-masahiro', 'doji-whisperer'] },
      {},
    ]);

    expect(reasons(table, 'doji-whisperer')).toEqual(['L5R-TARGET-b It does not have the trait Shugenja.']);
    expect(reasons(table, 'adept-of-the-waves')).toEqual([]);
  });

  test('L5R-TARGET-b: too much skill', () => {
    const table = aiming(
      'shizuka-toshi',
      [
        { stronghold: 'shizuka-toshi', play: ['doji-hotaru (in conflict)', 'moto-youth (in conflict)'] },
        { play: ['brash-samurai (in conflict)'] },
      ],
      political,
    );

    expect(reasons(table, 'doji-hotaru')).toEqual(['L5R-TARGET-b Its political skill is too high.']);
    expect(reasons(table, 'brash-samurai')).toEqual([]);
  });

  test('L5R-BOW-b: who would not be changed', () => {
    const table = aiming(
      'shizuka-toshi',
      [
        { stronghold: 'shizuka-toshi', play: ['moto-youth (in conflict, bowed)', 'niten-adept (in conflict)'] },
        { play: ['brash-samurai (in conflict)'] },
      ],
      political,
    );

    expect(reasons(table, 'moto-youth')).toEqual(['L5R-BOW-b It is bowed already.']);
  });

  test('L5R-CANNOT-a: whom the text may not choose, with the card that protects it', () => {
    const table = aiming(
      'assassination',
      [
        { hand: ['assassination'], play: ['doji-whisperer'] },
        { play: ['moto-youth + above-question', 'brash-samurai'] },
      ],
      military,
    );

    expect(reasons(table, 'moto-youth')).toEqual(['L5R-CANNOT-a It cannot be chosen, because of Above Question.']);
    expect(explained(table, 'moto-youth').whyNot[0]?.from).toEqual({ is: 'card', printed: 'above-question' });
    expect(reasons(table, 'brash-samurai')).toEqual([]);
  });

  test('L5R-TARGET-b: what has no words of its own is said with the card that asks', () => {
    const table = aiming(
      'assassination',
      [{ hand: ['assassination'], play: ['doji-whisperer', 'doji-hotaru'] }, { play: ['moto-youth'] }],
      military,
    );

    expect(reasons(table, 'doji-hotaru')).toEqual(['L5R-TARGET-b It does not meet what Assassination asks for.']);
    expect(explained(table, 'doji-hotaru').whyNot[0]?.from).toEqual({ is: 'card', printed: 'assassination' });
  });

  test('L5R-TARGET-b: what is no character', () => {
    const table = aiming(
      'assassination',
      [{ hand: ['assassination', 'banzai'], play: ['doji-whisperer'] }, { play: ['moto-youth'] }],
      military,
    );

    expect(reasons(table, 'banzai')).toEqual(['L5R-TARGET-b It is no character in play.']);
  });
});

describe('targets of other types', () => {
  test('L5R-TARGET-b: what is no attachment', () => {
    const table = aiming('let-go', [
      { hand: ['let-go'], play: ['brash-samurai + fine-katana', 'moto-youth + ornate-fan'] },
      {},
    ]);

    expect(reasons(table, 'brash-samurai')).toEqual(['L5R-TARGET-b It is no attachment in play.']);
    expect(reasons(table, 'ornate-fan')).toEqual([]);
  });

  test('L5R-CTRL-b: an attachment of the wrong side', () => {
    const table = aiming('calling-in-favors', [
      { hand: ['calling-in-favors'], play: ['brash-samurai + fine-katana'] },
      { play: ['moto-youth + ornate-fan + court-mask'] },
    ]);

    expect(reasons(table, 'fine-katana')).toEqual(['L5R-CTRL-b You control it.']);
    expect(reasons(table, 'court-mask')).toEqual([]);
  });
});

describe('what an attachment is put on', () => {
  test('L5R-TARGET-b: a trait that is missing', () => {
    const table = aiming('sashimono', [
      { hand: ['sashimono'], play: ['brash-samurai', 'moto-youth', 'doji-whisperer'] },
      { play: ['matsu-berserker'] },
    ]);

    expect(reasons(table, 'doji-whisperer')).toEqual(['L5R-TARGET-b It does not have the trait Bushi.']);
    expect(reasons(table, 'matsu-berserker')).toEqual(['L5R-CTRL-b You do not control it.']);
    expect(reasons(table, 'moto-youth')).toEqual([]);
  });

  test('L5R-KW-NOATT-a: a character that takes no such attachment', () => {
    const table = aiming('ornate-fan', [
      { hand: ['ornate-fan'], play: ['brash-samurai', 'moto-youth', 'moto-horde'] },
      {},
    ]);

    expect(reasons(table, 'moto-horde')).toEqual(['L5R-KW-NOATT-a It does not take this attachment.']);
  });
});

describe('costs', () => {
  test('L5R-STATUS-a: who cannot pay', () => {
    const table = aiming('noble-sacrifice', [
      {
        hand: ['noble-sacrifice'],
        play: ['doji-whisperer (honored)', 'brash-samurai (honored)', 'kakita-kaezin'],
      },
      { play: ['moto-youth (dishonored)', 'matsu-berserker (honored)'] },
    ]);

    expect(reasons(table, 'kakita-kaezin')).toEqual(['L5R-STATUS-a It is not honored.']);
    expect(reasons(table, 'matsu-berserker')).toEqual(['L5R-CTRL-b You do not control it.']);
    expect(reasons(table, 'brash-samurai')).toEqual([]);
  });
});

describe('ring effects', () => {
  test('L5R-RINGFX-FIRE: whom Fire can only dishonor may be chosen, too', () => {
    const table = resolving({
      conflict: military,
      seats: [{ play: ['brash-samurai (in conflict, honored)', 'doji-whisperer'] }, { play: ['moto-youth'] }],
    });
    table.seat(0).isAsked('ringEffect');

    expect(reasons(table, 'brash-samurai')).toEqual([]);
    expect(reasons(table, 'doji-whisperer')).toEqual([]);
  });

  test('L5R-RINGFX-WATER-a: whom Water cannot bow', () => {
    const table = resolving({
      conflict: { ...military, ring: 'water' },
      seats: [
        { play: ['brash-samurai (in conflict)'] },
        { play: ['moto-youth (fate 1)', 'doji-whisperer', 'doji-hotaru'] },
      ],
    });
    table.seat(0).isAsked('ringEffect');

    expect(reasons(table, 'moto-youth')).toEqual(['L5R-RINGFX-WATER-a There is fate on it.']);
    expect(reasons(table, 'doji-hotaru')).toEqual([]);
  });
});

describe('questions about something else', () => {
  test('L5R-2.2-a: a question about a number says so', () => {
    const table = tableRunning(honorBid({}), { phase: 'draw', seats: [{ play: ['brash-samurai'] }, {}] });
    table.seat(0).isAsked('honorBid');

    expect(reasons(table, 'brash-samurai')).toEqual(['L5R-2.2-a Something else is asked now: Honor bid – how much?']);
  });

  test('L5R-5.3-b: a question about other cards says so', () => {
    const table = tableRunning(clearProvinces({ seat: 0 }), {
      phase: 'regroup',
      seats: [{ rows: [['moto-youth'], ['brash-samurai']], play: ['doji-whisperer'] }, {}],
    });

    expect(reasons(table, 'doji-whisperer')).toEqual([
      'L5R-5.3-b The question is about other cards: Regroup – discard which cards in your provinces?',
    ]);
    expect(reasons(table, 'moto-youth')).toEqual([]);
  });

  test('who has no seat is given no reasons', () => {
    const table = aiming(
      'assassination',
      [{ hand: ['assassination'] }, { play: ['moto-youth', 'doji-hotaru'] }],
      military,
    );

    expect(explained(table, 'doji-hotaru', 'spectator').whyNot).toEqual([]);
    expect(explained(table, 'doji-hotaru', 'arbiter').whyNot).toEqual([]);
  });
});

test('a card chosen from is not explained as if it could not be', () => {
  const table = actions({
    conflict: military,
    seats: [{ hand: ['assassination'] }, { play: ['moto-youth', 'doji-whisperer'] }],
  });
  table.seat(0).takes(use('assassination'));

  expect(reasons(table, 'moto-youth')).toEqual([]);
  table.seat(0).picks(card('moto-youth'));
});
