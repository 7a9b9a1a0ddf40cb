import { expect } from 'vitest';
import { hasIcon, hasKeyword, hasTrait } from '../../rules/has.ts';
import { plotValueOf } from '../../rules/values.ts';
import { actions, card, happening, initiating, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { killing, leaving } from '../../verbs/leaving.ts';
import { deadOf, discardOf, handOf } from '../../zones.ts';

/** A player marshals the attachment; these are in play beside a Lord and somebody who is none. */
function attaching(name: string, ...more: readonly string[]) {
  const table = actions({
    phase: 'marshaling',
    seats: [{ hand: [name], play: ['littlefinger', 'burned-men', ...more] }, { play: ['varys'] }],
  });
  table.seat(0).takes(use(name));
  return table;
}

describeCard('seal-of-the-hand', {
  does: {
    'stands who wears it': () => {
      const table = actions({ seats: [{ play: ['littlefinger (kneeling) + seal-of-the-hand'] }, {}] });
      table.seat(0).takes(use('seal-of-the-hand'));

      expect(inPlay(table, 0)).toEqual(['littlefinger + seal-of-the-hand (kneeling)']);
    },
    'AGOT-ATT-b: goes onto a Lord or Lady': () => {
      const table = attaching('seal-of-the-hand');
      table
        .seat(0)
        .isAsked('attachTo')
        .mayTake(card('varys'))
        .mayNotTake(card('burned-men'))
        .picks(card('littlefinger'));

      expect(inPlay(table, 0)[0]).toBe('littlefinger + seal-of-the-hand');
    },
  },
  refuses: {
    'AGOT-KNEEL-a: not while it kneels, and not for who stands': () => {
      actions({ seats: [{ play: ['littlefinger (kneeling) + seal-of-the-hand (kneeling)'] }, {}] })
        .seat(0)
        .isAsked('pause');
      actions({ seats: [{ play: ['littlefinger + seal-of-the-hand'] }, {}] })
        .seat(0)
        .isAsked('pause');
    },
  },
});

describeCard('bodyguard', {
  does: {
    'AGOT-SAVE-a: is sacrificed to save who would be killed': () => {
      const table = happening(
        { seats: [{ play: ['littlefinger (power 2) + bodyguard + little-bird'] }, {}] },
        (state) => [killing(state, the(state, 'littlefinger'))],
      );
      table.seat(0).takes(use('bodyguard'));

      expect(inPlay(table, 0)).toEqual(['littlefinger (power 2) + little-bird']);
      expect(namesIn(table, discardOf(0))).toEqual(['bodyguard']);
      expect(namesIn(table, deadOf(0))).toEqual([]);
    },
    'saves from being discarded, too': () => {
      const table = happening({ seats: [{ play: ['littlefinger + bodyguard'] }, {}] }, (state) => [
        leaving(state, the(state, 'littlefinger'), { to: 'discard', how: 'discarded' }),
      ]);
      table.seat(0).takes(use('bodyguard'));

      expect(inPlay(table, 0)).toEqual(['littlefinger']);
    },
    'AGOT-LEAVE-e: who does not use it has it back in hand': () => {
      const table = happening({ seats: [{ play: ['littlefinger + bodyguard'] }, {}] }, (state) => [
        killing(state, the(state, 'littlefinger')),
      ]);
      table.seat(0).passes();

      expect(namesIn(table, handOf(0))).toEqual(['bodyguard']);
      expect(namesIn(table, deadOf(0))).toEqual(['littlefinger']);
    },
  },
  refuses: {
    'AGOT-SAVE-b: nobody who cannot be saved, nobody who returns to hand or is sacrificed, and nobody else': () => {
      const ways = [
        { to: 'dead', how: 'killed', save: 'impossible' },
        { to: 'hand', how: 'returned' },
        { to: 'discard', how: 'sacrificed' },
      ] as const;
      for (const way of ways)
        happening({ seats: [{ play: ['littlefinger + bodyguard'] }, {}] }, (state) => [
          leaving(state, the(state, 'littlefinger'), way),
        ])
          .seat(0)
          .isAsked('pause');
      happening({ seats: [{ play: ['littlefinger + bodyguard', 'burned-men'] }, {}] }, (state) => [
        killing(state, the(state, 'burned-men')),
      ])
        .seat(0)
        .isAsked('pause');
    },
    'AGOT-SAVE-c: no help while something keeps killing': () => {
      const table = happening({ seats: [{ play: ['littlefinger + bodyguard'] }, {}] }, (state) => [
        killing(state, the(state, 'littlefinger'), { save: 'helpful' }),
      ]);

      table.seat(0).isAsked('pause');
      expect(namesIn(table, deadOf(0))).toEqual(['littlefinger']);
    },
  },
});

describeCard('little-bird', {
  does: {
    'AGOT-GAIN-b: its character has an intrigue icon and attacks with it': () => {
      const table = initiating({ seats: [{ play: ['burned-men + little-bird', 'salty-navigator'] }, {}] }, 'intrigue');

      expect(inPlay(table, 0)).toContain('burned-men (kneeling) + little-bird');
    },
  },
  refuses: {
    'AGOT-KW-NOATT-a: not for who carries no attachments, nor for anybody else': () => {
      attaching('little-bird', 'wildling-horde').seat(0).isAsked('attachTo').mayNotTake(card('wildling-horde'));
      const state = given({ seats: [{ play: ['burned-men + little-bird', 'salty-navigator'] }, {}] });
      expect(hasIcon(state, the(state, 'salty-navigator'), 'intrigue')).toBe(false);
    },
  },
});

describeCard('noble-lineage', {
  does: {
    'AGOT-GAIN-b: its character has a power icon and attacks with it': () => {
      const table = initiating({ seats: [{ play: ['burned-men + noble-lineage', 'salty-navigator'] }, {}] }, 'power');

      expect(inPlay(table, 0)).toContain('burned-men (kneeling) + noble-lineage');
    },
  },
  refuses: {
    'nobody else has it, and no other icon comes with it': () => {
      const state = given({ seats: [{ play: ['burned-men + noble-lineage', 'salty-navigator'] }, {}] });

      expect(hasIcon(state, the(state, 'salty-navigator'), 'power')).toBe(false);
      expect(hasIcon(state, the(state, 'burned-men'), 'intrigue')).toBe(false);
    },
  },
});

describeCard('syrios-training', {
  does: {
    'AGOT-GAIN-b: its character has a military icon and attacks with it': () => {
      const table = initiating(
        { seats: [{ play: ['courtesan-of-the-rose + syrios-training', 'varys'] }, {}] },
        'military',
      );

      expect(inPlay(table, 0)).toContain('courtesan-of-the-rose (kneeling) + syrios-training');
    },
  },
  refuses: {
    'nobody else has it': () => {
      const state = given({ seats: [{ play: ['courtesan-of-the-rose + syrios-training', 'varys'] }, {}] });

      expect(hasIcon(state, the(state, 'varys'), 'military')).toBe(false);
    },
  },
});

describeCard('milk-of-the-poppy', {
  does: {
    'AGOT-BLANK-a: takes keywords, modifiers and abilities away': () => {
      const state = given({
        seats: [
          { play: ['littlefinger + milk-of-the-poppy (controlled by 1)'] },
          { play: ['maester-wendamyr + milk-of-the-poppy'] },
        ],
      });
      expect(plotValueOf(state, 0, 'income')).toBe(plotValueOf(state, 1, 'income'));
      expect(hasKeyword(state, the(state, 'maester-wendamyr'), 'stealth')).toBe(false);

      const table = happening({ phase: 'dominance', seats: [{ play: ['varys + milk-of-the-poppy'] }, {}] }, () => [
        { is: 'periodEnded', period: 'phase' },
      ]);
      table.seat(0).isAsked('pause');
    },
    'AGOT-KW-TERMINAL-a: is discarded when its character leaves': () => {
      const table = happening({ seats: [{ play: ['littlefinger + milk-of-the-poppy'] }, {}] }, (state) => [
        killing(state, the(state, 'littlefinger')),
      ]);

      expect(namesIn(table, discardOf(0))).toEqual(['milk-of-the-poppy']);
      expect(namesIn(table, handOf(0))).toEqual([]);
    },
  },
  refuses: {
    'AGOT-BLANK-b: traits, icons and what is gained stay': () => {
      const state = given({ seats: [{ play: ['varys + milk-of-the-poppy + noble-lineage'] }, {}] });
      const varys = the(state, 'varys');

      expect(hasTrait(state, varys, 'lord')).toBe(true);
      expect([hasIcon(state, varys, 'intrigue'), hasIcon(state, varys, 'power')]).toEqual([true, true]);
    },
  },
});
