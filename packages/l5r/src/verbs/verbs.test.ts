import { attachmentsOn, cardOf, cardsIn, zoneIn } from '@kronika/kernel';
import { canHappen } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import type { L5rEvent } from '../event.ts';
import { raise } from '../rules/calls.ts';
import { layer } from '../rules/layer.ts';
import type { L5rSituation } from '../situation/description.ts';
import type { L5rState } from '../state.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { tableRunning } from '../testing/table.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf, isInPlay } from '../zones.ts';
import { leaving } from './leaving.ts';

const can = (state: L5rState, event: L5rEvent): boolean => canHappen(layer, state, event) === 'allowed';
const namesIn = (state: L5rState, zone: ReturnType<typeof handOf>) =>
  cardsIn(state.table, zone).map((id) => cardOf(state.table, id).printed);

describe('honor', () => {
  test('L5R-HONOR-a: is gained from and lost to the general pool', () => {
    const state = given({ seats: [{ honor: 10 }, { honor: 11 }] });

    expect(happen(state, { is: 'honorGained', seat: 0, amount: 2 }).state.honor).toEqual([12, 11]);
    expect(happen(state, { is: 'honorLost', seat: 1, amount: 3 }).state.honor).toEqual([10, 8]);
  });

  test('L5R-HONOR-b: given honor goes from one player to the other', () => {
    const state = given({ seats: [{ honor: 10 }, { honor: 11 }] });

    expect(happen(state, { is: 'honorGiven', from: 0, amount: 3 }).state.honor).toEqual([7, 14]);
    expect(happen(state, { is: 'fateGiven', from: 1, amount: 4 }).state.fate).toEqual([14, 6]);
  });

  test('L5R-2.4-c: who has less than the difference gives everything', () => {
    const { match } = tableRunning(raise({ is: 'honorGiven', from: 0, amount: 4 }), {
      seats: [{ honor: 2 }, { honor: 11 }],
    });

    expect(match.state.honor).toEqual([0, 13]);
    expect(match.outcome?.winners).toEqual([1]);
  });
});

describe('the value of a bid', () => {
  const state = given({ seats: [{ dial: 5 }, { dial: 1 }] });

  test('L5R-BID-b: may exceed 5 and fall to 0, not below', () => {
    expect(happen(state, { is: 'bidModified', seat: 0, by: 1 }).state.bids).toEqual([6, 1]);
    expect(happen(state, { is: 'bidModified', seat: 1, by: -2 }).state.bids).toEqual([5, 0]);
  });

  test('L5R-BID-c: changes without the number on the dial', () => {
    expect(happen(state, { is: 'bidModified', seat: 1, by: 1 }).state.dials).toEqual([5, 1]);
  });

  test('L5R-HONOR-e: there is none before the first bid', () => {
    expect(can(given({}), { is: 'bidModified', seat: 0, by: 1 })).toBe(false);
  });
});

describe('the type of a conflict', () => {
  test('L5R-CONF-l: may change, and the ring shows it', () => {
    const state = given({ conflict: { attacker: 0, type: 'political', ring: 'air' } });

    const after = happen(state, { is: 'conflictTypeSwitched', type: 'military' }).state;

    expect([after.conflict?.type, after.rings.air.side]).toEqual(['military', 'military']);
    expect(can(state, { is: 'conflictTypeSwitched', type: 'political' })).toBe(false);
  });
});

describe('a status token', () => {
  test('L5R-STATUS-a: can be discarded, which leaves the character ordinary', () => {
    const state = given({ seats: [{ play: ['doji-whisperer (honored)', 'savvy-politician'] }, {}] });
    const card = the(state, 'doji-whisperer');

    expect(cardOf(happen(state, { is: 'statusDiscarded', card }).state.table, card).status).toBe('ordinary');
    expect(can(state, { is: 'statusDiscarded', card: the(state, 'savvy-politician') })).toBe(false);
  });
});

