import { describe, expect, test } from 'vitest';
import { playFromProvinces } from '../rules/dynasty-phase.ts';
import type { L5rSituation } from '../situation/description.ts';
import { actions, card, played, use } from '../testing/card-table.ts';
import { explained, reasons, reasonsOf } from '../testing/explained.ts';
import { tableRunning } from '../testing/table.ts';

type Seat = NonNullable<L5rSituation['seats'][0]>;

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

/** An action window in which both are asked, whatever they can do. */
const window = (mine: Seat, theirs: Seat = {}, more: Partial<L5rSituation> = {}) =>
  actions({ windows: 'open', ...more, seats: [mine, theirs] });

const dynasty = (mine: Seat, theirs: Seat = {}) =>
  tableRunning(playFromProvinces({ turn: 0, passed: [] }), { phase: 'dynasty', seats: [mine, theirs] });

describe('a card that can be used', () => {
  test('gives no reason', () => {
    expect(reasons(window({ hand: ['fine-katana'], play: ['brash-samurai'] }), 'fine-katana')).toEqual([]);
  });

  test('gives none either if only one of its ways is open', () => {
    const table = window({ hand: ['steward-of-law'] });
    table.seat(0).mayNotTake(use('steward-of-law', 'playIntoConflict'));

    expect(reasons(table, 'steward-of-law')).toEqual([]);
  });
});

describe('whose card it is', () => {
  test("L5R-AW-i: the opponent's card is not mine to use", () => {
    expect(reasons(window({}, { play: ['brash-samurai'] }), 'brash-samurai')).toEqual([
      'L5R-AW-i Your opponent controls this card.',
    ]);
  });

  test("L5R-ATT-g: an attachment of mine on the opponent's character is", () => {
    const table = window({ hand: ['pacifism'] }, { play: ['brash-samurai'] });
    table.seat(0).takes(use('pacifism'));
    table.seat(1).passes();

    expect(reasons(table, 'pacifism')).toEqual(['L5R-CONST-a Its text works by itself; there is nothing to use.']);
  });
});

describe('fate', () => {
  test('L5R-COST-a: too little to play a card', () => {
    expect(reasons(window({ fate: 0, hand: ['steward-of-law'] }), 'steward-of-law')).toEqual([
      'L5R-COST-a It takes 1 fate, you have 0.',
    ]);
    expect(reasons(window({ fate: 1, hand: ['steward-of-law'] }), 'steward-of-law')).toEqual([]);
  });

  test('L5R-COST-a: said beside what else speaks against it', () => {
    expect(reasons(window({ fate: 0, hand: ['charge'] }), 'charge')).toEqual([
      'L5R-RESTR-a Only during a military conflict.',
      'L5R-COST-a It takes 1 fate, you have 0.',
    ]);
  });

  test('L5R-ABIL-i: too little for an ability', () => {
    const mine = { play: ['soshi-illusionist', 'doji-whisperer (honored)'] };

    expect(reasons(window({ ...mine, fate: 0 }), 'soshi-illusionist')).toEqual([
      'L5R-ABIL-i It takes 1 fate, you have 0.',
    ]);
    expect(reasons(window({ ...mine, fate: 1 }), 'soshi-illusionist')).toEqual([]);
  });
});

describe('other costs', () => {
  test('L5R-BOW-d: it is bowed, and would have to bow', () => {
    const mine = (scout: string) => ({ play: [scout, 'doji-whisperer (in conflict)'] });
    const conflict = { conflict: political };

    expect(reasons(window(mine('asahina-artisan (bowed)'), {}, conflict), 'asahina-artisan')).toEqual([
      'L5R-BOW-d It is bowed, and bowing it is the cost.',
    ]);
    expect(reasons(window(mine('asahina-artisan'), {}, conflict), 'asahina-artisan')).toEqual([]);
  });

  test('L5R-BOW-d: a bowed card can be used for what does not bow it', () => {
    const table = window({ play: ['brash-samurai (in conflict, bowed)'] }, {}, { conflict: military });

    expect(reasons(table, 'brash-samurai')).toEqual([]);
  });

  test('L5R-COST-c: there is nobody to pay with', () => {
    const theirs = { play: ['moto-youth (dishonored)'] };

    expect(reasons(window({ hand: ['noble-sacrifice'], play: ['doji-whisperer'] }, theirs), 'noble-sacrifice')).toEqual(
      ['L5R-COST-c You have nobody to sacrifice.'],
    );
    expect(
      reasons(window({ hand: ['noble-sacrifice'], play: ['doji-whisperer (honored)'] }, theirs), 'noble-sacrifice'),
    ).toEqual([]);
  });
});

