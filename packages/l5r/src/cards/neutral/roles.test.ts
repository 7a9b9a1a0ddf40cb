import { canHappen } from '@kronika/lcg';
import { expect } from 'vitest';
import { layer } from '../../rules/layer.ts';
import { card, declaring, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { namesIn } from '../../testing/shown.ts';
import { leaving } from '../../verbs/leaving.ts';
import { isInPlay, roleOf } from '../../zones.ts';
import type { Element } from '../fact.ts';

/** A stronghold that has nothing to do in these conflicts. */
const quiet = { stronghold: 'golden-plains-outpost' } as const;

/** Nothing takes a role away. */
function staysForever(role: string): void {
  const state = given({ seats: [{ role }, {}] });
  const self = the(state, role);

  expect(isInPlay(state, self)).toBe(false);
  expect(canHappen(layer, state, leaving(state, self, { to: 'discard', how: 'discarded' }))).not.toBe('allowed');
  expect(canHappen(layer, state, { is: 'cardDiscarded', card: self })).not.toBe('allowed');
}

/** The scenarios of the Keeper of an element; another element is of no use to it. */
function keeping(role: string, element: Element, other: Element) {
  const defended = (ring: Element) =>
    resolving({
      conflict: { attacker: 1, type: 'political', ring },
      seats: [{ ...quiet, role, play: ['doji-whisperer (in conflict)'] }, {}],
    });
  return {
    does: {
      'L5R-ROLE-a: gives 1 fate, from out of play, for a conflict of its element won as the defender': () => {
        const table = defended(element);
        table.seat(0).takes(use(role));

        table.seat(0).isAsked('pause');
        expect(table.state.fate).toEqual([11, 10]);
        expect(namesIn(table, roleOf(0))).toEqual([role]);
      },
      'L5R-3.2.3-i: as soon as the winner is known': () => {
        const table = defended(element);

        table.seat(0).mayTake(use(role));
        expect(table.state.rings[element].held).toBe('contested');
      },
    },
    refuses: {
      'gives nothing for a conflict of another element': () => {
        const table = defended(other);

        table.seat(0).isAsked('pause');
        expect(table.state.fate).toEqual([10, 10]);
      },
      'gives nothing for a conflict won as the attacker': () => {
        const table = resolving({
          conflict: { attacker: 0, type: 'political', ring: element },
          seats: [{ ...quiet, role, play: ['doji-whisperer (in conflict)', 'serene-warrior (bowed, fate 1)'] }, {}],
        });

        table.seat(0).isAsked('ringEffect').mayNotTake(use(role));
        expect(table.state.fate).toEqual([10, 10]);
      },
      'gives nothing for a conflict lost as the defender': () => {
        const table = resolving({
          conflict: { attacker: 1, type: 'political', ring: element },
          seats: [{ ...quiet, role }, { play: ['doji-whisperer (in conflict)', 'serene-warrior (bowed, fate 1)'] }],
        });

        table.seat(0).isNotAsked();
        table.seat(1).isAsked('ringEffect');
        expect(table.state.fate).toEqual([10, 10]);
      },
      'L5R-ROLE-b: is not taken away by anything': () => staysForever(role),
    },
  };
}

describeCard('keeper-of-air', keeping('keeper-of-air', 'air', 'earth'));
describeCard('keeper-of-earth', keeping('keeper-of-earth', 'earth', 'fire'));
describeCard('keeper-of-fire', keeping('keeper-of-fire', 'fire', 'water'));
describeCard('keeper-of-water', keeping('keeper-of-water', 'water', 'void'));
describeCard('keeper-of-void', keeping('keeper-of-void', 'void', 'air'));

/** The scenarios of the Seeker of an element: a province of it, and one of another element. */
function seeking(role: string, province: string, other: string) {
  const attacked = {
    provinces: ['the-art-of-war', province, other, 'defend-the-wall', 'kuroi-mori'],
  };
  const declared = (name: string, seats: readonly [object, object]) => {
    const table = declaring({ windows: 'open', seats: [seats[0], seats[1]] });
    table
      .seat(0)
      .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
      .takes(card(name));
    return table;
  };
  const attacker = { ...quiet, play: ['serene-warrior'] };
  return {
    does: {
      'L5R-ROLE-a, L5R-PROV-e: gives 1 fate, from out of play, when an own province of its element is revealed': () => {
        const table = declared(province, [attacker, { ...attacked, role }]);
        table.seat(1).takes(use(role));

        expect(table.state.fate).toEqual([10, 11]);
        expect(namesIn(table, roleOf(1))).toEqual([role]);
      },
    },
    refuses: {
      'gives nothing for a province of another element': () => {
        const table = declared(other, [attacker, { ...attacked, role }]);

        table.seat(1).mayNotTake(use(role));
        expect(table.state.fate).toEqual([10, 10]);
      },
      'gives nothing for a province of the opponent': () => {
        const table = declared(province, [{ ...attacker, role }, attacked]);

        table.seat(0).isNotAsked();
        expect(table.state.fate).toEqual([10, 10]);
      },
      'L5R-PROV-f: gives nothing for a province that was faceup': () => {
        const table = declared(province, [
          attacker,
          { role, provinces: attacked.provinces.with(1, `${province} (faceup)`) },
        ]);

        table.seat(1).isAsked('actionWindow').mayNotTake(use(role));
        expect(table.state.fate).toEqual([10, 10]);
      },
      'L5R-ROLE-b: is not taken away by anything': () => staysForever(role),
    },
  };
}

describeCard('seeker-of-air', seeking('seeker-of-air', 'manicured-garden', 'pilgrimage'));
describeCard('seeker-of-earth', seeking('seeker-of-earth', 'entrenched-position', 'manicured-garden'));
describeCard('seeker-of-fire', seeking('seeker-of-fire', 'meditations-on-the-tao', 'ancestral-lands'));
describeCard('seeker-of-water', seeking('seeker-of-water', 'rally-to-the-cause', 'fertile-fields'));
describeCard('seeker-of-void', seeking('seeker-of-void', 'shameful-display', 'rally-to-the-cause'));