describe('personal honor', () => {
  const statusAfter = (note: string, is: 'honored' | 'dishonored') => {
    const state = given({ seats: [{ play: [note] }, {}] });
    const card = the(state, 'doji-whisperer');
    return cardOf(happen(state, { is, card }).state.table, card).status;
  };

  test('L5R-STATUS-b: an ordinary character becomes honored or dishonored', () => {
    expect(statusAfter('doji-whisperer', 'honored')).toBe('honored');
    expect(statusAfter('doji-whisperer', 'dishonored')).toBe('dishonored');
  });

  test('L5R-STATUS-c: honor and dishonor take each other away', () => {
    expect(statusAfter('doji-whisperer (dishonored)', 'honored')).toBe('ordinary');
    expect(statusAfter('doji-whisperer (honored)', 'dishonored')).toBe('ordinary');
  });

  test('L5R-STATUS-d: an honored character cannot be honored, a dishonored one not dishonored', () => {
    const state = given({ seats: [{ play: ['doji-whisperer (honored)', 'savvy-politician (dishonored)'] }, {}] });

    expect(can(state, { is: 'honored', card: the(state, 'doji-whisperer') })).toBe(false);
    expect(can(state, { is: 'dishonored', card: the(state, 'doji-whisperer') })).toBe(true);
    expect(can(state, { is: 'dishonored', card: the(state, 'savvy-politician') })).toBe(false);
  });
});

describe('bowing', () => {
  test('L5R-BOW-b: a bowed card cannot be bowed, a ready one not readied', () => {
    const state = given({ seats: [{ play: ['doji-whisperer (bowed)', 'savvy-politician'] }, {}] });
    const [bowed, ready] = [the(state, 'doji-whisperer'), the(state, 'savvy-politician')];

    expect([can(state, { is: 'bowed', card: bowed }), can(state, { is: 'readied', card: bowed })]).toEqual([
      false,
      true,
    ]);
    expect([can(state, { is: 'bowed', card: ready }), can(state, { is: 'readied', card: ready })]).toEqual([
      true,
      false,
    ]);
  });

  test('L5R-ATT-h: an attachment bows and readies independently of its character', () => {
    const state = given({ seats: [{ play: ['doji-whisperer + fine-katana'] }, {}] });

    const after = happen(state, { is: 'bowed', card: the(state, 'fine-katana') }).state;

    expect(cardOf(after.table, the(state, 'fine-katana')).stance).toBe('bowed');
    expect(cardOf(after.table, the(state, 'doji-whisperer')).stance).toBe('ready');
  });
});

describe('moving', () => {
  const conflict = { attacker: 0, type: 'political', ring: 'air' } as const;

  test('L5R-MOVE-a: nothing moves to where it already is, nor to a conflict there is not', () => {
    const state = given({ conflict, seats: [{ play: ['doji-whisperer (in conflict)', 'savvy-politician'] }, {}] });
    const peace = given({ seats: [{ play: ['doji-whisperer'] }, {}] });

    expect(can(state, { is: 'movedToConflict', card: the(state, 'doji-whisperer') })).toBe(false);
    expect(can(state, { is: 'movedHome', card: the(state, 'savvy-politician') })).toBe(false);
    expect(can(peace, { is: 'movedToConflict', card: the(peace, 'doji-whisperer') })).toBe(false);
    expect(can(state, { is: 'movedToConflict', card: the(state, 'savvy-politician') })).toBe(true);
  });

  test('L5R-MOVE-b: a character moved to the conflict keeps its ready or bowed state', () => {
    const state = given({ conflict, seats: [{ play: ['savvy-politician (bowed)'] }, {}] });
    const card = the(state, 'savvy-politician');

    expect(cardOf(happen(state, { is: 'movedToConflict', card }).state.table, card)).toMatchObject({
      at: 'conflict',
      stance: 'bowed',
    });
  });

  test('L5R-CONF-h: a participant moved home keeps its ready or bowed state', () => {
    const state = given({ conflict, seats: [{ play: ['savvy-politician (in conflict)'] }, {}] });
    const card = the(state, 'savvy-politician');

    expect(cardOf(happen(state, { is: 'movedHome', card }).state.table, card)).toMatchObject({
      at: 'home',
      stance: 'ready',
    });
  });
});

