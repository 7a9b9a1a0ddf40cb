import { isOption, type Option } from '@kronika/kernel';
import { payBy } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import { actions, card, played, resolving, use } from '../testing/card-table.ts';
import { inPlay } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { define } from './card-definition.ts';
import { playFromProvinces } from './dynasty-phase.ts';

interface AmountOption extends Option {
  readonly is: 'amount';
  readonly x: number;
}

const AMOUNTS = [1, 2, 3, 4].map((x): AmountOption => ({ is: 'amount', x }));
/** The X that was chosen; before that it is at least 1. */
const amountOf = (chosen: unknown) =>
  AMOUNTS.find(({ x }) => isOption(chosen, 'amount') && Reflect.get(chosen, 'x') === x)?.x ?? 1;

// No card of the core set costs X, so a character without a text gets an ability that does here.
define({
  /** Action: spend X fate, at a discount of 1 – gain X honor. */
  'eager-scout': {
    abilities: {
      action: {
        is: 'action',
        costs: {
          x: payBy({
            message: { key: 'cost.x' },
            options: () => AMOUNTS,
            pay: (_, { by }, chosen) => [{ is: 'fateSpent', seat: by, amount: amountOf(chosen) - 1, rule: 'L5R-X-b' }],
          }),
        },
        effect: (_, { by, chosen: { x } }) => ({ is: 'honorGained', seat: by, amount: amountOf(x), rule: 'L5R-X-b' }),
      },
    },
  },
});

const military = { attacker: 0, type: 'military', ring: 'air' } as const;

describe('costs', () => {
  test('L5R-COST-e: several costs are paid at the same time', () => {
    const table = actions({
      conflict: military,
      seats: [
        { hand: ['noble-sacrifice', 'stand-your-ground'], play: ['doji-whisperer (honored)', 'vengeful-berserker'] },
        { play: ['savvy-politician (dishonored)'] },
      ],
    });
    table.seat(0).takes(use('noble-sacrifice'));
    // The sacrifice is imminent, and so is the spending of 1 fate.
    table.seat(0).isAsked('triggerWindow').mayTake(use('stand-your-ground'));
    expect([inPlay(table, 0).length, table.state.fate[0]]).toEqual([2, 10]);

    table.seat(0).passes().isAsked('triggerWindow').mayTake(use('vengeful-berserker'));
    expect([inPlay(table, 0), table.state.fate[0]]).toEqual([['vengeful-berserker'], 9]);
    expect(inPlay(table, 1)).toEqual(['savvy-politician (dishonored)']);
  });

  test('L5R-X-b: X is what was chosen, also when less is paid for it', () => {
    const table = actions({ seats: [{ fate: 2, play: ['eager-scout'] }, {}] });
    table.seat(0).takes(use('eager-scout'));
    // 2 fate pay for an X of 3, not of 4.
    table.seat(0).mayNotTake({ is: 'amount', x: 4 }).takes({ is: 'amount', x: 3 });

    expect([table.state.fate[0], table.state.honor[0]]).toEqual([0, 13]);
  });
});

describe('playing a card', () => {
  test('L5R-PLAY-a: a character or an attachment is paid for and placed in the play area', () => {
    const table = actions({ seats: [{ hand: ['adept-of-shadows', 'honored-blade'] }, {}] });
    table
      .seat(0)
      .takes(played('adept-of-shadows', 0, 'playCharacter'))
      .takes(use('honored-blade'));

    expect(inPlay(table, 0)).toEqual(['adept-of-shadows + honored-blade']);
    expect(table.state.fate[0]).toBe(7);
  });

  test('L5R-PLAY-a: from hand or from a province, and from nowhere else', () => {
    const away = {
      conflictDeck: ['adept-of-shadows'],
      conflictDiscard: ['honored-blade', 'steward-of-law'],
      dynastyDiscard: ['savvy-politician'],
      dynastyDeck: ['kakita-asami'],
    };
    const fromHand = actions({
      windows: 'open',
      seats: [{ ...away, play: ['brash-samurai'], hand: ['fine-katana'] }, {}],
    });
    const dynasty = tableRunning(playFromProvinces({ turn: 0, passed: [] }), {
      phase: 'dynasty',
      seats: [{ ...away, rows: [['doji-whisperer']] }, {}],
    });

    fromHand.seat(0).mayTake(use('fine-katana'));
    dynasty.seat(0).mayTake(use('doji-whisperer'));
    for (const name of ['adept-of-shadows', 'honored-blade', 'steward-of-law', 'savvy-politician', 'kakita-asami']) {
      fromHand.seat(0).mayNotTake(use(name));
      dynasty.seat(0).mayNotTake(use(name));
    }
  });
});

