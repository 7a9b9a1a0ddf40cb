import { cardOf } from '@kronika/kernel';
import { expect } from 'vitest';
import { standingPhase } from '../../rules/standing-phase.ts';
import { powerOf } from '../../rules/values.ts';
import { actions, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { happen } from '../../testing/happen.ts';
import { factionPower, namesIn } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { leaving } from '../../verbs/leaving.ts';
import { factionCardOf, factionOf } from '../../zones.ts';

function kneels(faction: string) {
  const table = actions({
    challenge: { attacker: 0, type: 'military' },
    seats: [{ faction, play: ['wildling-horde (attacking)'] }, {}],
  });
  return table;
}

/** What all faction cards have in common: they differ by whose cards a deck may hold (AGOT-DECK-g). */
function factionCard(id: string): Parameters<typeof describeCard>[1] {
  return {
    does: {
      'AGOT-POWER-a, AGOT-POWER-b: holds the power that is gained for the faction': () => {
        const table = resolving({
          challenge: { attacker: 0, type: 'power' },
          seats: [{ faction: `${id} (power 2)`, play: ['ranging-party (attacking, power 1)'] }, {}],
        });

        expect(factionPower(table)).toEqual([3, 0]);
        expect(powerOf(table.state, 0)).toBe(4);
      },
      'AGOT-6.2-a: kneels to pay, and stands in the standing phase': () => {
        const table = kneels(id);
        table.seat(0).takes(use('wildling-horde'));
        expect(cardOf(table.state.table, factionCardOf(table.state, 0)).stance).toBe('kneeling');
        const standing = tableRunning(standingPhase({}), {
          windows: 'brief',
          phase: 'standing',
          seats: [{ faction: `${id} (kneeling)` }, {}],
        });
        expect(cardOf(standing.state.table, factionCardOf(standing.state, 0)).stance).toBe('standing');
      },
    },
    refuses: {
      'AGOT-KNEEL-a: does not kneel twice': () => {
        kneels(`${id} (kneeling)`).seat(0).isAsked('pause');
      },
      'AGOT-ZONE-e: never leaves play': () => {
        const state = given({ seats: [{ faction: id, plot: 'taxation' }, { faction: 'house-stark' }] });
        const after = happen(state, leaving(state, the(state, id), { to: 'discard', how: 'discarded' }));

        expect(after.kinds).toEqual([]);
        expect(after.state.table).toEqual(state.table);
        expect(namesIn(kneels(id), factionOf(0))).toEqual([id]);
      },
    },
  };
}

describeCard('house-stark', factionCard('house-stark'));
describeCard('house-lannister', factionCard('house-lannister'));
describeCard('house-baratheon', factionCard('house-baratheon'));
describeCard('house-greyjoy', factionCard('house-greyjoy'));
describeCard('house-tyrell', factionCard('house-tyrell'));
describeCard('house-martell', factionCard('house-martell'));
describeCard('house-targaryen', factionCard('house-targaryen'));
describeCard('the-nights-watch', factionCard('the-nights-watch'));