describe('fate', () => {
  test('L5R-FATE-b: fate placed by an effect comes from the general pool', () => {
    const state = given({ seats: [{ play: ['doji-whisperer'], fate: 3 }, {}] });
    const card = the(state, 'doji-whisperer');

    const after = happen(state, { is: 'fatePlaced', card, amount: 2 }).state;

    expect([cardOf(after.table, card).fate, after.fate[0]]).toEqual([2, 3]);
  });

  test('L5R-RING-c: fate spent to a ring lies on that ring', () => {
    const state = given({ seats: [{ fate: 3 }, {}], ringFate: { void: 1 } });

    const after = happen(state, { is: 'fateSpentToRing', seat: 0, ring: 'void', amount: 1 }).state;

    expect([after.fate[0], after.rings.void.fate]).toEqual([2, 2]);
  });

  test('L5R-FATE-a: spent fate returns to the general pool', () => {
    const state = given({ seats: [{ fate: 3 }, { fate: 5 }] });

    expect(happen(state, { is: 'fateSpent', seat: 0, amount: 3 }).state.fate).toEqual([0, 5]);
    expect(can(state, { is: 'fateSpent', seat: 0, amount: 4 })).toBe(false);
  });
});

describe('leaving play', () => {
  const discards = (state: L5rState, name: string) =>
    leaving(state, the(state, name), { to: 'discard', how: 'discarded' });

  test('L5R-ZONE-h: discarded cards go faceup on top of the matching pile of their owner', () => {
    const state = given({
      seats: [{ play: ['doji-whisperer + fine-katana'], dynastyDiscard: ['savvy-politician'] }, {}],
    });

    const after = happen(state, discards(state, 'doji-whisperer')).state;

    expect(namesIn(after, dynastyDiscardOf(0))).toEqual(['doji-whisperer', 'savvy-politician']);
    expect(namesIn(after, conflictDiscardOf(0))).toEqual(['fine-katana']);
  });

  test('L5R-LEAVE-b: all tokens on it are gone', () => {
    const state = given({ seats: [{ play: ['doji-whisperer (fate 2, bowed)'] }, {}] });
    const card = the(state, 'doji-whisperer');

    expect(cardOf(happen(state, discards(state, 'doji-whisperer')).state.table, card)).toMatchObject({
      fate: 0,
      stance: 'ready',
      status: 'ordinary',
    });
  });

  test('L5R-LEAVE-c: its attachments are discarded at the same time', () => {
    const state = given({ seats: [{ play: ['doji-whisperer + fine-katana + fine-katana'] }, {}] });

    const after = happen(state, discards(state, 'doji-whisperer'));

    expect(namesIn(after.state, conflictDiscardOf(0))).toEqual(['fine-katana', 'fine-katana']);
    expect(attachmentsOn(after.state.table, the(state, 'doji-whisperer'))).toEqual([]);
  });

  test('L5R-ATT-e: an attachment does not stay when its character leaves', () => {
    const state = given({ seats: [{ play: ['doji-whisperer + fine-katana'] }, {}] });

    expect(isInPlay(happen(state, discards(state, 'doji-whisperer')).state, the(state, 'fine-katana'))).toBe(false);
  });

  test('L5R-KW-ANCESTRAL: an ancestral attachment goes to its owner’s hand instead', () => {
    const state = given({ seats: [{ play: ['doji-whisperer + ancestral-daisho + fine-katana'] }, {}] });

    const after = happen(state, discards(state, 'doji-whisperer')).state;

    expect(namesIn(after, handOf(0))).toEqual(['ancestral-daisho']);
    expect(namesIn(happen(state, discards(state, 'ancestral-daisho')).state, conflictDiscardOf(0))).toEqual([
      'ancestral-daisho',
    ]);
  });

  test('L5R-STATUS-g: an honored character that leaves brings its controller 1 honor', () => {
    const state = given({ seats: [{ play: ['doji-whisperer (honored)'], honor: 10 }, {}] });

    const after = happen(state, discards(state, 'doji-whisperer'));

    expect(after.state.honor[0]).toBe(11);
    expect(after.kinds).toEqual(['honorGained', 'leftPlay']);
  });

  test('L5R-STATUS-h: a dishonored character that leaves costs its controller 1 honor', () => {
    const state = given({ seats: [{}, { play: ['doji-whisperer (dishonored)'], honor: 10 }] });

    expect(happen(state, discards(state, 'doji-whisperer')).state.honor).toEqual([10, 9]);
  });

  test('L5R-STATUS-i: wherever it goes', () => {
    const state = given({ seats: [{ play: ['doji-whisperer (honored)'], honor: 10 }, {}] });

    const after = happen(
      state,
      leaving(state, the(state, 'doji-whisperer'), { to: 'deckBottom', how: 'returned' }),
    ).state;

    expect(after.honor[0]).toBe(11);
    expect(zoneIn(after.table, cardOf(after.table, the(state, 'doji-whisperer')).zone).kind).toBe('deck');
  });

  test('L5R-KW-COURTESY: a character with courtesy that leaves brings 1 fate', () => {
    const situation: L5rSituation = { seats: [{ play: ['kaiu-envoy'], fate: 2, conflictDeck: ['banzai'] }, {}] };
    const table = tableRunning(raise(discards(given(situation), 'kaiu-envoy')), situation);
    table.seat(0).takes({ is: 'use', ability: 'sincerity' });

    expect(table.state.fate[0]).toBe(3);
  });

  test('L5R-KW-SINCERITY: a card with sincerity that leaves brings a card', () => {
    const state = given({ seats: [{ play: ['naive-student'], conflictDeck: ['banzai', 'charge'] }, {}] });

    expect(namesIn(happen(state, discards(state, 'naive-student')).state, handOf(0))).toEqual(['banzai']);
  });

  test('L5R-KW-LEAVE: courtesy and sincerity come before the leaving, in the order the first player sets', () => {
    const state = given({ seats: [{ play: ['naive-student (honored)'], conflictDeck: ['banzai'] }, {}] });

    expect(() => happen(state, discards(state, 'naive-student'))).toThrow('somebody is asked nextForced');
  });

  test('L5R-STRONG-a: a stronghold never leaves play', () => {
    const state = given({});

    expect(can(state, discards(state, 'shizuka-toshi'))).toBe(false);
  });

  test('L5R-LEAVE-a: what is not in play cannot leave it', () => {
    const state = given({ seats: [{ hand: ['banzai'], rows: [['doji-whisperer']] }, {}] });

    expect(can(state, discards(state, 'doji-whisperer'))).toBe(false);
    expect(can(state, discards(state, 'banzai'))).toBe(false);
  });
});

