import { ScenarioTable } from '@kronika/testkit';
import { expect } from 'vitest';
import { actionWindow } from '../../rules/calls.ts';
import { conflictPhase } from '../../rules/conflict-phase.ts';
import type { L5rSituation } from '../../situation/description.ts';
import { actions, card, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { gameRunning, tableRunning } from '../../testing/table.ts';
import { conflictDiscardOf, handOf } from '../../zones.ts';
import type { Element } from '../fact.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'fire' } as const;

const ring = (element: Element) => ({ is: 'ring', ring: element });
const effect = (name: string) => ({ is: 'ringEffect', effect: name });

describeCard('supernatural-storm', {
  does: {
    'gives a participant as much as its player has shugenja, wherever they are': () => {
      const table = actions({
        conflict: military,
        seats: [
          {
            hand: ['supernatural-storm'],
            play: ['serene-warrior (in conflict)', 'solemn-scholar', 'isawa-atsuko (bowed)', 'doji-whisperer'],
          },
          { play: ['fearsome-mystic (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('supernatural-storm')).picks(card('serene-warrior'));

      expect(skills(table, 'serene-warrior')).toEqual([5, 4]);
      expect(table.state.fate).toEqual([10, 10]);
      expect(table.state.lasting[0]?.until).toEqual({ period: 'conflict', number: 3 });
    },
    'L5R-LAST-a: keeps what it gave when the shugenja are gone': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['supernatural-storm'], play: ['serene-warrior (in conflict)', 'solemn-scholar'] },
          { hand: ['assassination'] },
        ],
      });
      table.seat(0).takes(use('supernatural-storm'));
      table.seat(1).takes(use('assassination'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior (in conflict)']);
      expect(skills(table, 'serene-warrior')).toEqual([4, 3]);
    },
  },
  refuses: {
    'L5R-ABIL-h: is not played without a shugenja': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { hand: ['supernatural-storm'], play: ['serene-warrior (in conflict)'] },
          { play: ['solemn-scholar (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('supernatural-storm'));
    },
    'L5R-TARGET-b: is not played without a participant': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['supernatural-storm'], play: ['serene-warrior', 'solemn-scholar'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('supernatural-storm'));
    },
  },
});

/** The conflict phase, in which the first seat plays the card and then has nobody to attack with. */
function phase(seats: L5rSituation['seats'], windows: 'brief' | 'open' = 'brief') {
  return tableRunning(conflictPhase({}), { windows, seats });
}

describeCard('way-of-the-phoenix', {
  does: {
    'the opponent cannot declare conflicts of the element in this phase': () => {
      const table = phase([{ hand: ['way-of-the-phoenix'] }, { play: ['serene-warrior'] }]);
      table.seat(0).takes(use('way-of-the-phoenix')).takes(ring('fire'));

      table.seat(1).mayNotTake({ is: 'ring', choice: { ring: 'fire', type: 'military' } });
      table.seat(1).mayNotTake({ is: 'ring', choice: { ring: 'fire', type: 'political' } });
      table.seat(1).mayTake({ is: 'ring', choice: { ring: 'air', type: 'military' } });
      expect(table.state.lasting[0]?.until).toEqual({ period: 'phase', number: 2 });
    },
    'may name any ring, also a claimed one': () => {
      const table = actions({ seats: [{ hand: ['way-of-the-phoenix'] }, { rings: ['earth'] }] });
      table.seat(0).takes(use('way-of-the-phoenix')).takes(ring('earth'));

      expect(table.state.lasting[0]).toMatchObject({ seats: [1], gives: [{ is: 'cannot', what: 'declare/earth' }] });
    },
  },
  refuses: {
    'does not keep its own player from anything': () => {
      const table = phase([{ hand: ['way-of-the-phoenix'], play: ['serene-warrior'] }, {}]);
      table.seat(0).takes(use('way-of-the-phoenix')).takes(ring('fire'));

      table.seat(0).mayTake({ is: 'ring', choice: { ring: 'fire', type: 'military' } });
    },
    'L5R-MAX-a: is not played twice in a phase': () => {
      const table = phase([{ hand: ['way-of-the-phoenix', 'way-of-the-phoenix'] }, {}], 'open');
      table.seat(0).takes(use('way-of-the-phoenix')).takes(ring('fire'));
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('way-of-the-phoenix'));
    },
  },
});

describeCard('against-the-waves', {
  does: {
    'bows a ready shugenja, of either player': () => {
      const table = actions({
        seats: [{ hand: ['against-the-waves'], play: ['solemn-scholar'] }, { play: ['isawa-atsuko'] }],
      });
      table.seat(0).takes(use('against-the-waves')).picks(card('isawa-atsuko'));

      expect(inPlay(table, 1)).toEqual(['isawa-atsuko (bowed)']);
      expect(table.state.fate).toEqual([9, 10]);
    },
    'readies a bowed one': () => {
      const table = actions({ seats: [{ hand: ['against-the-waves'], play: ['solemn-scholar (bowed)'] }, {}] });
      table.seat(0).takes(use('against-the-waves'));

      expect(inPlay(table, 0)).toEqual(['solemn-scholar']);
    },
  },
  refuses: {
    'is not for others': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['against-the-waves'], play: ['serene-warrior'] }, { play: ['doji-whisperer (bowed)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('against-the-waves'));
    },
    'L5R-COST-a: is not played without 1 fate': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['against-the-waves'], play: ['solemn-scholar'], fate: 0 }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('against-the-waves'));
    },
  },
});