describe('targets', () => {
  test('L5R-TARGET-d: several are chosen at once', () => {
    const table = actions({
      conflict: { attacker: 1, type: 'military', ring: 'air', province: 4 },
      seats: [
        { play: ['doji-whisperer (in conflict)'] },
        { play: ['savvy-politician (in conflict)', 'akodo-gunso (in conflict)'] },
      ],
    });
    table.seat(0).takes(use('shameful-display'));
    expect(() => table.seat(0).picks(card('doji-whisperer'))).toThrow('pick 2');
    table.seat(0).picks(card('doji-whisperer'), card('akodo-gunso')).takes(card('doji-whisperer'));

    expect(inPlay(table, 0)).toEqual(['doji-whisperer (honored, in conflict)']);
    expect(inPlay(table, 1)).toEqual(['savvy-politician (in conflict)', 'akodo-gunso (dishonored, in conflict)']);
  });

  const lost = (ring: 'fire' | 'void') =>
    resolving({
      conflict: { attacker: 0, type: 'political', ring },
      seats: [
        { hand: ['forged-edict'], play: ['doji-whisperer (in conflict)'] },
        { hand: ['display-of-power'], play: ['ikoma-prodigy'] },
      ],
    });

  test('L5R-TARGET-f: what a later part strikes is chosen when that part resolves', () => {
    const table = lost('fire');
    table.seat(1).takes(use('display-of-power')).isNotAsked();
    // Still open to being cancelled, and nobody has been chosen.
    table.seat(0).isAsked('triggerWindow').passes();
    table.seat(1).takes({ is: 'ringEffect', effect: 'honor', card: 'ikoma-prodigy' });

    expect(inPlay(table, 1)).toEqual(['ikoma-prodigy (honored)']);
    expect(table.state.rings.fire.held).toBe(1);
  });

  test('L5R-TARGET-g: a later part without a target does not resolve, the others do', () => {
    const table = lost('void');
    table.seat(1).takes(use('display-of-power'));
    table.seat(0).passes().isAsked('pause');
    table.seat(1).isNotAsked();

    expect(table.state.rings.void.held).toBe(1);
  });

  test('L5R-TARGET-i: a target that is only a point of reference need not be affected', () => {
    const table = actions({
      conflict: military,
      seats: [
        { play: ['kakita-kaezin (in conflict)', 'brash-samurai (in conflict)'] },
        { play: ['ikoma-prodigy (bowed, in conflict)'] },
      ],
    });
    table.seat(0).takes(use('kakita-kaezin')).says(1);
    table.seat(1).says(1);

    // The duel is about the one who was chosen, and its outcome about everybody else.
    expect(inPlay(table, 0)).toEqual(['kakita-kaezin (in conflict)', 'brash-samurai']);
    expect(inPlay(table, 1)).toEqual(['ikoma-prodigy (bowed, in conflict)']);
  });

  test('L5R-TARGET-i: nor the one whose ability is copied', () => {
    const table = actions({
      windows: 'open',
      seats: [{ play: ['togashi-yokuni (bowed)'] }, { play: ['border-rider'] }],
    });
    table.seat(0).takes(use('togashi-yokuni'));
    table.seat(1).passes();
    table
      .seat(0)
      .isAsked('actionWindow')
      .takes({ ...use('togashi-yokuni'), printed: 'border-rider' });

    expect([inPlay(table, 0), inPlay(table, 1)]).toEqual([['togashi-yokuni'], ['border-rider']]);
  });
});

describe('until the last click', () => {
  const aiming = () =>
    actions({
      conflict: military,
      seats: [
        { fate: 5, hand: ['banzai', 'fine-katana', 'assassination'], play: ['matsu-beiona (in conflict)'] },
        { play: ['doji-whisperer (in conflict)', 'savvy-politician (in conflict)'] },
      ],
    });

  test.each(['banzai', 'fine-katana', 'assassination'])(
    'L5R-INIT-a: %s lies in the hand, and nothing is paid',
    (name) => {
      const table = aiming();
      const { state } = table;
      const seen = table.view(1);

      table.seat(0).takes(use(name));

      expect(table.state).toBe(state);
      expect(table.view(1)).toEqual(seen);
      expect(table.happened).toEqual([]);
      table.seat(0).picks(card('doji-whisperer'));
      expect(table.happened.map(({ event }) => event.is).slice(0, 2)).toEqual(['eventShown', 'abilityUsed']);
    },
  );

  test('L5R-COST-b: a cost that somebody could answer to is paid before the target is chosen', () => {
    const table = actions({
      conflict: military,
      seats: [
        { hand: ['noble-sacrifice', 'stand-your-ground'], play: ['doji-whisperer (honored)', 'brash-samurai'] },
        { play: ['savvy-politician (dishonored)', 'matsu-berserker (dishonored)'] },
      ],
    });

    table.seat(0).takes(use('noble-sacrifice'));

    expect(table.happened.map(({ event }) => event.is)).toContain('eventShown');
    table.seat(0).isAsked('triggerWindow');
  });
});
