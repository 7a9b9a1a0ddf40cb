import { ScenarioTable } from '@kronika/testkit';
import { expect } from 'vitest';
import { actionWindow } from '../../rules/calls.ts';
import { conflictPhase } from '../../rules/conflict-phase.ts';
import type { L5rSituation } from '../../situation/description.ts';
import type { Phase } from '../../state.ts';
import { actions, card, declaring, happening, played, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { gameRunning, tableRunning } from '../../testing/table.ts';
import { leaving } from '../../verbs/leaving.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf } from '../../zones.ts';
import type { ConflictType, Element } from '../fact.ts';

const military = { attacker: 0, type: 'military', ring: 'earth' } as const;
const political = { attacker: 0, type: 'political', ring: 'earth' } as const;

const ring = (element: Element, type: ConflictType) => ({ is: 'ring', choice: { ring: element, type } });
const unclaimed = (element: Element) => ({ is: 'ring', ring: element });
const effect = (name: string) => ({ is: 'ringEffect', effect: name });

describeCard('naive-student', {
  does: {
    'L5R-KW-LEAVE: sincerity draws a card when it leaves play': () => {
      const table = happening(
        { seats: [{ play: ['naive-student'], conflictDeck: ['banzai', 'charge'] }, {}] },
        (state) => [
          leaving(state, the(state, 'naive-student'), { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-a' }),
        ],
      );

      expect(namesIn(table, handOf(0))).toEqual(['banzai']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['naive-student']);
      table.seat(0).isAsked('pause');
    },
    'L5R-DASH-c: its dash stays a dash, honored or not': () => {
      const table = actions({ seats: [{ play: ['naive-student (honored)'] }, {}] });

      expect(skills(table, 'naive-student')).toEqual([0, 4]);
    },
  },
  refuses: {
    'L5R-3.2.0-g: does not attack in military conflicts': () => {
      const table = declaring({ seats: [{ play: ['naive-student'] }, {}] });

      table.seat(0).mayTake(ring('air', 'political')).mayNotTake(ring('air', 'military'));
    },
  },
});

describeCard('shiba-peacemaker', {
  does: {
    'defends with its skill of 4': () => {
      const table = declaring({ seats: [{ play: ['serene-warrior'] }, { play: ['shiba-peacemaker'] }] });
      table.seat(0).takes(ring('void', 'military')).takes(card('pilgrimage'));
      table.seat(1).isAsked('declareDefenders').picks(card('shiba-peacemaker'));

      expect(table.state.rings.void.held).toBe(1);
      expect(inPlay(table, 1)).toEqual(['shiba-peacemaker (bowed)']);
      table.seat(0).isAsked('pause');
    },
    'L5R-CONF-j: is charged into a conflict as a defender': () => {
      const table = actions({
        conflict: { ...military, attacker: 1 },
        seats: [{ hand: ['charge'], rows: [['shiba-peacemaker']], play: ['serene-warrior (in conflict)'] }, {}],
      });
      table.seat(0).takes(use('charge'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior (in conflict)', 'shiba-peacemaker (in conflict)']);
    },
  },
  refuses: {
    'is not declared as an attacker': () => {
      const table = declaring({ seats: [{ play: ['shiba-peacemaker', 'doji-whisperer', 'serene-warrior'] }, {}] });
      table.seat(0).takes(ring('air', 'military')).takes(card('pilgrimage'));

      table.seat(0).mayTake(card('serene-warrior')).mayNotTake(card('shiba-peacemaker'));
    },
    'L5R-CONF-j: is not charged into an attack': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['charge'], rows: [['shiba-peacemaker']], play: ['serene-warrior (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('charge'));
    },
    'L5R-CONF-i: does not stay in a conflict in which it would change to the attackers': () => {
      const table = happening(
        {
          conflict: military,
          seats: [{ play: ['serene-warrior (in conflict)'] }, { play: ['shiba-peacemaker (in conflict)'] }],
        },
        (state) => [{ is: 'controlTaken', card: the(state, 'shiba-peacemaker'), seat: 0, rule: 'L5R-CTRL-e' }],
      );

      expect(inPlay(table, 0)).toEqual(['serene-warrior (in conflict)', 'shiba-peacemaker (bowed)']);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('solemn-scholar', {
  does: {
    'bows an attacker while its controller has claimed the earth ring': () => {
      const table = actions(
        {
          conflict: { ...military, ring: 'air' },
          seats: [
            { play: ['serene-warrior (in conflict)', 'doji-whisperer', 'matsu-berserker (in conflict)'] },
            { play: ['solemn-scholar', 'asako-diplomat (in conflict)'], rings: ['earth'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('solemn-scholar'));
      table.seat(1).mayNotTake(card('doji-whisperer')).mayNotTake(card('asako-diplomat'));
      table.seat(1).picks(card('serene-warrior'));

      expect(inPlay(table, 0)).toEqual([
        'serene-warrior (bowed, in conflict)',
        'doji-whisperer',
        'matsu-berserker (in conflict)',
      ]);
    },
  },
  refuses: {
    'needs the earth ring in the own pool': () => {
      const table = actions(
        {
          conflict: { ...military, ring: 'air' },
          windows: 'open',
          seats: [
            { play: ['serene-warrior (in conflict)'], rings: ['earth'] },
            { play: ['solemn-scholar'], rings: ['water'] },
          ],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('solemn-scholar'));
    },
    'L5R-TARGET-h: needs an attacker who is not bowed yet': () => {
      const table = actions(
        {
          conflict: { ...military, ring: 'air' },
          windows: 'open',
          seats: [
            { play: ['serene-warrior (bowed, in conflict)'] },
            { play: ['solemn-scholar (in conflict)'], rings: ['earth'] },
          ],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('solemn-scholar'));
    },
  },
});

/** The whole conflict phase, in which only those who can do something are asked. */
function phase(seats: L5rSituation['seats'], first: 0 | 1 = 0) {
  return tableRunning(conflictPhase({}), { windows: 'brief', seats, first });
}

describeCard('adept-of-the-waves', {
  does: {
    'L5R-3.2.0-i: the character evades somebody in a water conflict': () => {
      const table = phase([
        { play: ['adept-of-the-waves', 'matsu-berserker'] },
        { play: ['doji-whisperer', 'serene-warrior'] },
      ]);
      table.seat(0).takes(use('adept-of-the-waves')).picks(card('matsu-berserker'));
      table.seat(0).takes(ring('water', 'military')).takes(card('pilgrimage'));
      table.seat(0).picks(card('matsu-berserker')).isAsked('declareEvaded').picks(card('serene-warrior'));

      table.seat(1).isAsked('declareDefenders').mayTake(card('doji-whisperer')).mayNotTake(card('serene-warrior'));
      expect(table.state.lasting[0]?.until).toEqual({ period: 'phase', number: 2 });
    },
    'L5R-KW-COVERT-a: nor is it evaded there itself': () => {
      const table = phase([
        { play: ['unassuming-yojimbo'] },
        { play: ['adept-of-the-waves', 'doji-whisperer', 'serene-warrior'] },
      ]);
      table.seat(1).takes(use('adept-of-the-waves')).picks(card('doji-whisperer'));
      table.seat(0).takes(ring('water', 'military')).takes(card('pilgrimage'));

      table.seat(0).isAsked('declareEvaded').mayTake(card('serene-warrior')).mayNotTake(card('doji-whisperer'));
    },
  },
  refuses: {
    'the character evades nobody in other conflicts': () => {
      const table = phase([{ play: ['adept-of-the-waves', 'matsu-berserker'] }, { play: ['doji-whisperer'] }]);
      table.seat(0).takes(use('adept-of-the-waves')).picks(card('matsu-berserker'));
      table.seat(0).takes(ring('fire', 'military')).takes(card('pilgrimage'));
      table.seat(0).picks(card('matsu-berserker'));

      expect(table.state.conflict?.evaded).toEqual([]);
      table.seat(1).isAsked('declareDefenders').mayTake(card('doji-whisperer'));
    },
    'others evade nobody in a water conflict': () => {
      const table = phase([{ play: ['adept-of-the-waves', 'matsu-berserker'] }, { play: ['doji-whisperer'] }]);
      table.seat(0).takes(use('adept-of-the-waves')).picks(card('matsu-berserker'));
      table.seat(0).takes(ring('water', 'military')).takes(card('pilgrimage'));
      table.seat(0).picks(card('adept-of-the-waves'));

      expect(table.state.conflict?.evaded).toEqual([]);
      table.seat(1).isAsked('declareDefenders').mayTake(card('doji-whisperer'));
    },
  },
});

describeCard('asako-diplomat', {
  does: {
    'L5R-3.2.3-i: honors or dishonors a character after it has won, before the loser pays': () => {
      const table = resolving({
        conflict: political,
        seats: [{ play: ['asako-diplomat (in conflict)'] }, { play: ['serene-warrior'] }],
      });
      table.seat(0).takes(use('asako-diplomat')).picks(card('serene-warrior'));
      expect(table.state.honor).toEqual([10, 10]);
      table.seat(0).mayTake({ is: 'honorIt' }).takes({ is: 'dishonorIt' });

      expect(inPlay(table, 1)).toEqual(['serene-warrior (dishonored)']);
      table.seat(0).isAsked('ringEffect');
    },
    'L5R-CHOICE-c: does to an honored character only what is possible': () => {
      const table = resolving({
        conflict: political,
        seats: [{ play: ['doji-whisperer (bowed, in conflict)'] }, { play: ['asako-diplomat (honored, in conflict)'] }],
      });
      table.seat(1).takes(use('asako-diplomat')).picks(card('asako-diplomat'));

      expect(inPlay(table, 1)).toEqual(['asako-diplomat (bowed)']);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'does nothing at home, nor after a defeat': () => {
      const home = resolving({
        conflict: political,
        seats: [{ play: ['doji-whisperer (in conflict)', 'asako-diplomat'] }, {}],
      });
      home.seat(0).isAsked('ringEffect');

      const defeat = resolving({
        conflict: political,
        seats: [{ play: ['doji-whisperer (in conflict)'] }, { play: ['asako-diplomat (in conflict)'] }],
      });
      defeat.seat(0).isAsked('ringEffect');
    },
  },
});

/** An action window of the phase after the second seat has declared so many conflicts. */
function attacked(
  declared: readonly ConflictType[],
  now: Phase = 'conflict',
  enemy: { honor?: number; fate?: number } = {},
) {
  const state = given({ phase: now, seats: [{ play: ['meddling-mediator'] }, enemy] });
  const conflicts = [state.conflicts[0], { opportunities: 0, declared, lost: 0 }].flatMap((record) => record ?? []);
  const kind = now === 'conflict' ? 'conflictPhase' : now;
  const table = new ScenarioTable(gameRunning(actionWindow({ kind, first: 0 }), () => ({ ...state, conflicts })));
  table.given({});
  return table;
}

describeCard('meddling-mediator', {
  does: {
    'takes 1 fate from an opponent who declares the second conflict of the phase': () => {
      const table = phase(
        [
          { play: ['meddling-mediator'] },
          { stronghold: 'city-of-the-open-hand', play: ['matsu-berserker', 'doji-whisperer'] },
        ],
        1,
      );
      table.seat(1).takes(ring('air', 'military')).takes(card('entrenched-position'));
      table.seat(1).picks(card('matsu-berserker'));
      table.seat(0).picks();
      table.seat(1).isAsked('ringEffect').declines();
      table.seat(0).isAsked('conflictOpportunity').passes();
      table.seat(1).takes(ring('fire', 'political')).takes(card('entrenched-position'));
      table.seat(0).picks().takes(use('meddling-mediator')).takes({ is: 'takeFate' });

      expect(table.state.fate).toEqual([11, 9]);
      table.seat(1).isAsked('ringEffect');
    },
    'L5R-HONOR-b: or 1 honor': () => {
      const table = attacked(['political', 'military']);
      table.seat(0).takes(use('meddling-mediator')).takes({ is: 'takeHonor' });

      expect(table.state.honor).toEqual([11, 9]);
    },
    'L5R-CHOICE-c: but no fate from who has none': () => {
      const table = attacked(['political', 'military'], 'conflict', { fate: 0 });
      table.seat(0).takes(use('meddling-mediator'));

      expect(table.state.honor).toEqual([11, 9]);
      expect(table.state.fate).toEqual([10, 0]);
    },
  },
  refuses: {
    'one conflict is not enough': () => {
      attacked(['political']).seat(0).isAsked('actionWindow').mayNotTake(use('meddling-mediator'));
    },
    'the conflicts are those of this phase': () => {
      attacked(['political', 'military'], 'fate').seat(0).isAsked('actionWindow').mayNotTake(use('meddling-mediator'));
    },
  },
});

describeCard('radiant-orator', {
  does: {
    'L5R-COUNT-a: sends an enemy home if its side has more glory among the ready participants': () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['radiant-orator (in conflict)'] },
          { play: ['serene-warrior (bowed, in conflict)', 'doji-whisperer (in conflict)', 'matsu-berserker'] },
        ],
      });
      table.seat(0).takes(use('radiant-orator')).mayNotTake(card('matsu-berserker')).picks(card('serene-warrior'));

      expect(inPlay(table, 1)).toEqual(['serene-warrior (bowed)', 'doji-whisperer (in conflict)', 'matsu-berserker']);
    },
    'L5R-SKILL-c: current glory counts': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { stronghold: 'isawa-mori-seido', play: ['radiant-orator (in conflict)'] },
          { play: ['serene-warrior (bowed, in conflict)', 'asahina-artisan (in conflict)'] },
        ],
      });
      table.seat(0).mayNotTake(use('radiant-orator'));
      table.seat(0).takes(use('isawa-mori-seido')).picks(card('radiant-orator'));
      table.seat(1).passes();
      table.seat(0).takes(use('radiant-orator')).picks(card('asahina-artisan'));

      expect(inPlay(table, 1)).toEqual(['serene-warrior (bowed, in conflict)', 'asahina-artisan']);
    },
  },
  refuses: {
    'does nothing with equal glory, or while bowed characters would make the difference': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { play: ['radiant-orator (in conflict)', 'serene-warrior (bowed, in conflict)'] },
          { play: ['matsu-beiona (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('radiant-orator'));
    },
    'does nothing at home': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { play: ['radiant-orator', 'serene-warrior (in conflict)'] },
          { play: ['doji-whisperer (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('radiant-orator'));
    },
  },
});

describeCard('serene-warrior', {
  does: {
    'L5R-1.4-j: is played from a province for 3, and honored it is a 7 and a 6': () => {
      const table = actions({
        phase: 'dynasty',
        seats: [{ rows: [['serene-warrior']], dynastyDeck: ['doji-whisperer'], fate: 4 }, {}],
      });
      table.seat(0).takes(played('serene-warrior', 1, 'playFromProvince'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior (fate 1)']);
      expect(table.state.fate[0]).toBe(0);
      expect(skills(table, 'serene-warrior')).toEqual([3, 2]);
      expect(skills(actions({ seats: [{ play: ['serene-warrior (honored)'] }, {}] }), 'serene-warrior')).toEqual([
        7, 6,
      ]);
    },
  },
  refuses: {
    'L5R-COST-a: is not played for less': () => {
      const table = actions({
        phase: 'dynasty',
        windows: 'open',
        seats: [{ rows: [['serene-warrior']], fate: 2 }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('serene-warrior'));
    },
  },
});

describeCard('shiba-yojimbo', {
  does: {
    'L5R-CANCEL-c: cancels what is aimed at a shugenja of its controller; the cost stays paid': () => {
      const table = actions({
        conflict: military,
        windows: 'brief',
        seats: [
          { hand: ['assassination'], play: ['serene-warrior (in conflict)'] },
          { play: ['shiba-yojimbo (bowed)', 'solemn-scholar'] },
        ],
      });
      table.seat(0).takes(use('assassination'));
      table.seat(1).takes(use('shiba-yojimbo'));

      expect(inPlay(table, 1)).toEqual(['shiba-yojimbo (bowed)', 'solemn-scholar']);
      expect(table.state.honor).toEqual([7, 10]);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['assassination']);
    },
    'cancels abilities of characters and of its own player as well': () => {
      const table = actions({ seats: [{ play: ['shiba-yojimbo', 'adept-of-the-waves'] }, {}] });
      table.seat(0).takes(use('adept-of-the-waves')).picks(card('adept-of-the-waves')).takes(use('shiba-yojimbo'));

      expect(table.state.lasting).toEqual([]);
    },
    'L5R-TARGET-a: also where the target is chosen as one of several things': () => {
      const table = actions({
        conflict: political,
        seats: [
          { hand: ['court-games'], play: ['doji-whisperer (in conflict)'] },
          { play: ['shiba-yojimbo', 'seeker-of-knowledge (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('court-games')).takes({ is: 'dishonorTheirs' });
      table.seat(1).takes(use('shiba-yojimbo'));

      expect(inPlay(table, 1)).toEqual(['shiba-yojimbo', 'seeker-of-knowledge (in conflict)']);
    },
  },
  refuses: {
    'does not protect others, nor shugenja of the opponent': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['assassination'], play: ['serene-warrior (in conflict)', 'solemn-scholar'] },
          { play: ['shiba-yojimbo', 'doji-whisperer'] },
        ],
      });
      table.seat(0).takes(use('assassination')).picks(card('doji-whisperer'));
      expect(inPlay(table, 1)).toEqual(['shiba-yojimbo']);

      const foreign = actions({
        seats: [{ hand: ['against-the-waves'], play: ['solemn-scholar'] }, { play: ['shiba-yojimbo'] }],
      });
      foreign.seat(0).takes(use('against-the-waves'));
      expect(inPlay(foreign, 0)).toEqual(['solemn-scholar (bowed)']);
    },
    'playing an attachment on a shugenja is no triggered ability': () => {
      const table = actions({
        seats: [{ hand: ['pacifism'] }, { play: ['shiba-yojimbo', 'solemn-scholar'] }],
      });
      table.seat(0).takes(use('pacifism')).picks(card('solemn-scholar'));

      expect(inPlay(table, 1)).toEqual(['shiba-yojimbo', 'solemn-scholar + pacifism']);
    },
    'L5R-RINGFX-f: neither is a ring effect': () => {
      const table = resolving({
        conflict: { ...military, ring: 'water' },
        seats: [{ play: ['serene-warrior (in conflict)'] }, { play: ['shiba-yojimbo', 'solemn-scholar'] }],
      });
      table.seat(0).takes({ ...effect('bow'), card: 'solemn-scholar' });

      expect(inPlay(table, 1)).toEqual(['shiba-yojimbo', 'solemn-scholar (bowed)']);
      table.seat(0).isAsked('pause');
    },
    'L5R-ABIL-g: cancels once a round': () => {
      const table = actions({
        seats: [{ hand: ['against-the-waves', 'against-the-waves'] }, { play: ['shiba-yojimbo', 'solemn-scholar'] }],
      });
      table.seat(0).takes(use('against-the-waves'));
      table.seat(1).takes(use('shiba-yojimbo'));
      expect(inPlay(table, 1)).toEqual(['shiba-yojimbo', 'solemn-scholar']);
      table.seat(0).takes(use('against-the-waves'));

      expect(inPlay(table, 1)).toEqual(['shiba-yojimbo', 'solemn-scholar (bowed)']);
    },
  },
});

describeCard('isawa-masahiro', {
  does: {
    'bows to discard a cheap participant in a fire conflict, from home as well': () => {
      const table = actions({
        conflict: { ...military, ring: 'fire' },
        seats: [
          { play: ['isawa-masahiro', 'serene-warrior (in conflict)'] },
          { play: ['doji-whisperer (in conflict)', 'matsu-berserker', 'matsu-beiona (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('isawa-masahiro'));

      expect(inPlay(table, 0)).toEqual(['isawa-masahiro (bowed)', 'serene-warrior (in conflict)']);
      expect(inPlay(table, 1)).toEqual(['matsu-berserker', 'matsu-beiona (in conflict)']);
      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['doji-whisperer']);
    },
  },
  refuses: {
    'is for fire conflicts only': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['isawa-masahiro (in conflict)'] }, { play: ['doji-whisperer (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('isawa-masahiro'));
    },
    'L5R-BOW-d: is not used while he is bowed': () => {
      const table = actions({
        conflict: { ...military, ring: 'fire' },
        windows: 'open',
        seats: [{ play: ['isawa-masahiro (bowed, in conflict)'] }, { play: ['doji-whisperer (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('isawa-masahiro'));
    },
    'L5R-CARD-d: looks at the printed cost': () => {
      const table = actions({
        conflict: { ...military, ring: 'fire' },
        windows: 'open',
        seats: [{ play: ['isawa-masahiro (in conflict)'] }, { play: ['matsu-beiona (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('isawa-masahiro'));
    },
  },
});

describeCard('fearsome-mystic', {
  does: {
    'removes 1 fate from each enemy participant with less glory': () => {
      const table = actions({
        conflict: { ...political, ring: 'air' },
        seats: [
          { play: ['fearsome-mystic (in conflict)', 'solemn-scholar (fate 1, in conflict)'] },
          {
            play: [
              'doji-whisperer (fate 2, in conflict)',
              'matsu-beiona (fate 1, in conflict)',
              'serene-warrior (fate 1, in conflict)',
              'matsu-berserker (fate 1)',
            ],
          },
        ],
      });
      table.seat(0).takes(use('fearsome-mystic'));

      expect(inPlay(table, 0)).toEqual(['fearsome-mystic (in conflict)', 'solemn-scholar (fate 1, in conflict)']);
      expect(inPlay(table, 1)).toEqual([
        'doji-whisperer (fate 1, in conflict)',
        'matsu-beiona (in conflict)',
        'serene-warrior (fate 1, in conflict)',
        'matsu-berserker (fate 1)',
      ]);
    },
    'has +2 glory in air conflicts, at home as well': () => {
      const at = (element: Element) =>
        skills(
          actions({
            conflict: { ...political, ring: element },
            seats: [{ play: ['fearsome-mystic (honored)', 'doji-whisperer (in conflict)'] }, {}],
          }),
          'fearsome-mystic',
        );

      expect([at('air'), at('water')]).toEqual([
        [5, 7],
        [3, 5],
      ]);
    },
  },
  refuses: {
    'has only 1 glory elsewhere': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['fearsome-mystic (in conflict)'] }, { play: ['doji-whisperer (fate 1, in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('fearsome-mystic'));
    },
    'does nothing at home': () => {
      const table = actions({
        conflict: { ...political, ring: 'air' },
        windows: 'open',
        seats: [
          { play: ['fearsome-mystic', 'serene-warrior (in conflict)'] },
          { play: ['doji-whisperer (fate 1, in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('fearsome-mystic'));
    },
  },
});

describeCard('isawa-atsuko', {
  does: {
    'strengthens her side and weakens the other in a void conflict': () => {
      const table = actions({
        conflict: { ...military, ring: 'void' },
        seats: [
          { play: ['isawa-atsuko', 'serene-warrior (in conflict)'] },
          { play: ['doji-whisperer (in conflict)', 'matsu-beiona'] },
        ],
      });
      table.seat(0).takes(use('isawa-atsuko'));

      expect(skills(table, 'isawa-atsuko')).toEqual([3, 3]);
      expect(skills(table, 'serene-warrior')).toEqual([4, 3]);
      expect(skills(table, 'doji-whisperer')).toEqual([0, 2]);
      expect(skills(table, 'matsu-beiona')).toEqual([3, 2]);
    },
    'L5R-LAST-b: who joins later is not concerned': () => {
      const table = actions({
        conflict: { ...military, ring: 'void' },
        seats: [
          { play: ['isawa-atsuko (in conflict)'] },
          { hand: ['charge'], rows: [['serene-warrior']], dynastyDeck: ['doji-whisperer'] },
        ],
      });
      table.seat(0).takes(use('isawa-atsuko'));
      table.seat(1).takes(use('charge'));

      expect(skills(table, 'isawa-atsuko')).toEqual([4, 4]);
      expect(skills(table, 'serene-warrior')).toEqual([3, 2]);
    },
  },
  refuses: {
    'is for void conflicts only': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['isawa-atsuko (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('isawa-atsuko'));
    },
    'is used once a round': () => {
      const table = actions({
        conflict: { ...military, ring: 'void' },
        windows: 'open',
        seats: [{ play: ['isawa-atsuko (in conflict)'] }, {}],
      });
      table.seat(0).takes(use('isawa-atsuko'));
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('isawa-atsuko'));
    },
  },
});

/** The phase of the situation is about to end. */
function phaseEnds(seats: L5rSituation['seats'], now: Phase = 'conflict') {
  return happening({ phase: now, seats }, () => [{ is: 'periodEnded', period: 'phase', rule: 'L5R-FRAME-b' }]);
}

describeCard('shiba-tsukune', {
  does: {
    'resolves the effects of two unclaimed rings when the conflict phase ends': () => {
      const table = phaseEnds([
        { play: ['shiba-tsukune'], rings: ['water'], conflictDeck: ['banzai'] },
        { rings: ['fire'], hand: ['charge'], play: ['serene-warrior (fate 1)'] },
      ]);
      table.seat(0).takes(use('shiba-tsukune'));
      table.seat(0).mayNotTake(unclaimed('water')).mayNotTake(unclaimed('fire'));
      table.seat(0).takes(unclaimed('earth')).takes(effect('drawAndDiscard'));
      table.seat(0).mayNotTake(unclaimed('earth')).mayTake(unclaimed('void'));
      table.seat(0).takes(unclaimed('air')).takes(effect('takeHonor')).isAsked('pause');

      expect(namesIn(table, handOf(0))).toEqual(['banzai']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['charge']);
      expect(table.state.honor).toEqual([11, 9]);
      expect(inPlay(table, 1)).toEqual(['serene-warrior (fate 1)']);
      expect(table.state.rings.earth.held).toBe('unclaimed');
    },
    'one ring may be enough': () => {
      const table = phaseEnds([{ play: ['shiba-tsukune'] }, { play: ['serene-warrior (fate 1)'] }]);
      table.seat(0).takes(use('shiba-tsukune')).takes(unclaimed('void')).takes(effect('removeFate'));
      table.seat(0).declines().isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['serene-warrior']);
      expect(table.state.honor).toEqual([10, 10]);
    },
  },
  refuses: {
    'does nothing at the end of other phases': () => {
      phaseEnds([{ play: ['shiba-tsukune'] }, {}], 'fate')
        .seat(0)
        .isAsked('pause');
    },
    'L5R-RINGFX-d: does nothing where the unclaimed rings could change nothing': () => {
      const rings = { mine: ['air', 'earth'], theirs: ['fire', 'water'] } as const;
      const table = phaseEnds([{ play: ['shiba-tsukune'], rings: [...rings.mine] }, { rings: [...rings.theirs] }]);

      table.seat(0).isAsked('pause');
    },
    'L5R-ABIL-c: does nothing from a province': () => {
      phaseEnds([{ rows: [['shiba-tsukune']] }, {}])
        .seat(0)
        .isAsked('pause');
    },
  },
});
