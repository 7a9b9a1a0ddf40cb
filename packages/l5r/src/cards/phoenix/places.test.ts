import { expect } from 'vitest';
import { gloryOf, totalOf } from '../../rules/values.ts';
import type { L5rSituation } from '../../situation/description.ts';
import { actions, card, happening, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describeCard('isawa-mori-seido', {
  does: {
    'L5R-STATUS-e: gives +2 glory until the end of the phase, which an honored character adds to its skills': () => {
      const table = actions({
        seats: [{ stronghold: 'isawa-mori-seido', play: ['doji-whisperer (honored)', 'serene-warrior'] }, {}],
      });
      table.seat(0).takes(use('isawa-mori-seido')).picks(card('doji-whisperer'));

      expect(skills(table, 'doji-whisperer')).toEqual([3, 6]);
      expect(gloryOf(table.state, the(table.state, 'serene-warrior'))).toBe(4);
      expect(table.state.lasting[0]?.until).toEqual({ period: 'phase', number: 2 });
    },
    'may choose a character of the opponent, and is bowed for it': () => {
      const table = actions({
        seats: [{ stronghold: 'isawa-mori-seido' }, { play: ['doji-whisperer (dishonored)'] }],
      });
      table.seat(0).takes(use('isawa-mori-seido'));

      expect(skills(table, 'doji-whisperer')).toEqual([0, 0]);
      expect(table.state.table.cards.find(({ printed }) => printed === 'isawa-mori-seido')?.stance).toBe('bowed');
    },
  },
  refuses: {
    'L5R-BOW-d: is not used while it is bowed': () => {
      const table = actions({
        windows: 'open',
        seats: [{ stronghold: 'isawa-mori-seido', play: ['doji-whisperer'] }, {}],
      });
      table.seat(0).takes(use('isawa-mori-seido'));
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('isawa-mori-seido'));
    },
    'needs a character': () => {
      const table = actions({ windows: 'open', seats: [{ stronghold: 'isawa-mori-seido' }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('isawa-mori-seido'));
    },
  },
});

const forest = ['the-art-of-war', 'kuroi-mori', 'manicured-garden', 'meditations-on-the-tao', 'pilgrimage'];

describeCard('kuroi-mori', {
  does: {
    'L5R-RING-d: switches the contested ring, and the fate on the new one goes to the attacker': () => {
      const table = actions(
        {
          conflict: political,
          ringFate: { water: 2 },
          seats: [{ play: ['doji-whisperer (in conflict)'] }, { provinces: forest }],
        },
        1,
      );
      table.seat(1).takes(use('kuroi-mori')).takes({ is: 'switchRing' }).takes({ is: 'ring', ring: 'water' });

      expect(table.state.conflict).toMatchObject({ ring: 'water', type: 'political' });
      expect(table.state.rings.water).toEqual({ held: 'contested', side: 'political', fate: 0 });
      expect(table.state.rings.air.held).toBe('unclaimed');
      expect(table.state.fate).toEqual([12, 10]);
    },
    'L5R-DASH-b: switches the type; who has a dash for the new one goes home bowed': () => {
      const table = actions(
        {
          conflict: military,
          seats: [{ play: ['matsu-berserker (in conflict)', 'doji-whisperer (in conflict)'] }, { provinces: forest }],
        },
        1,
      );
      table.seat(1).takes(use('kuroi-mori')).takes({ is: 'switchType' });

      expect(table.state.conflict).toMatchObject({ ring: 'air', type: 'political' });
      expect(table.state.rings.air).toMatchObject({ held: 'contested', side: 'political' });
      expect(inPlay(table, 0)).toEqual(['matsu-berserker (bowed)', 'doji-whisperer (in conflict)']);
    },
    'L5R-CONF-j: a pacifist leaves a conflict that becomes military': () => {
      const table = actions(
        {
          conflict: political,
          seats: [
            { play: ['doji-whisperer (in conflict) + pacifism', 'serene-warrior (in conflict)'] },
            { provinces: forest },
          ],
        },
        1,
      );
      table.seat(1).takes(use('kuroi-mori')).takes({ is: 'switchType' });

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (bowed) + pacifism', 'serene-warrior (in conflict)']);
    },
    'L5R-CONF-l: the other skill and the Imperial Favor count from then on': () => {
      const table = actions(
        {
          conflict: military,
          favor: { holder: 0, side: 'political' },
          seats: [{ play: ['doji-whisperer (in conflict)'] }, { provinces: forest }],
        },
        1,
      );
      expect(totalOf(table.state, 0)).toBe(0);
      table.seat(1).takes(use('kuroi-mori')).takes({ is: 'switchType' });

      expect(totalOf(table.state, 0)).toBe(4);
    },
    'L5R-CONST-b: what depends on the element is no longer so': () => {
      const table = actions(
        {
          conflict: military,
          seats: [{ play: ['fearsome-mystic (honored, in conflict)'] }, { provinces: forest }],
        },
        1,
      );
      expect(skills(table, 'fearsome-mystic')).toEqual([5, 7]);
      table.seat(1).takes(use('kuroi-mori')).takes({ is: 'switchRing' }).takes({ is: 'ring', ring: 'void' });

      expect(skills(table, 'fearsome-mystic')).toEqual([3, 5]);
    },
    'L5R-SWITCH-a: without an unclaimed ring only the type can be switched': () => {
      const table = actions(
        {
          conflict: military,
          seats: [
            { play: ['serene-warrior (in conflict)'], rings: ['earth', 'fire'] },
            { provinces: forest, rings: ['water', 'void'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('kuroi-mori'));

      expect(table.state.conflict).toMatchObject({ ring: 'air', type: 'political' });
    },
  },
  refuses: {
    'works only in a conflict at this province': () => {
      const table = actions(
        {
          conflict: { ...military, province: 2 },
          windows: 'open',
          seats: [
            { play: ['serene-warrior (in conflict)'] },
            { provinces: forest.map((name) => (name === 'kuroi-mori' ? 'kuroi-mori (faceup)' : name)) },
          ],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('kuroi-mori'));
    },
    'does not work for the attacker, nor twice in a round': () => {
      const table = actions(
        {
          conflict: military,
          windows: 'open',
          seats: [{ play: ['serene-warrior (in conflict)'] }, { provinces: forest }],
        },
        0,
      );
      table.seat(0).isAsked('actionWindow').mayNotTake(use('kuroi-mori')).passes();
      table.seat(1).takes(use('kuroi-mori')).takes({ is: 'switchType' });
      table.seat(0).passes();

      table.seat(1).isAsked('actionWindow').mayNotTake(use('kuroi-mori'));
    },
    'does not switch in a ring that somebody has claimed': () => {
      const table = actions(
        {
          conflict: military,
          seats: [{ play: ['serene-warrior (in conflict)'], rings: ['earth'] }, { provinces: forest }],
        },
        1,
      );
      table.seat(1).takes(use('kuroi-mori')).takes({ is: 'switchRing' });

      table.seat(1).mayTake({ is: 'ring', ring: 'fire' }).mayNotTake({ is: 'ring', ring: 'earth' });
      table.seat(1).mayNotTake({ is: 'ring', ring: 'air' });
    },
  },
});

/** The phase of the situation has just begun. */
function phaseBegins(phase: 'draw' | 'conflict', library: string) {
  const seats: L5rSituation['seats'] = [{ rows: [[library]], conflictDeck: ['banzai', 'charge'] }, {}];
  return happening({ phase, seats }, () => [{ is: 'periodBegan', period: 'phase', rule: 'L5R-FRAME-b' }]);
}

describeCard('forgotten-library', {
  does: {
    'draws a card after the draw phase has begun': () => {
      const table = phaseBegins('draw', 'forgotten-library');
      table.seat(0).takes(use('forgotten-library')).isAsked('pause');

      expect(namesIn(table, handOf(0))).toEqual(['banzai']);
    },
    'L5R-ABIL-e: but only if its controller wants': () => {
      const table = phaseBegins('draw', 'forgotten-library');
      table.seat(0).passes().isAsked('pause');

      expect(namesIn(table, handOf(0))).toEqual([]);
    },
  },
  refuses: {
    'does nothing in another phase': () => {
      phaseBegins('conflict', 'forgotten-library').seat(0).isAsked('pause');
    },
    'L5R-HOLD-a: does nothing while it lies facedown': () => {
      phaseBegins('draw', 'forgotten-library (facedown)').seat(0).isAsked('pause');
    },
  },
});
