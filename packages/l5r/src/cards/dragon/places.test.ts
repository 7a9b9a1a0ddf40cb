import { expect } from 'vitest';
import { strengthOf } from '../../rules/values.ts';
import type { L5rSituation } from '../../situation/description.ts';
import { actions, card, declaring, happening, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const castle = 'mountain-s-anvil-castle';

describeCard('mountain-s-anvil-castle', {
  does: {
    'gives +1 to both skills of a participant with one attachment': () => {
      const table = actions({
        conflict: military,
        seats: [{ stronghold: castle, play: ['niten-adept (in conflict) + fine-katana'] }, {}],
      });
      table.seat(0).takes(use(castle));

      expect(skills(table, 'niten-adept')).toEqual([5, 2]);
    },
    'gives +2 instead with two attachments, as it resolves': () => {
      const table = actions({
        conflict: military,
        seats: [
          { stronghold: castle, hand: ['let-go'], play: ['niten-adept (in conflict) + fine-katana + ornate-fan'] },
          {},
        ],
      });
      table.seat(0).takes(use(castle));
      expect(skills(table, 'niten-adept')).toEqual([6, 5]);

      table.seat(0).takes(use('let-go')).picks(card('ornate-fan'));
      expect(skills(table, 'niten-adept')).toEqual([6, 3]);
    },
    'may help an opponent, and counts a character that is attached': () => {
      const table = actions({
        conflict: military,
        seats: [
          { stronghold: castle, play: ['niten-adept (in conflict)'] },
          { play: ['matsu-beiona (in conflict) + tattooed-wanderer'] },
        ],
      });
      table.seat(0).takes(use(castle));

      expect(skills(table, 'matsu-beiona')).toEqual([4, 3]);
    },
    'adds 2 to the strength of the province under it': () => {
      const table = actions({ windows: 'open', seats: [{ stronghold: castle }, {}] });

      // The Art of Peace has a strength of 4 of its own.
      expect(strengthOf(table.state, the(table.state, 'the-art-of-peace'))).toBe(6);
      table.seat(0).isAsked('actionWindow');
    },
  },
  refuses: {
    'helps nobody without attachments, nor at home': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ stronghold: castle, play: ['niten-adept (in conflict)', 'niten-master + fine-katana'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use(castle));
    },
    'L5R-BOW-d: cannot be bowed twice to pay': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ stronghold: castle, play: ['niten-adept (in conflict) + fine-katana'] }, {}],
      });
      table.seat(0).takes(use(castle));
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use(castle));
    },
    'is of no use outside of a conflict': () => {
      const table = actions({
        windows: 'open',
        seats: [{ stronghold: castle, play: ['niten-adept + fine-katana'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use(castle));
    },
  },
});

const balance = ['the-art-of-peace', 'restoration-of-balance', 'night-raid', 'rally-to-the-cause', 'shameful-display'];
const six = ['banzai', 'charge', 'rout', 'outwit', 'court-games', 'for-shame'];

/** The opponent of seat 0 attacks the first province of its row. */
function attacked(hand: readonly string[]) {
  const table = declaring(
    {
      seats: [
        { provinces: balance, hand: ['rout'] },
        { hand: [...hand], play: ['akodo-gunso', 'matsu-beiona'] },
      ],
    },
    1,
  );
  table
    .seat(1)
    .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
    .takes(card('restoration-of-balance'));
  table.seat(1).picks(card('akodo-gunso'));
  return table;
}

describeCard('restoration-of-balance', {
  does: {
    'leaves the opponent with 4 cards of their choice': () => {
      const table = attacked(six);
      table.seat(0).takes(use('restoration-of-balance'));
      table.seat(1).isAsked('discardFromHand').picks(card('charge'), card('outwit'));

      expect(namesIn(table, handOf(1))).toEqual(['banzai', 'rout', 'court-games', 'for-shame']);
      expect([...namesIn(table, conflictDiscardOf(1))].sort()).toEqual(['charge', 'outwit']);
      expect(namesIn(table, handOf(0))).toEqual(['rout']);
    },
    'may be left alone': () => {
      const table = attacked(six);
      table.seat(0).passes();

      expect(namesIn(table, handOf(1))).toHaveLength(6);
    },
  },
  refuses: {
    'L5R-ABIL-h: takes nothing from an opponent with 4 cards': () => {
      const table = attacked(six.slice(0, 4));

      table.seat(0).isNotAsked();
      table.seat(1).isAsked('actionWindow');
      expect(namesIn(table, handOf(1))).toHaveLength(4);
    },
    'does not answer to another province that is revealed': () => {
      const table = happening({ seats: [{ provinces: balance }, { hand: six }] }, (state) => [
        { is: 'revealed', card: the(state, 'night-raid'), rule: 'L5R-PROV-a' },
      ]);

      table.seat(0).isAsked('pause');
    },
  },
});

/** The conflict phase begins. */
function conflictPhase(seats: L5rSituation['seats']) {
  return happening({ seats, phase: 'conflict' }, () => [{ is: 'periodBegan', period: 'phase', rule: 'L5R-3.1-a' }]);
}

describeCard('secluded-temple', {
  does: {
    'takes 1 fate from a character that the opponent with more characters chooses': () => {
      const table = conflictPhase([
        { rows: [['secluded-temple']], play: ['niten-adept (fate 1)'] },
        { play: ['matsu-beiona (fate 2)', 'akodo-gunso (fate 1)', 'doji-whisperer'] },
      ]);
      table.seat(0).takes(use('secluded-temple'));
      table.seat(1).mayNotTake(card('doji-whisperer')).mayNotTake(card('niten-adept')).picks(card('akodo-gunso'));

      expect(inPlay(table, 1)).toEqual(['matsu-beiona (fate 2)', 'akodo-gunso', 'doji-whisperer']);
      expect(inPlay(table, 0)).toEqual(['niten-adept (fate 1)']);
    },
    'adds 1 to the strength of its province': () => {
      const table = actions({ windows: 'open', seats: [{ rows: [['secluded-temple']] }, {}] });

      expect(strengthOf(table.state, the(table.state, 'entrenched-position'))).toBe(6);
      table.seat(0).isAsked('actionWindow');
    },
  },
  refuses: {
    'asks nobody who controls as many characters': () => {
      conflictPhase([
        { rows: [['secluded-temple']], play: ['niten-adept'] },
        { play: ['matsu-beiona (fate 2) + tattooed-wanderer'] },
      ])
        .seat(0)
        .isAsked('pause');
    },
    'L5R-TARGET-b: needs a character with fate': () => {
      conflictPhase([{ rows: [['secluded-temple']] }, { play: ['matsu-beiona'] }])
        .seat(0)
        .isAsked('pause');
    },
    'L5R-HOLD-a: does nothing while it is facedown': () => {
      conflictPhase([{ rows: [['secluded-temple (facedown)']] }, { play: ['matsu-beiona (fate 1)'] }])
        .seat(0)
        .isAsked('pause');
    },
    'waits for the conflict phase': () => {
      const table = happening(
        { phase: 'draw', seats: [{ rows: [['secluded-temple']] }, { play: ['matsu-beiona (fate 1)'] }] },
        () => [{ is: 'periodBegan', period: 'phase', rule: 'L5R-2.1-a' }],
      );

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual(['matsu-beiona (fate 1)']);
    },
  },
});