describeCard('know-the-world', {
  does: {
    'exchanges a claimed ring for an unclaimed one, with its fate': () => {
      const table = actions({
        ringFate: { water: 3, void: 1 },
        seats: [{ hand: ['know-the-world'], rings: ['air', 'fire'] }, { rings: ['earth'] }],
      });
      table.seat(0).takes(use('know-the-world'));
      table.seat(0).isAsked('chooseClaimedRing').mayNotTake(ring('earth')).takes(ring('fire'));
      table.seat(0).mayNotTake(ring('earth')).takes(ring('water'));

      expect(table.state.rings).toMatchObject({
        air: { held: 0 },
        earth: { held: 1 },
        fire: { held: 'unclaimed' },
        water: { held: 0, fate: 0 },
        void: { held: 'unclaimed', fate: 1 },
      });
      expect(table.state.fate).toEqual([10 - 1 + 3, 10]);
    },
    'the new ring shows the type of the one it replaces': () => {
      const state = given({ windows: 'brief', seats: [{ hand: ['know-the-world'], rings: ['air'] }, {}] });
      const rings = { ...state.rings, air: { held: 0, side: 'political', fate: 0 } as const };
      const table = new ScenarioTable(
        gameRunning(actionWindow({ kind: 'conflictPhase', first: 0 }), () => ({ ...state, rings })),
      );
      table.given({});
      table.seat(0).takes(use('know-the-world')).takes(ring('earth'));

      expect(table.state.rings.earth).toEqual({ held: 0, side: 'political', fate: 0 });
    },
  },
  refuses: {
    'L5R-SWITCH-a: needs a claimed ring of its player': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['know-the-world'] }, { rings: ['air'] }] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('know-the-world'));
    },
    'L5R-SWITCH-a: and an unclaimed one, which the contested ring is not': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { hand: ['know-the-world'], rings: ['earth', 'fire'], play: ['serene-warrior (in conflict)'] },
          { rings: ['water', 'void'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('know-the-world'));
    },
  },
});

describeCard('display-of-power', {
  does: {
    'the loser of an unopposed conflict resolves the ring effect and claims the ring': () => {
      const table = resolving({
        conflict: military,
        seats: [{ play: ['serene-warrior (in conflict)'] }, { hand: ['display-of-power'], fate: 2 }],
      });
      table.seat(1).takes(use('display-of-power')).takes(effect('takeHonor'));

      // The honor taken, and the one lost because the conflict was unopposed.
      expect(table.state.honor).toEqual([9, 10]);
      expect(table.state.rings.air.held).toBe(1);
      expect(table.state.fate).toEqual([10, 0]);
      expect(inPlay(table, 0)).toEqual(['serene-warrior (bowed)']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['display-of-power']);
      table.seat(0).isAsked('pause');
    },
    'L5R-RINGFX-a: the effect may be declined, and the ring is claimed all the same': () => {
      const table = resolving({
        conflict: military,
        seats: [{ play: ['serene-warrior (in conflict)'] }, { hand: ['display-of-power'] }],
      });
      table.seat(1).takes(use('display-of-power')).declines();

      expect(table.state.honor).toEqual([10, 9]);
      expect(table.state.rings.air.held).toBe(1);
      table.seat(0).isAsked('pause');
    },
    'L5R-RINGFX-b: of a ring with two elements the resolving player picks one': () => {
      const table = resolving({
        conflict: political,
        seats: [{ play: ['seeker-of-knowledge (in conflict)'] }, { hand: ['display-of-power'] }],
      });
      table.seat(1).takes(use('display-of-power')).mayTake(effect('gainHonor')).takes(effect('dishonor'));

      expect(inPlay(table, 0)).toEqual(['seeker-of-knowledge (bowed, dishonored)']);
      expect(table.state.rings.fire.held).toBe(1);
      table.seat(0).isAsked('pause');
    },
    'L5R-RINGFX-e: a second copy finds nothing left to cancel': () => {
      const table = resolving({
        conflict: military,
        seats: [{ play: ['serene-warrior (in conflict)'] }, { hand: ['display-of-power', 'display-of-power'] }],
      });
      table.seat(1).takes(use('display-of-power')).takes(effect('gainHonor'));

      expect(namesIn(table, handOf(1))).toEqual(['display-of-power']);
      expect(table.state.honor).toEqual([10, 11]);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'L5R-3.2.4-b: is not played when a defender took part, even a bowed one': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { play: ['serene-warrior (in conflict)'] },
          { hand: ['display-of-power'], play: ['doji-whisperer (bowed, in conflict)'] },
        ],
      });

      table.seat(0).isAsked('ringEffect');
      expect(namesIn(table, handOf(1))).toEqual(['display-of-power']);
    },
    'is not for the winner, nor for who lacks the fate': () => {
      const winner = resolving({
        conflict: military,
        seats: [{ hand: ['display-of-power'], play: ['serene-warrior (in conflict)'] }, {}],
      });
      winner.seat(0).isAsked('ringEffect');

      const poor = resolving({
        conflict: military,
        seats: [{ play: ['serene-warrior (in conflict)'] }, { hand: ['display-of-power'], fate: 1 }],
      });
      poor.seat(0).isAsked('ringEffect');
    },
  },
});
