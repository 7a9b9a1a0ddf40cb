import { cardOf, type PrintedId, printedId } from '@kronika/kernel';
import { untilEndOf } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import { actions, card, use } from '../testing/card-table.ts';
import { beginsOn, cardsAt, tableAt } from '../testing/continued.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { inPlay, skills } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { conflictDiscardOf, dynastyDeckOf, playOf } from '../zones.ts';
import { actionWindow, initiate } from './calls.ts';
import type { L5rUse } from './card-definition.ts';
import { conflict } from './conflict.ts';
import { skillOf } from './values.ts';

const military = { attacker: 0, type: 'military', ring: 'air', province: 4 } as const;
const political = { attacker: 0, type: 'political', ring: 'air', province: 4 } as const;

/** A use of an ability by seat 0, as it is when its effect begins. */
function usedBy(self: L5rUse['ability']['self'], printed: PrintedId, key: string): L5rUse {
  return { ability: { self, printed, key }, by: 0, targets: {}, paid: {}, chosen: {}, resolution: 0 };
}

describe('delayed effects', () => {
  test('L5R-DELAY-b: are no triggered abilities: who cannot trigger any more still has them come', () => {
    const table = tableRunning(conflict.from('actions', { attacker: 0 }), {
      conflict: political,
      windows: 'brief',
      seats: [
        { play: ['yogo-hiroue (in conflict)', 'kakita-asami (in conflict)'] },
        { hand: ['hiruma-ambusher'], fate: 2, play: ['doji-whisperer'] },
      ],
    });
    table.seat(1).passes();
    table.seat(0).takes(use('yogo-hiroue'));
    table.seat(1).takes(use('hiruma-ambusher', 'playIntoConflict'));
    table.seat(1).takes(use('hiruma-ambusher')).picks(card('yogo-hiroue'));
    const before = table.state.uses.length;
    table.seat(0).mayNotTake(use('yogo-hiroue')).passes().accepts();

    expect(inPlay(table, 1)).toContain('doji-whisperer (bowed, dishonored)');
    expect(table.state.uses).toHaveLength(before);
  });

  // The spiritcaller has brought Beiona back, who will go to the bottom of the deck.
  const recalled = (immuneTo: string) => {
    const state = given({
      conflict: military,
      seats: [{ play: ['kitsu-spiritcaller (bowed)', 'matsu-beiona (in conflict)'] }, {}],
    });
    const beiona = the(state, 'matsu-beiona');
    const spirit = usedBy(the(state, 'kitsu-spiritcaller'), printedId('kitsu-spiritcaller'), 'action');
    const until = untilEndOf(state, 'conflict') ?? 'endOfGame';
    const set = happen(
      state,
      { is: 'delayedSet', use: { ...spirit, targets: { target: [beiona] } }, name: 'return', until },
      beginsOn(beiona, { is: 'immune', to: immuneTo }),
    );
    return happen(set.state, { is: 'periodEnded', period: 'conflict' }).state;
  };

  test('L5R-DELAY-c: are effects of the type of card that created them', () => {
    expect(cardsAt(recalled('character'), playOf(0))).toContain('matsu-beiona');
    expect(cardsAt(recalled('character'), dynastyDeckOf(0))).toEqual([]);
  });

  test('L5R-DELAY-c: and of no other', () => {
    expect(cardsAt(recalled('event'), playOf(0))).not.toContain('matsu-beiona');
    expect(cardsAt(recalled('event'), dynastyDeckOf(0))).toEqual(['matsu-beiona']);
  });
});

describe('what stands behind "then"', () => {
  const lost = (ringEffect: 'due' | 'cancelled') => {
    const state = given({
      windows: 'brief',
      conflict: { ...political, attacker: 1, province: 1 },
      seats: [{ fate: 2, hand: ['display-of-power'] }, { play: ['doji-hotaru (in conflict)'] }],
    });
    const ring = state.conflict && { ...state.conflict, ringEffect };
    const display = usedBy(the(state, 'display-of-power'), printedId('display-of-power'), 'reaction');
    return tableAt({ ...state, conflict: ring }, initiate({ use: display }));
  };

  test('L5R-THEN-a: is attempted when what stands before it was resolved', () => {
    const table = lost('due');
    table.seat(0).isAsked('ringEffect').declines();

    expect(table.state.rings.air.held).toBe(0);
    expect(table.state.conflict?.ringEffect).toBe('cancelled');
  });

  test('L5R-THEN-a: is not when there was nothing left to cancel', () => {
    const table = lost('cancelled');

    table.seat(0).isAsked('pause');
    expect(table.state.rings.air.held).toBe('contested');
    expect(cardsAt(table.state, conflictDiscardOf(0))).toEqual(['display-of-power']);
  });
});