describe('in play', () => {
  const state = given({
    seats: [
      {
        play: ['savvy-politician + fine-katana'],
        rows: [['doji-whisperer'], ['favorable-ground'], ['imperial-storehouse (facedown)']],
        provinces: [
          'the-art-of-peace',
          'entrenched-position (faceup)',
          'night-raid',
          'rally-to-the-cause',
          'shameful-display',
        ],
        role: 'keeper-of-air',
        hand: ['banzai'],
      },
      {},
    ],
  });
  const playing = (name: string) => isInPlay(state, the(state, name));

  test('L5R-ZONE-a: are characters, attachments, the stronghold, faceup provinces and faceup holdings', () => {
    expect(
      ['savvy-politician', 'fine-katana', 'shizuka-toshi', 'entrenched-position', 'favorable-ground'].every(playing),
    ).toBe(true);
  });

  test('L5R-ZONE-c: are not characters in provinces, facedown cards, roles and hands', () => {
    expect(['doji-whisperer', 'imperial-storehouse', 'keeper-of-air', 'banzai', 'night-raid'].some(playing)).toBe(
      false,
    );
  });
});

describe('provinces', () => {
  test('L5R-ZONE-e: a broken province stays faceup in its place, without text', () => {
    const state = given({});
    const province = the(state, 'ancestral-lands');

    const after = happen(state, { is: 'provinceBroken', card: province }).state;

    expect(cardOf(after.table, province)).toMatchObject({
      zone: cardOf(state.table, province).zone,
      face: 'up',
      condition: 'broken',
    });
    expect(layer.rules.hasText(after, province)).toBe(false);
    expect(can(after, { is: 'provinceBroken', card: province })).toBe(false);
  });
});