describe('targets', () => {
  test('L5R-TARGET-b: nothing it could choose', () => {
    expect(reasons(window({ hand: ['way-of-the-crane'], play: ['moto-youth'] }), 'way-of-the-crane')).toEqual([
      'L5R-TARGET-b There is no legal target.',
    ]);
    expect(reasons(window({ hand: ['way-of-the-crane'], play: ['doji-whisperer'] }), 'way-of-the-crane')).toEqual([]);
  });

  test('L5R-ABIL-h: an effect that would change nothing', () => {
    const conflict = { conflict: military };

    expect(reasons(window({ play: ['brash-samurai (in conflict, honored)'] }, {}, conflict), 'brash-samurai')).toEqual([
      'L5R-ABIL-h Its effect would change nothing.',
    ]);
  });

  test('L5R-ATT-b: no character may have it attached', () => {
    expect(reasons(window({ hand: ['spyglass'] }, { play: ['moto-youth'] }), 'spyglass')).toEqual([]);
    expect(reasons(window({ hand: ['favored-mount'] }, { play: ['moto-youth'] }), 'favored-mount')).toEqual([
      'L5R-ATT-b No character in play may have it attached.',
    ]);
    expect(reasons(window({ hand: ['favored-mount'], play: ['moto-youth'] }), 'favored-mount')).toEqual([]);
  });
});

describe('copies', () => {
  test('L5R-UNIQUE-b: a second copy of a unique character, which is no duplicate outside of the dynasty phase', () => {
    expect(reasons(window({ hand: ['togashi-kazue'], play: ['togashi-kazue'] }), 'togashi-kazue')).toEqual([
      'L5R-UNIQUE-b You already have a copy of this unique card in play.',
      'L5R-DUP-e A duplicate is discarded in the dynasty phase only.',
    ]);
    expect(reasons(window({ hand: ['togashi-kazue'] }, { play: ['togashi-kazue'] }), 'togashi-kazue')).toEqual([]);
  });

  test('L5R-DUP-a: in the dynasty phase a second copy is a duplicate', () => {
    expect(reasons(dynasty({ hand: ['togashi-kazue'], play: ['togashi-kazue'] }), 'togashi-kazue')).toEqual([]);
  });

  test('L5R-KW-LIMITED-a: one limited card a round', () => {
    const table = dynasty({ rows: [['doomed-shugenja'], ['doomed-shugenja']] });
    expect(reasons(table, 'doomed-shugenja')).toEqual([]);
    table.seat(0).takes(use('doomed-shugenja'));
    table.seat(1).passes();

    const left = table.state.table.cards.filter(
      ({ printed, zone }) => printed === 'doomed-shugenja' && zone !== '0/play',
    );
    expect(left.map(({ id }) => reasonsOf(table, id))).toEqual([
      ['L5R-KW-LIMITED-a You have played a limited card this round.'],
    ]);
  });
});

describe('what other cards do', () => {
  test('L5R-CANNOT-a: no events, and who forbids them', () => {
    const mine = { hand: ['way-of-the-crane'], play: ['doji-whisperer'] };
    const conflict = { conflict: political };
    const table = window(mine, { play: ['guest-of-honor (in conflict)'] }, conflict);

    expect(reasons(table, 'way-of-the-crane')).toEqual(['L5R-CANNOT-a Forbidden by Guest of Honor.']);
    expect(explained(table, 'way-of-the-crane').whyNot[0]?.from).toEqual({ is: 'card', printed: 'guest-of-honor' });
    expect(reasons(window(mine, { play: ['guest-of-honor'] }, conflict), 'way-of-the-crane')).toEqual([]);
  });

  test('L5R-CANNOT-a: no abilities, and by which effect', () => {
    const table = window(
      { play: ['brash-samurai (in conflict)'] },
      { hand: ['hiruma-ambusher'], play: ['moto-youth (in conflict)'] },
      { conflict: military },
    );
    table.seat(0).passes();
    table
      .seat(1)
      .takes(played('hiruma-ambusher', 0, 'playIntoConflict'))
      .takes(use('hiruma-ambusher'))
      .picks(card('brash-samurai'));

    expect(reasons(table, 'brash-samurai')).toEqual([
      'L5R-CANNOT-a Its abilities cannot be triggered until the end of the conflict (Hiruma Ambusher).',
    ]);
  });

  test('L5R-BLANK-a: a text box that is blank', () => {
    const table = window({ play: ['brash-samurai (in conflict) + cloud-the-mind'] }, {}, { conflict: military });

    expect(reasons(table, 'brash-samurai')).toEqual(['L5R-BLANK-a Its text box is blank, because of Cloud the Mind.']);
  });
});

