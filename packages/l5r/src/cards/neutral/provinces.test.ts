import { type CardId, present } from '@kronika/kernel';
import { expect } from 'vitest';
import { strengthOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { actions, card, declaring, happening, type L5rTable, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { conflictDiscardOf, handOf, provinceCardAt } from '../../zones.ts';
import type { ConflictType, Element } from '../fact.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

/** A stronghold that has nothing to do in these conflicts. */
const quiet = { stronghold: 'golden-plains-outpost' } as const;

/** Five provinces, of which the first beside the stronghold is this one. */
function first(province: string) {
  return {
    provinces: ['the-art-of-war', province, 'defend-the-wall', 'the-art-of-peace', 'kuroi-mori'],
  };
}

/** That province on the table. */
function firstIn(state: L5rState): CardId {
  return present(provinceCardAt(state, 1, 1), 'the province');
}

function strength(state: L5rState): number {
  return strengthOf(state, firstIn(state));
}

function ring(element: Element, type: ConflictType) {
  return { is: 'ring', choice: { ring: element, type } };
}

/** Declares a conflict at the province, which lies facedown; the only possible attackers attack. */
function attack(table: L5rTable, province: string, element: Element, type: ConflictType): L5rTable {
  table.seat(0).takes(ring(element, type)).takes(card(province));
  return table;
}

/** Who attacks with a skill of 6. */
const SIX: Readonly<Record<ConflictType, string>> = {
  military: 'moto-horde (in conflict)',
  political: 'doji-whisperer (honored, in conflict) + ornate-fan',
};

/** The scenarios of the two that are stronger in conflicts of one type. */
function strongerDuring(name: string, type: ConflictType, other: ConflictType) {
  return {
    does: {
      'L5R-PROV-d: has 10 strength in conflicts of its type, at itself or elsewhere': () => {
        const here = given({ conflict: { ...military, type }, seats: [{}, first(name)] });
        const elsewhere = given({
          conflict: { ...military, type, province: 2 },
          seats: [{}, first(`${name} (faceup)`)],
        });

        expect(strength(here)).toBe(10);
        expect(strength(elsewhere)).toBe(10);
      },
      'L5R-3.2.5-b: so a victory by 6 does not break it': () => {
        const table = resolving({
          conflict: { ...military, type },
          seats: [{ play: [SIX[type]] }, first(name)],
        });

        expect(table.state.conflict?.result?.margin).toBe(6);
        expect(table.happened.map(({ event }) => event.is)).not.toContain('provinceBroken');
        table.seat(0).isAsked('ringEffect');
      },
    },
    refuses: {
      'L5R-CONST-b: has its printed 5 in conflicts of the other type, and outside of conflicts': () => {
        const during = given({ conflict: { ...military, type: other }, seats: [{}, first(name)] });
        const outside = given({ seats: [{}, first(`${name} (faceup)`)] });

        expect(strength(during)).toBe(5);
        expect(strength(outside)).toBe(5);
      },
      'L5R-PROV-c: has no text once it is broken': () => {
        const broken = given({ conflict: { ...military, type }, seats: [{}, first(`${name} (broken)`)] });

        expect(strength(broken)).toBe(5);
      },
      'L5R-ZONE-b: nor while it lies facedown': () => {
        const state = given({ conflict: { ...military, type, province: 2 }, seats: [{}, first(name)] });

        expect(strength(state)).toBe(5);
      },
    },
  };
}

describeCard('ancestral-lands', strongerDuring('ancestral-lands', 'political', 'military'));
describeCard('entrenched-position', strongerDuring('entrenched-position', 'military', 'political'));

describeCard('elemental-fury', {
  does: {
    'L5R-RING-d: switches the contested ring when it is revealed; the attacker gets the fate on the new one': () => {
      const table = declaring({
        ringFate: { air: 1, fire: 2 },
        seats: [
          { ...quiet, play: ['doji-whisperer'] },
          { ...first('elemental-fury'), rings: ['water'] },
        ],
      });
      attack(table, 'elemental-fury', 'air', 'political');
      table
        .seat(1)
        .takes(use('elemental-fury'))
        .mayNotTake({ is: 'ring', ring: 'water' })
        .mayNotTake({ is: 'ring', ring: 'air' })
        .takes({ is: 'ring', ring: 'fire' });

      expect(table.state.fate).toEqual([13, 10]);
      expect(table.state.conflict).toMatchObject({ ring: 'fire', type: 'political' });
      expect(table.state.rings).toMatchObject({
        air: { held: 'unclaimed', fate: 0 },
        fire: { held: 'contested', side: 'political', fate: 0 },
        water: { held: 1 },
      });
      table.seat(0).mayTake({ is: 'ringEffect', effect: 'honor' }).mayNotTake({ effect: 'gainHonor' }).declines();
      expect(table.state.rings.fire.held).toBe(0);
    },
    'texts about the element look at the new ring': () => {
      const table = declaring({
        seats: [
          { ...quiet, play: ['serene-warrior'] },
          { ...first('elemental-fury'), role: 'keeper-of-fire', play: ['doji-whisperer'] },
        ],
      });
      attack(table, 'elemental-fury', 'air', 'political');
      table
        .seat(1)
        .takes(use('elemental-fury'))
        .takes({ is: 'ring', ring: 'fire' })
        .picks(card('doji-whisperer'))
        .takes(use('keeper-of-fire'));

      expect(table.state.fate).toEqual([10, 11]);
      expect(table.state.rings.fire.held).toBe(1);
    },
    'L5R-ABIL-e: only if its player wants to': () => {
      const table = declaring({ seats: [{ ...quiet, play: ['doji-whisperer'] }, first('elemental-fury')] });
      attack(table, 'elemental-fury', 'air', 'political');
      table.seat(1).passes();

      expect(table.state.conflict?.ring).toBe('air');
    },
  },
  refuses: {
    'L5R-SWITCH-a: there has to be another unclaimed ring': () => {
      const table = declaring({
        seats: [
          { ...quiet, play: ['doji-whisperer'], rings: ['earth', 'fire'] },
          { ...first('elemental-fury'), rings: ['water', 'void'] },
        ],
      });
      table.seat(0).takes(ring('air', 'political')).takes(card('elemental-fury'));

      table.seat(0).isAsked('ringEffect');
      expect(table.state.conflict?.ring).toBe('air');
    },
    'does nothing when it was revealed before': () => {
      const table = declaring({ seats: [{ ...quiet, play: ['doji-whisperer'] }, first('elemental-fury (faceup)')] });
      attack(table, 'elemental-fury', 'air', 'political');

      table.seat(0).isAsked('ringEffect');
    },
    'does nothing when it is revealed outside of a conflict': () => {
      const table = happening({ seats: [{}, first('elemental-fury')] }, (state) => [
        { is: 'revealed', card: firstIn(state) },
      ]);

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('fertile-fields', {
  does: {
    'L5R-3.2.2-b: draws a card for its player during a conflict at it': () => {
      const table = actions(
        {
          conflict: military,
          seats: [
            { play: ['matsu-berserker (in conflict)'] },
            { ...first('fertile-fields'), conflictDeck: ['rout', 'outwit'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('fertile-fields'));

      expect(namesIn(table, handOf(1))).toEqual(['rout']);
    },
  },
  refuses: {
    'L5R-ABIL-g: not twice in a round': () => {
      const table = actions(
        {
          conflict: military,
          windows: 'open',
          seats: [{}, { ...first('fertile-fields'), conflictDeck: ['rout', 'outwit'] }],
        },
        1,
      );
      table.seat(1).takes(use('fertile-fields'));
      table.seat(0).passes();

      table.seat(1).isAsked('actionWindow').mayNotTake(use('fertile-fields'));
    },
    'not during a conflict at another province': () => {
      const table = actions(
        {
          conflict: { ...military, province: 2 },
          windows: 'open',
          seats: [{}, { ...first('fertile-fields (faceup)'), conflictDeck: ['rout'] }],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('fertile-fields'));
    },
  },
});

describeCard('manicured-garden', {
  does: {
    'gains 1 fate during a conflict at it': () => {
      const table = actions({ conflict: military, seats: [{}, first('manicured-garden')] }, 1);
      table.seat(1).takes(use('manicured-garden'));

      expect(table.state.fate).toEqual([10, 11]);
    },
  },
  refuses: {
    'L5R-AW-i: not for the attacker': () => {
      const table = actions({ conflict: military, windows: 'open', seats: [{}, first('manicured-garden')] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('manicured-garden'));
    },
    'L5R-PROV-c: not once it is broken, even if the conflict goes on': () => {
      const table = actions(
        { conflict: military, windows: 'open', seats: [{}, first('manicured-garden (broken)')] },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('manicured-garden'));
    },
    'not during a conflict at another province': () => {
      const table = actions(
        {
          conflict: { ...military, province: 2 },
          windows: 'open',
          seats: [{}, first('manicured-garden (faceup)')],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('manicured-garden'));
    },
  },
});

describeCard('meditations-on-the-tao', {
  does: {
    'removes 1 fate from an attacker': () => {
      const table = actions(
        {
          conflict: military,
          seats: [
            { play: ['serene-warrior (fate 2, in conflict)', 'matsu-berserker (fate 1, in conflict)'] },
            first('meditations-on-the-tao'),
          ],
        },
        1,
      );
      table.seat(1).takes(use('meditations-on-the-tao')).picks(card('serene-warrior'));

      expect(inPlay(table, 0)).toEqual([
        'serene-warrior (fate 1, in conflict)',
        'matsu-berserker (fate 1, in conflict)',
      ]);
      expect(table.state.fate).toEqual([10, 10]);
    },
  },
  refuses: {
    'L5R-TARGET-h: not from an attacker without fate, nor from a defender or a character at home': () => {
      const table = actions(
        {
          conflict: military,
          windows: 'open',
          seats: [
            { play: ['serene-warrior (in conflict)', 'matsu-berserker (fate 1)'] },
            { ...first('meditations-on-the-tao'), play: ['wandering-ronin (fate 1, in conflict)'] },
          ],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayTake(use('wandering-ronin')).mayNotTake(use('meditations-on-the-tao'));
    },
    'not during a conflict at another province': () => {
      const table = actions(
        {
          conflict: { ...military, province: 2 },
          windows: 'open',
          seats: [{ play: ['serene-warrior (fate 1, in conflict)'] }, first('meditations-on-the-tao (faceup)')],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('meditations-on-the-tao'));
    },
  },
});

describeCard('night-raid', {
  does: {
    'L5R-3.2.0-l: the attacker discards a card of the own choice for each attacker when it is revealed': () => {
      const table = declaring({
        seats: [
          {
            ...quiet,
            hand: ['contingency-plan', 'rout', 'assassination'],
            play: ['serene-warrior', 'matsu-berserker'],
          },
          first('night-raid'),
        ],
      });
      table
        .seat(0)
        .takes(ring('air', 'military'))
        .takes(card('night-raid'))
        .picks(card('serene-warrior'), card('matsu-berserker'));
      table.seat(1).takes(use('night-raid'));
      table.seat(0).isAsked('discardFromHand').picks(card('rout'), card('assassination'));

      expect(namesIn(table, handOf(0))).toEqual(['contingency-plan']);
      expect([...namesIn(table, conflictDiscardOf(0))].sort()).toEqual(['assassination', 'rout']);
    },
    'L5R-EFF-c: as many as there are': () => {
      const table = declaring({
        seats: [
          { ...quiet, hand: ['contingency-plan'], play: ['serene-warrior', 'matsu-berserker'] },
          first('night-raid'),
        ],
      });
      table
        .seat(0)
        .takes(ring('air', 'military'))
        .takes(card('night-raid'))
        .picks(card('serene-warrior'), card('matsu-berserker'));
      table.seat(1).takes(use('night-raid'));

      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['contingency-plan']);
    },
  },
  refuses: {
    'L5R-ABIL-h: does nothing to an empty hand': () => {
      const table = declaring({ seats: [{ ...quiet, play: ['matsu-berserker'] }, first('night-raid')] });
      attack(table, 'night-raid', 'air', 'military');

      table.seat(0).isAsked('ringEffect');
    },
    'does nothing when nobody attacks': () => {
      const table = happening({ seats: [{ hand: ['rout'] }, first('night-raid')] }, (state) => [
        { is: 'revealed', card: firstIn(state) },
      ]);

      table.seat(0).isAsked('pause');
      expect(namesIn(table, handOf(0))).toEqual(['rout']);
    },
  },
});

describeCard('pilgrimage', {
  does: {
    'L5R-RINGFX-e: cancels the ring effect of a conflict at it; the ring is claimed': () => {
      const table = resolving({
        conflict: political,
        seats: [{ play: ['doji-whisperer (in conflict)'] }, first('pilgrimage')],
      });

      table.seat(0).isAsked('pause');
      expect(table.state.honor).toEqual([10, 9]);
      expect(table.state.rings.air.held).toBe(0);
    },
  },
  refuses: {
    'L5R-FAQ-1: does not if the conflict breaks it': () => {
      const table = resolving({
        conflict: political,
        seats: [{ play: [SIX.political] }, first('pilgrimage')],
      });

      expect(table.happened.map(({ event }) => event.is)).toContain('provinceBroken');
      table.seat(0).isAsked('ringEffect').takes({ effect: 'gainHonor' });
      expect(table.state.honor[0]).toBe(12);
    },
    'does not touch conflicts at other provinces': () => {
      const table = resolving({
        conflict: { ...political, province: 2 },
        seats: [{ play: ['doji-whisperer (in conflict)'] }, first('pilgrimage (faceup)')],
      });

      table.seat(0).isAsked('ringEffect');
    },
  },
});

describeCard('rally-to-the-cause', {
  does: {
    'L5R-CONF-l: switches the type of the conflict, not its ring': () => {
      const table = declaring({
        windows: 'open',
        seats: [{ ...quiet, play: ['serene-warrior'] }, first('rally-to-the-cause')],
      });
      attack(table, 'rally-to-the-cause', 'air', 'political');
      table.seat(1).takes(use('rally-to-the-cause'));

      expect(table.state.conflict).toMatchObject({ type: 'military', ring: 'air' });
      expect(table.state.rings.air).toMatchObject({ held: 'contested', side: 'military' });
      // The type that was declared stays declared.
      expect(table.state.conflicts[0]?.declared).toEqual(['political']);
    },
    'L5R-DASH-b: attackers with a dash for the new type go home bowed at once': () => {
      const table = declaring({
        windows: 'open',
        seats: [{ ...quiet, play: ['serene-warrior', 'matsu-berserker'] }, first('rally-to-the-cause')],
      });
      table
        .seat(0)
        .takes(ring('air', 'military'))
        .takes(card('rally-to-the-cause'))
        .picks(card('serene-warrior'), card('matsu-berserker'));
      table.seat(1).takes(use('rally-to-the-cause'));

      expect(table.state.conflict?.type).toBe('political');
      expect(inPlay(table, 0)).toEqual(['serene-warrior (in conflict)', 'matsu-berserker (bowed)']);
    },
    'L5R-CONF-j: so does who cannot participate in conflicts of the new type': () => {
      const table = declaring({
        windows: 'open',
        seats: [{ ...quiet, play: ['serene-warrior', 'wandering-ronin + pacifism'] }, first('rally-to-the-cause')],
      });
      table
        .seat(0)
        .takes(ring('air', 'political'))
        .takes(card('rally-to-the-cause'))
        .picks(card('serene-warrior'), card('wandering-ronin'));
      table.seat(1).takes(use('rally-to-the-cause'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior (in conflict)', 'wandering-ronin (bowed) + pacifism']);
    },
    'the other skill is compared then, and the other side of the Favor counts': () => {
      const table = declaring({
        favor: { holder: 0, side: 'political' },
        seats: [{ ...quiet, play: ['serene-warrior'] }, first('rally-to-the-cause')],
      });
      attack(table, 'rally-to-the-cause', 'air', 'military');
      table.seat(1).takes(use('rally-to-the-cause'));

      expect(table.state.conflict?.result?.totals).toEqual([3, 0]);
    },
  },
  refuses: {
    'does nothing when it is revealed outside of a conflict': () => {
      const table = happening({ seats: [{}, first('rally-to-the-cause')] }, (state) => [
        { is: 'revealed', card: firstIn(state) },
      ]);

      table.seat(0).isAsked('pause');
    },
    'does nothing when another province is revealed': () => {
      const table = declaring({
        windows: 'open',
        seats: [
          { ...quiet, play: ['serene-warrior'] },
          { provinces: ['the-art-of-war', 'rally-to-the-cause (faceup)', 'pilgrimage', 'kuroi-mori', 'night-raid'] },
        ],
      });
      attack(table, 'pilgrimage', 'air', 'military');

      table.seat(1).isAsked('actionWindow');
      expect(table.state.conflict?.type).toBe('military');
    },
  },
});

describeCard('shameful-display', {
  does: {
    'L5R-CHOICE-a: honors one of two participants and dishonors the other, of whichever side': () => {
      const table = actions(
        {
          conflict: military,
          seats: [
            { play: ['serene-warrior (in conflict)', 'wandering-ronin (in conflict)'] },
            { ...first('shameful-display'), play: ['matsu-berserker (in conflict)'] },
          ],
        },
        1,
      );
      table
        .seat(1)
        .takes(use('shameful-display'))
        .picks(card('serene-warrior'), card('matsu-berserker'))
        .isAsked('chooseHonored')
        .takes(card('matsu-berserker'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior (dishonored, in conflict)', 'wandering-ronin (in conflict)']);
      expect(inPlay(table, 1)).toEqual(['matsu-berserker (honored, in conflict)']);
    },
    'L5R-EFF-b: carries out as much as is possible': () => {
      const table = actions(
        {
          conflict: military,
          seats: [
            { play: ['serene-warrior (honored, in conflict)'] },
            { ...first('shameful-display'), play: ['matsu-berserker (honored, in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('shameful-display')).takes(card('matsu-berserker'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior (in conflict)']);
      expect(inPlay(table, 1)).toEqual(['matsu-berserker (honored, in conflict)']);
    },
    'L5R-EFF-e: the choice has to change something': () => {
      const table = actions(
        {
          conflict: military,
          seats: [
            { play: ['serene-warrior (honored, in conflict)'] },
            { ...first('shameful-display'), play: ['matsu-berserker (dishonored, in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('shameful-display'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior (in conflict)']);
      expect(inPlay(table, 1)).toEqual(['matsu-berserker (in conflict)']);
    },
  },
  refuses: {
    'L5R-TARGET-b: needs two participants': () => {
      const table = actions(
        {
          conflict: military,
          windows: 'open',
          seats: [
            { play: ['serene-warrior (in conflict)', 'wandering-ronin'] },
            { ...first('shameful-display'), play: ['matsu-berserker'] },
          ],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('shameful-display'));
    },
    'not during a conflict at another province': () => {
      const table = actions(
        {
          conflict: { ...military, province: 2 },
          windows: 'open',
          seats: [
            { play: ['serene-warrior (in conflict)'] },
            { ...first('shameful-display (faceup)'), play: ['matsu-berserker (in conflict)'] },
          ],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('shameful-display'));
    },
  },
});