describe('immunity', () => {
  const immune = (to: string, state: ReturnType<typeof given>, name: string) =>
    happen(state, beginsOn(the(state, name), { is: 'immune', to })).state;
  const window = (state: ReturnType<typeof given>) => tableAt(state, actionWindow({ kind: 'conflict', first: 0 }));

  const aimed = given({
    conflict: military,
    windows: 'open',
    seats: [
      { hand: ['assassination'], play: ['lion-s-pride-brawler (in conflict)'] },
      { play: ['moto-youth (in conflict)', 'akodo-toturi (in conflict)'] },
    ],
  });

  test('L5R-IMMUNE-a: a card cannot be chosen by effects to which it is immune', () => {
    window(aimed).seat(0).mayTake(use('assassination'));
    window(immune('event', aimed, 'moto-youth'))
      .seat(0)
      .mayNotTake(use('assassination'));
  });

  test('L5R-IMMUNE-a: but by all others', () => {
    const table = window(immune('event', aimed, 'moto-youth'));
    table.seat(0).takes(use('lion-s-pride-brawler')).picks(card('moto-youth'));

    expect(inPlay(table, 1)).toContain('moto-youth (bowed, in conflict)');
  });

  test('L5R-IMMUNE-a: nor is it affected by those that choose nobody', () => {
    const state = given({
      conflict: military,
      windows: 'brief',
      seats: [
        { play: ['warrior-poet (in conflict)'] },
        { play: ['matsu-berserker (in conflict)', 'akodo-toturi (in conflict)'] },
      ],
    });
    const table = window(immune('character', state, 'akodo-toturi'));
    table.seat(0).takes(use('warrior-poet'));

    expect([skills(table, 'matsu-berserker')[0], skills(table, 'akodo-toturi')[0]]).toEqual([2, 6]);
  });

  test('L5R-IMMUNE-b: what is attached to it is not immune', () => {
    const state = given({
      conflict: military,
      windows: 'brief',
      seats: [{ hand: ['let-go'] }, { play: ['akodo-toturi (in conflict) + fine-katana'] }],
    });
    const table = window(immune('event', state, 'akodo-toturi'));
    table.seat(0).takes(use('let-go'));

    expect(inPlay(table, 1)).toEqual(['akodo-toturi (in conflict)']);
  });

  test('L5R-IMMUNE-b: nor are the tokens on it', () => {
    const state = given({
      conflict: military,
      windows: 'brief',
      seats: [{ play: ['fearsome-mystic (in conflict)'] }, { play: ['matsu-berserker (fate 2, in conflict)'] }],
    });
    const table = window(immune('character', state, 'matsu-berserker'));
    table.seat(0).takes(use('fearsome-mystic'));

    expect(inPlay(table, 1)).toEqual(['matsu-berserker (fate 1, in conflict)']);
  });

  test('L5R-IMMUNE-c: effects that already last go on', () => {
    const table = actions({
      conflict: military,
      seats: [{ hand: ['banzai'], play: ['matsu-beiona (in conflict)'] }, {}],
    });
    table.seat(0).takes(use('banzai')).declines();
    const after = immune('event', table.state, 'matsu-beiona');

    expect(skillOf(after, the(after, 'matsu-beiona'), 'military')).toBe(5);
  });

  test('L5R-IMMUNE-d: it may be used to pay costs', () => {
    const state = given({
      conflict: military,
      windows: 'brief',
      seats: [{ hand: ['noble-sacrifice'], play: ['doji-whisperer (honored)'] }, { play: ['moto-youth (dishonored)'] }],
    });
    const table = window(immune('event', state, 'doji-whisperer'));
    table.seat(0).takes(use('noble-sacrifice'));

    expect([inPlay(table, 0), inPlay(table, 1)]).toEqual([[], []]);
    expect(cardOf(table.state.table, the(table.state, 'doji-whisperer')).status).toBe('ordinary');
  });
});

describe('a dash', () => {
  test('L5R-DASH-c: is not altered, so an ability that would do nothing else is not used', () => {
    const attackWith = (...play: readonly string[]) =>
      actions({
        conflict: political,
        windows: 'open',
        seats: [{ stronghold: 'yojin-no-shiro', play: play.map((name) => `${name} (in conflict)`) }, {}],
      });

    attackWith('venerable-historian').seat(0).isAsked('actionWindow').mayNotTake(use('yojin-no-shiro'));
    const table = attackWith('venerable-historian', 'ikoma-prodigy');
    table.seat(0).takes(use('yojin-no-shiro'));
    expect(skills(table, 'venerable-historian')).toEqual([0, 1]);
    expect(skills(table, 'ikoma-prodigy')).toEqual([1, 2]);
  });
});