describe('when', () => {
  test('L5R-RESTR-a: only during a conflict', () => {
    const mine = { hand: ['banzai'], play: ['brash-samurai (in conflict)'] };

    expect(reasons(window({ hand: ['banzai'], play: ['brash-samurai'] }), 'banzai')).toEqual([
      'L5R-RESTR-a Only during a conflict.',
    ]);
    expect(reasons(window(mine, {}, { conflict: military }), 'banzai')).toEqual([]);
  });

  test('L5R-RESTR-a: only during a conflict of that type', () => {
    const during = (conflict: typeof military | typeof political) =>
      window(
        { stronghold: 'shizuka-toshi', play: ['brash-samurai (in conflict)'] },
        { play: ['moto-youth (in conflict)'] },
        { conflict },
      );

    expect(reasons(during(military), 'shizuka-toshi')).toEqual(['L5R-RESTR-a Only during a political conflict.']);
    expect(reasons(during(political), 'shizuka-toshi')).toEqual([]);
  });

  test('L5R-RESTR-a: only while it is participating', () => {
    const conflict = { conflict: military };

    expect(reasons(window({ play: ['brash-samurai'] }, {}, conflict), 'brash-samurai')).toEqual([
      'L5R-RESTR-a The character is not participating.',
    ]);
    expect(reasons(window({ play: ['brash-samurai (in conflict)'] }, {}, conflict), 'brash-samurai')).toEqual([]);
  });

  test('L5R-1.4-j: a character in a province only in the dynasty phase', () => {
    const mine = { rows: [['brash-samurai']] };

    expect(reasons(window(mine), 'brash-samurai')).toEqual([
      'L5R-1.4-j Cards in provinces are played in the dynasty phase only.',
    ]);
    expect(reasons(dynasty(mine), 'brash-samurai')).toEqual([]);
  });

  test('L5R-1.4-b: a card in hand not in the dynasty phase', () => {
    const mine = { hand: ['fine-katana'], play: ['brash-samurai'] };

    expect(reasons(dynasty(mine), 'fine-katana')).toEqual([
      'L5R-1.4-b In the dynasty phase no character and no attachment is played from hand.',
    ]);
    expect(reasons(window(mine), 'fine-katana')).toEqual([]);
  });

  test('L5R-TRIG-b: an interrupt or reaction says what it answers to', () => {
    expect(reasons(window({ play: ['savvy-politician'] }), 'savvy-politician')).toEqual([
      'L5R-TRIG-b Reaction: only when a character is honored.',
    ]);
    expect(reasons(window({ hand: ['voice-of-honor'] }), 'voice-of-honor')).toEqual([
      'L5R-TRIG-b Interrupt: only when an ability is about to take effect.',
    ]);
  });
});

describe('where', () => {
  test('L5R-EVENT-a: an event in the discard pile', () => {
    expect(reasons(window({ conflictDiscard: ['banzai'] }), 'banzai')).toEqual([
      'L5R-EVENT-a It can be used from hand only.',
    ]);
  });

  test('L5R-PLAY-a: a character in the discard pile', () => {
    expect(reasons(window({ dynastyDiscard: ['doji-whisperer'] }), 'doji-whisperer')).toEqual([
      'L5R-PLAY-a It can be neither played nor used from there.',
    ]);
  });

  test('L5R-PROV-c: a broken province', () => {
    const provinces = (first: string) => ['pilgrimage', first, 'night-raid', 'manicured-garden', 'fertile-fields'];
    const mine = (first: string) => ({ provinces: provinces(first), play: ['brash-samurai (in conflict)'] });

    expect(reasons(window(mine('shameful-display (broken)')), 'shameful-display')).toEqual([
      'L5R-PROV-c A broken province has no usable text.',
    ]);
    expect(reasons(window(mine('shameful-display (faceup)')), 'shameful-display')).toEqual([
      'L5R-RESTR-a Only during a conflict at this province.',
    ]);
  });
});

describe('how often', () => {
  test('L5R-ABIL-g: once a round', () => {
    const table = window({ play: ['cautious-scout', 'brash-samurai (in conflict)'] }, {}, { conflict: military });
    table.seat(0).takes(use('brash-samurai'));
    table.seat(1).passes();

    expect(reasons(table, 'brash-samurai')).toEqual(['L5R-ABIL-g Uses this round: 1 of 1.']);
  });

  test('L5R-MAX-a: a maximum', () => {
    const table = window(
      { hand: ['assassination', 'assassination'], honor: 15 },
      { play: ['moto-youth', 'doji-whisperer'] },
      { conflict: military },
    );
    expect(reasons(table, 'assassination')).toEqual([]);
    table.seat(0).takes(use('assassination')).picks(card('moto-youth'));
    table.seat(1).passes();

    const inHand = table.state.table.cards.filter(
      ({ printed, zone }) => printed === 'assassination' && zone === '0/hand',
    );
    expect(inHand.map(({ id }) => reasonsOf(table, id))).toEqual([
      ['L5R-MAX-a Uses of cards of this name this round: 1 of 1.'],
    ]);
  });
});

describe('nothing to use', () => {
  test('L5R-CONST-a: a text that works by itself', () => {
    expect(reasons(window({ play: ['steward-of-law'] }), 'steward-of-law')).toEqual([
      'L5R-CONST-a Its text works by itself; there is nothing to use.',
    ]);
  });

  test('L5R-AW-h: no text that could be used', () => {
    expect(reasons(window({ play: ['doji-whisperer'] }), 'doji-whisperer')).toEqual([
      'L5R-AW-h It has no ability that could be used.',
    ]);
  });
});
