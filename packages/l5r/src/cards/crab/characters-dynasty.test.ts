import { ScenarioTable } from '@kronika/testkit';
import { expect } from 'vitest';
import { actionWindow } from '../../rules/calls.ts';
import { conflictPhase } from '../../rules/conflict-phase.ts';
import { actions, card, declaring, happening, played, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { gameRunning, tableRunning } from '../../testing/table.ts';
import { leaving } from '../../verbs/leaving.ts';
import { conflictDeckOf, conflictDiscardOf, dynastyDeckOf, dynastyDiscardOf, handOf, playOf } from '../../zones.ts';

const defense = { attacker: 1, type: 'military', ring: 'air' } as const;
const attack = { attacker: 0, type: 'military', ring: 'air' } as const;
const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });
const discarded = { to: 'discard', how: 'discarded', rule: 'L5R-EFF-b' } as const;

describeCard('eager-scout', {
  does: {
    'is played for nothing, with fate if its player likes': () => {
      const table = actions({ phase: 'dynasty', seats: [{ rows: [['eager-scout']], fate: 2 }, {}] });
      table.seat(0).takes(played('eager-scout', 2));

      expect(inPlay(table, 0)).toEqual(['eager-scout (fate 2)']);
      expect(skills(table, 'eager-scout')).toEqual([0, 0]);
      expect(table.state.fate[0]).toBe(0);
    },
  },
  refuses: {
    'L5R-3.2.3-d: wins nothing without any skill': () => {
      const table = resolving({ conflict: attack, seats: [{ play: ['eager-scout (in conflict)'] }, {}] });

      expect(table.state.rings.air.held).toBe('unclaimed');
      expect(table.state.honor).toEqual([10, 10]);
      expect(inPlay(table, 0)).toEqual(['eager-scout (bowed)']);
    },
  },
});

describeCard('hida-guardian', {
  does: {
    'gives another participant +2 to both skills for each own holding': () => {
      const table = actions({
        conflict: attack,
        seats: [
          {
            play: ['hida-guardian (in conflict)', 'borderlands-defender (in conflict)'],
            rows: [['funeral-pyre'], ['borderlands-fortifications']],
          },
          { play: ['savvy-politician (in conflict)'], rows: [['funeral-pyre']] },
        ],
      });
      table
        .seat(0)
        .takes(use('hida-guardian'))
        .mayTake(card('savvy-politician'))
        .mayNotTake(card('hida-guardian'))
        .picks(card('borderlands-defender'));

      expect(skills(table, 'borderlands-defender')).toEqual([7, 7]);
    },
    'L5R-LAST-a: the bonus stays when the guardian and its holdings are gone': () => {
      const table = actions({
        conflict: attack,
        seats: [
          { play: ['hida-guardian (in conflict)', 'borderlands-defender (in conflict)'], rows: [['funeral-pyre']] },
          {},
        ],
      });
      table.seat(0).takes(use('hida-guardian')).takes(use('funeral-pyre')).picks(card('hida-guardian'));

      expect(inPlay(table, 0)).toEqual(['borderlands-defender (in conflict)']);
      expect(skills(table, 'borderlands-defender')).toEqual([5, 5]);
    },
  },
  refuses: {
    'is no use without an own faceup holding': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [
          {
            play: ['hida-guardian (in conflict)', 'borderlands-defender (in conflict)'],
            rows: [['funeral-pyre (facedown)']],
          },
          { rows: [['funeral-pyre']] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('hida-guardian'));
    },
    'is not used from home, nor for somebody at home': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [
          {
            play: ['hida-guardian (in conflict)', 'hida-guardian', 'borderlands-defender'],
            rows: [['funeral-pyre']],
          },
          {},
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('hida-guardian'));
    },
  },
});

describeCard('kaiu-envoy', {
  does: {
    'L5R-KW-LEAVE: leaves 1 fate and 1 card behind': () => {
      const table = happening({ seats: [{ play: ['kaiu-envoy'], conflictDeck: ['levy', 'banzai'] }, {}] }, (state) => [
        leaving(state, the(state, 'kaiu-envoy'), discarded),
      ]);
      table.seat(0).takes(use('kaiu-envoy', 'sincerity'));

      expect(inPlay(table, 0)).toEqual([]);
      expect(table.state.fate).toEqual([11, 10]);
      expect(namesIn(table, handOf(0))).toEqual(['levy']);
    },
  },
  refuses: {
    'L5R-LEAVE-a: leaves nothing behind when it goes from a province, where it is not in play': () => {
      const table = happening(
        { seats: [{ rows: [['kaiu-envoy']], dynastyDeck: ['eager-scout'], conflictDeck: ['levy'] }, {}] },
        (state) => [{ is: 'cardDiscarded', card: the(state, 'kaiu-envoy') }],
      );

      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['kaiu-envoy']);
      expect(table.state.fate).toEqual([10, 10]);
      expect(namesIn(table, handOf(0))).toEqual([]);
    },
  },
});

describeCard('hiruma-yojimbo', {
  does: {
    'may defend with 4 military': () => {
      const table = declaring(
        { seats: [{ play: ['hiruma-yojimbo'] }, { stronghold: 'shiro-nishiyama', play: ['borderlands-defender'] }] },
        1,
      );
      table.seat(1).takes(ring('air', 'military')).takes(card('night-raid'));
      table.seat(0).picks(card('hiruma-yojimbo'));

      expect(table.state.rings.air.held).toBe(0);
      expect(inPlay(table, 0)).toEqual(['hiruma-yojimbo (bowed)']);
    },
    'may be moved into an attack': () => {
      const table = happening({ conflict: attack, seats: [{ play: ['hiruma-yojimbo'] }, {}] }, (state) => [
        { is: 'movedToConflict', card: the(state, 'hiruma-yojimbo') },
      ]);

      expect(inPlay(table, 0)).toEqual(['hiruma-yojimbo (in conflict)']);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'cannot be declared as an attacker': () => {
      const table = declaring({ seats: [{ play: ['hiruma-yojimbo', 'kaiu-envoy', 'hida-guardian'] }, {}] });
      table.seat(0).takes(ring('air', 'military')).takes(card('pilgrimage'));

      table
        .seat(0)
        .isAsked('declareAttackers')
        .mayTake(card('kaiu-envoy'))
        .mayTake(card('hida-guardian'))
        .mayNotTake(card('hiruma-yojimbo'));
    },
    'L5R-3.2.0-a: no conflict is declared with it alone': () => {
      const table = declaring({ seats: [{ play: ['hiruma-yojimbo'] }, {}] });

      expect(table.state.conflict).toBeNull();
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('shrewd-yasuki', {
  does: {
    'takes one of the two topmost cards and puts the other under the deck': () => {
      const table = actions({
        conflict: attack,
        seats: [
          { play: ['shrewd-yasuki (in conflict)'], conflictDeck: ['banzai', 'rout', 'outwit'] },
          { rows: [['funeral-pyre']] },
        ],
      });
      table.seat(0).takes(use('shrewd-yasuki')).isAsked('addToHand').mayNotTake(card('outwit')).takes(card('rout'));

      expect(namesIn(table, handOf(0))).toEqual(['rout']);
      expect(namesIn(table, conflictDeckOf(0))).toEqual(['outwit', 'banzai']);
    },
    'L5R-EMPTY-d: takes the only card of a short deck, which costs no honor': () => {
      const table = actions({
        conflict: attack,
        seats: [
          {
            play: ['shrewd-yasuki (in conflict)'],
            conflictDeck: ['banzai'],
            conflictDiscard: ['rout'],
            rows: [['funeral-pyre']],
          },
          {},
        ],
      });
      table.seat(0).takes(use('shrewd-yasuki'));

      expect(namesIn(table, handOf(0))).toEqual(['banzai']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['rout']);
      expect(table.state.honor[0]).toBe(10);
    },
  },
  refuses: {
    'needs a holding in play, which a facedown one is not': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [
          {
            play: ['shrewd-yasuki (in conflict)'],
            conflictDeck: ['banzai', 'rout'],
            rows: [['funeral-pyre (facedown)'], ['eager-scout']],
          },
          {},
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shrewd-yasuki'));
    },
    'is not used from home': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [{ play: ['shrewd-yasuki'], conflictDeck: ['banzai', 'rout'], rows: [['funeral-pyre']] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shrewd-yasuki'));
    },
    'L5R-ABIL-h: is not used with an empty deck': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [{ play: ['shrewd-yasuki (in conflict)'], rows: [['funeral-pyre']] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shrewd-yasuki'));
    },
  },
});

describeCard('vanguard-warrior', {
  does: {
    'is sacrificed to place 1 fate on a character': () => {
      const table = actions({
        seats: [{ play: ['vanguard-warrior (fate 1)', 'eager-scout (fate 1)'] }, { play: ['savvy-politician'] }],
      });
      table.seat(0).takes(use('vanguard-warrior')).mayTake(card('savvy-politician')).picks(card('eager-scout'));

      expect(inPlay(table, 0)).toEqual(['eager-scout (fate 2)']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['vanguard-warrior']);
      expect(table.state.fate).toEqual([10, 10]);
    },
    'L5R-INIT-d: nothing comes of it when there is nobody else': () => {
      const table = actions({ seats: [{ play: ['vanguard-warrior'] }, {}] });
      table.seat(0).takes(use('vanguard-warrior'));

      expect(inPlay(table, 0)).toEqual([]);
      expect(table.state.fate).toEqual([10, 10]);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'L5R-ABIL-c: is not used while it lies in a province': () => {
      const table = actions({
        windows: 'open',
        seats: [{ rows: [['vanguard-warrior']], play: ['eager-scout'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('vanguard-warrior'));
    },
    'L5R-TARGET-c: does not place the fate on itself': () => {
      const table = actions({ seats: [{ play: ['vanguard-warrior', 'eager-scout', 'kaiu-envoy'] }, {}] });

      table
        .seat(0)
        .takes(use('vanguard-warrior'))
        .mayTake(card('eager-scout'))
        .mayTake(card('kaiu-envoy'))
        .mayNotTake(card('vanguard-warrior'));
    },
  },
});

describeCard('borderlands-defender', {
  does: {
    'L5R-CANNOT-a: is not sent home by an opponent while it defends': () => {
      const table = actions(
        {
          conflict: defense,
          seats: [
            { play: ['borderlands-defender (in conflict)', 'hida-guardian (in conflict)', 'kaiu-envoy'] },
            { hand: ['rout'], stronghold: 'shiro-nishiyama', play: ['akodo-toturi (in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('rout'));

      expect(inPlay(table, 0)).toEqual(['borderlands-defender (in conflict)', 'hida-guardian', 'kaiu-envoy']);
    },
    'is not bowed by an opponent while it defends, but dishonored': () => {
      const table = actions(
        {
          conflict: defense,
          seats: [
            { play: ['borderlands-defender (in conflict)'] },
            { hand: ['for-shame'], stronghold: 'shiro-nishiyama', play: ['savvy-politician (in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('for-shame'));

      expect(inPlay(table, 0)).toEqual(['borderlands-defender (dishonored, in conflict)']);
    },
  },
  refuses: {
    'is sent home while it attacks': () => {
      const table = actions(
        {
          conflict: attack,
          seats: [
            { play: ['borderlands-defender (in conflict)'] },
            { hand: ['rout'], play: ['akodo-toturi (in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('rout'));

      expect(inPlay(table, 0)).toEqual(['borderlands-defender']);
    },
    'L5R-RINGFX-f: a ring is no card effect and may bow it': () => {
      const table = resolving({
        conflict: { ...defense, ring: 'water' },
        seats: [{ play: ['borderlands-defender (in conflict)'] }, { play: ['doji-challenger (fate 1, in conflict)'] }],
      });
      table.seat(1).takes({ is: 'ringEffect', effect: 'bow' });

      expect(table.happened.some(({ event }) => event.is === 'bowed' && 'by' in event && event.by === 'ring')).toBe(
        true,
      );
      expect(inPlay(table, 0)).toEqual(['borderlands-defender (bowed)']);
    },
    'bows and goes home at the end of the conflict': () => {
      const table = resolving({
        conflict: defense,
        seats: [{ play: ['borderlands-defender (in conflict)'] }, { play: ['savvy-politician (in conflict)'] }],
      });

      expect(inPlay(table, 0)).toEqual(['borderlands-defender (bowed)']);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('intimidating-hida', {
  does: {
    'an opponent who passes loses 1 honor': () => {
      const table = happening({ seats: [{ play: ['intimidating-hida'] }, {}] }, () => [
        { is: 'conflictPassed', seat: 1 },
      ]);
      table.seat(0).takes(use('intimidating-hida'));

      expect(table.state.honor).toEqual([10, 9]);
    },
    'L5R-3.2-e: also who has nobody to attack with': () => {
      const table = tableRunning(conflictPhase({}), {
        first: 1,
        windows: 'brief',
        seats: [{ play: ['intimidating-hida'] }, {}],
      });
      table.seat(0).takes(use('intimidating-hida'));

      expect(table.state.honor).toEqual([10, 9]);
      table.seat(0).isAsked('conflictOpportunity');
    },
  },
  refuses: {
    'does not answer when its own player passes': () => {
      const table = happening({ seats: [{ play: ['intimidating-hida'] }, {}] }, () => [
        { is: 'conflictPassed', seat: 0 },
      ]);

      expect(table.state.honor).toEqual([10, 10]);
      table.seat(0).isAsked('pause');
    },
    'L5R-ABIL-g: answers to one pass in a round': () => {
      const table = tableRunning(conflictPhase({}), {
        first: 1,
        windows: 'brief',
        seats: [{ play: ['intimidating-hida'] }, {}],
      });
      table.seat(0).takes(use('intimidating-hida')).passes();

      expect(table.state.conflicts[1]?.opportunities).toBe(0);
      expect(table.state.honor).toEqual([10, 9]);
      table.seat(0).isAsked('conflictOpportunity');
    },
  },
});

describeCard('vengeful-berserker', {
  does: {
    'doubles its military skill when another own character leaves play': () => {
      const table = happening(
        { conflict: attack, seats: [{ play: ['vengeful-berserker (in conflict)', 'eager-scout'] }, {}] },
        (state) => [leaving(state, the(state, 'eager-scout'), discarded)],
      );
      table.seat(0).takes(use('vengeful-berserker'));

      expect(skills(table, 'vengeful-berserker')).toEqual([6, 0]);
    },
    'L5R-MOD-c: what is added, before or after, is doubled too': () => {
      const table = actions({
        conflict: attack,
        seats: [
          {
            hand: ['banzai'],
            rows: [['funeral-pyre']],
            play: ['vengeful-berserker (in conflict) + fine-katana', 'eager-scout'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('funeral-pyre')).picks(card('eager-scout')).takes(use('vengeful-berserker'));
      expect(skills(table, 'vengeful-berserker')).toEqual([(3 + 2) * 2, 0]);
      table.seat(0).takes(use('banzai')).declines();

      expect(skills(table, 'vengeful-berserker')).toEqual([(3 + 2 + 2) * 2, 0]);
    },
  },
  refuses: {
    'does not answer outside of a conflict': () => {
      const table = happening({ seats: [{ play: ['vengeful-berserker', 'eager-scout'] }, {}] }, (state) => [
        leaving(state, the(state, 'eager-scout'), discarded),
      ]);

      expect(skills(table, 'vengeful-berserker')).toEqual([3, 0]);
      table.seat(0).isAsked('pause');
    },
    'does not answer to the characters of the opponent': () => {
      const table = happening(
        { conflict: attack, seats: [{ play: ['vengeful-berserker'] }, { play: ['eager-scout'] }] },
        (state) => [leaving(state, the(state, 'eager-scout'), discarded)],
      );

      expect(inPlay(table, 1)).toEqual([]);
      table.seat(0).isAsked('pause');
    },
    'L5R-CARD-e: does not answer to a character card that was an attachment': () => {
      const table = happening(
        { conflict: attack, seats: [{ play: ['vengeful-berserker (in conflict) + tattooed-wanderer'] }, {}] },
        (state) => [leaving(state, the(state, 'tattooed-wanderer'), discarded)],
      );

      expect(inPlay(table, 0)).toEqual(['vengeful-berserker (in conflict)']);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('hida-tomonatsu', {
  does: {
    'takes an attacker along: it goes to the top of the deck': () => {
      const table = resolving({
        conflict: defense,
        seats: [
          { play: ['hida-tomonatsu (in conflict)', 'hiruma-yojimbo (in conflict)'] },
          {
            play: ['brash-samurai (fate 2, in conflict)', 'daidoji-nerishma (in conflict)', 'doji-whisperer'],
            dynastyDeck: ['kakita-asami'],
          },
        ],
      });
      table.seat(0).takes(use('hida-tomonatsu'));

      expect(inPlay(table, 0)).toEqual(['hiruma-yojimbo (bowed)']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['hida-tomonatsu']);
      expect(inPlay(table, 1)).toEqual(['daidoji-nerishma (bowed)', 'doji-whisperer']);
      expect(namesIn(table, dynastyDeckOf(1))).toEqual(['brash-samurai', 'kakita-asami']);
      expect(table.state.rings.air.held).toBe(0);
    },
    'a conflict card goes to its conflict deck': () => {
      const table = resolving({
        conflict: defense,
        seats: [
          { play: ['hida-tomonatsu (in conflict)'] },
          { play: ['stoic-gunso (in conflict)'], conflictDeck: ['banzai'] },
        ],
      });
      table.seat(0).takes(use('hida-tomonatsu'));

      expect(inPlay(table, 1)).toEqual([]);
      expect(namesIn(table, conflictDeckOf(1))).toEqual(['stoic-gunso', 'banzai']);
    },
  },
  refuses: {
    'does not answer to a victory as an attacker': () => {
      const table = resolving({
        conflict: { ...attack, ring: 'void' },
        seats: [{ play: ['hida-tomonatsu (in conflict)'] }, { play: ['eager-scout (in conflict)'] }],
      });

      expect(inPlay(table, 0)).toEqual(['hida-tomonatsu (bowed)']);
      table.seat(0).isAsked('pause');
    },
    'L5R-TARGET-b: does not answer when all attackers are unique': () => {
      const table = resolving({
        conflict: defense,
        seats: [
          { play: ['hida-tomonatsu (in conflict)', 'hiruma-yojimbo (in conflict)'] },
          { play: ['daidoji-nerishma (in conflict)', 'doji-whisperer'] },
        ],
      });

      expect(inPlay(table, 0)).toEqual(['hida-tomonatsu (bowed)', 'hiruma-yojimbo (bowed)']);
      table.seat(0).isAsked('pause');
    },
    'L5R-3.2.3-h: does not answer from home': () => {
      const table = resolving({
        conflict: defense,
        seats: [
          { play: ['hida-tomonatsu', 'hiruma-yojimbo (in conflict)'] },
          { play: ['brash-samurai (in conflict)'] },
        ],
      });

      expect(inPlay(table, 0)).toEqual(['hida-tomonatsu', 'hiruma-yojimbo (bowed)']);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('steadfast-witch-hunter', {
  does: {
    'readies a character for a sacrificed one': () => {
      const table = actions({
        seats: [
          { play: ['steadfast-witch-hunter', 'eager-scout', 'hida-guardian (bowed)', 'kaiu-shuichi (bowed)'] },
          { play: ['savvy-politician (bowed)', 'doji-whisperer'] },
        ],
      });
      table
        .seat(0)
        .takes(use('steadfast-witch-hunter'))
        .picks(card('eager-scout'))
        .mayTake(card('savvy-politician'))
        .mayNotTake(card('doji-whisperer'))
        .picks(card('kaiu-shuichi'));

      expect(inPlay(table, 0)).toEqual(['steadfast-witch-hunter', 'hida-guardian (bowed)', 'kaiu-shuichi']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['eager-scout']);
    },
    'L5R-INIT-d: nothing comes of it when the only bowed character is sacrificed': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['steadfast-witch-hunter', 'eager-scout (bowed)'] }, {}],
      });
      table.seat(0).takes(use('steadfast-witch-hunter')).picks(card('eager-scout'));
      table.seat(1).passes();

      expect(inPlay(table, 0)).toEqual(['steadfast-witch-hunter']);
      table.seat(0).isAsked('actionWindow').mayNotTake(use('steadfast-witch-hunter'));
    },
  },
  refuses: {
    'L5R-TARGET-h: needs a bowed character': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['steadfast-witch-hunter', 'eager-scout'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('steadfast-witch-hunter'));
    },
    'L5R-COST-c: cannot be paid with a character of the opponent': () => {
      const table = actions({
        seats: [{ play: ['steadfast-witch-hunter (bowed)', 'hida-guardian'] }, { play: ['eager-scout'] }],
      });

      table
        .seat(0)
        .takes(use('steadfast-witch-hunter'))
        .mayTake(card('hida-guardian'))
        .mayTake(card('steadfast-witch-hunter'))
        .mayNotTake(card('eager-scout'));
    },
  },
});

describeCard('kaiu-shuichi', {
  does: {
    'gains 1 fate in a conflict while there is a holding, even an opposing one': () => {
      const table = actions({
        conflict: attack,
        seats: [{ play: ['kaiu-shuichi (in conflict)'] }, { rows: [[], ['funeral-pyre']] }],
      });
      table.seat(0).takes(use('kaiu-shuichi'));

      expect(table.state.fate).toEqual([11, 10]);
    },
    'L5R-KW-COVERT-d: evades a character, which is not optional': () => {
      const table = declaring({
        seats: [{ play: ['kaiu-shuichi'] }, { play: ['doji-whisperer', 'savvy-politician', 'brash-samurai'] }],
      });
      table.seat(0).takes(ring('air', 'political')).takes(card('pilgrimage'));
      expect(() => table.seat(0).picks()).toThrow('pick 1 to 1');
      table.seat(0).picks(card('doji-whisperer'));

      table.seat(1).isAsked('declareDefenders').mayTake(card('savvy-politician')).mayNotTake(card('doji-whisperer'));
    },
  },
  refuses: {
    'needs a holding in play': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [{ play: ['kaiu-shuichi (in conflict)'], rows: [['eager-scout'], ['funeral-pyre (facedown)']] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kaiu-shuichi'));
    },
    'is not used from home': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [{ play: ['kaiu-shuichi'], rows: [['funeral-pyre']] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kaiu-shuichi'));
    },
  },
});

describeCard('hida-kisada', {
  does: {
    'L5R-CANCEL-b: cancels the first action of the opponent in a conflict, and not the second': () => {
      const table = actions(
        {
          conflict: attack,
          seats: [{ play: ['hida-kisada'] }, { hand: ['levy', 'levy'] }],
        },
        1,
      );
      // What stands before the dash is selected before anything can be cancelled.
      table.seat(1).takes(use('levy'));
      table.seat(0).takes({ is: 'giveFate' });
      expect(table.state.fate).toEqual([10, 10]);
      table.seat(1).takes(use('levy'));
      table.seat(0).takes({ is: 'giveFate' });

      expect(table.state.fate).toEqual([9, 11]);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['levy', 'levy']);
    },
    'L5R-LIMIT-e: what it cancels has been used and paid': () => {
      const table = actions(
        {
          conflict: defense,
          windows: 'open',
          seats: [
            { play: ['hida-kisada'] },
            {
              play: ['hida-guardian (in conflict) + jade-tetsubo', 'eager-scout (fate 1, in conflict)'],
              rows: [['funeral-pyre']],
            },
          ],
        },
        1,
      );
      table.seat(1).takes(use('jade-tetsubo'));
      table.seat(0).passes();

      expect(inPlay(table, 1)).toEqual([
        'hida-guardian (in conflict) + jade-tetsubo (bowed)',
        'eager-scout (fate 1, in conflict)',
      ]);
      table.seat(1).isAsked('actionWindow').mayTake(use('hida-guardian')).mayNotTake(use('jade-tetsubo'));
    },
    'does so in each conflict, and not before it': () => {
      const table = tableRunning(conflictPhase({}), {
        windows: 'brief',
        seats: [
          { play: ['hida-kisada', 'kaiu-shuichi'] },
          { hand: ['levy', 'levy', 'levy', 'levy'], stronghold: 'shiro-nishiyama' },
        ],
      });
      table.seat(1).takes(use('levy'));
      table.seat(0).takes({ is: 'giveFate' });
      expect(table.state.fate).toEqual([9, 11]);

      table.seat(1).passes();
      table.seat(0).takes(ring('void', 'military')).takes(card('pilgrimage'));
      table.seat(0).picks(card('hida-kisada'));
      table.seat(1).takes(use('levy'));
      table.seat(0).takes({ is: 'giveFate' });
      table.seat(1).passes();
      expect(table.state.fate).toEqual([9, 11]);

      table.seat(1).passes();
      table.seat(1).passes();
      table.seat(0).takes(ring('earth', 'political')).takes(card('ancestral-lands'));
      table.seat(1).takes(use('levy'));
      table.seat(0).takes({ is: 'giveFate' });
      expect(table.state.fate).toEqual([9, 11]);
      table.seat(1).takes(use('levy'));
      table.seat(0).takes({ is: 'giveFate' });

      expect(namesIn(table, handOf(1))).toEqual([]);
      expect(table.state.fate).toEqual([8, 12]);
    },
    'playing an attachment is no action ability: the next one is the first': () => {
      const table = actions(
        {
          conflict: attack,
          seats: [
            { play: ['hida-kisada (in conflict)'] },
            { hand: ['fine-katana', 'banzai'], play: ['savvy-politician (in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('fine-katana')).picks(card('savvy-politician'));
      table.seat(1).takes(use('banzai')).picks(card('savvy-politician'));

      expect(skills(table, 'savvy-politician')).toEqual([3, 2]);
    },
    'L5R-ABIL-a: is a constant ability, which nobody triggers and nothing keeps from being triggered': () => {
      const table = actions(
        {
          conflict: attack,
          seats: [
            { play: ['hida-kisada (in conflict)'] },
            { hand: ['hiruma-ambusher', 'banzai'], play: ['savvy-politician (in conflict)'], fate: 2 },
          ],
        },
        1,
      );
      table.seat(1).takes(use('hiruma-ambusher', 'playIntoConflict'));
      table.seat(1).takes(use('hiruma-ambusher')).picks(card('hida-kisada'));
      table.seat(1).takes(use('banzai')).picks(card('savvy-politician'));

      expect(skills(table, 'savvy-politician')).toEqual([1, 2]);
    },
  },
  refuses: {
    'does not cancel the actions of its own player': () => {
      const table = actions({ conflict: attack, seats: [{ play: ['hida-kisada'], hand: ['levy'] }, {}] });
      table.seat(0).takes(use('levy'));
      table.seat(1).takes({ is: 'giveFate' });

      expect(table.state.fate).toEqual([11, 9]);
    },
    'does not cancel anything once its player has lost a conflict in the phase': () => {
      const state = given({
        windows: 'brief',
        conflict: attack,
        seats: [{ play: ['hida-kisada'] }, { hand: ['levy'] }],
      });
      const beaten = { ...state, conflicts: state.conflicts.map((record) => ({ ...record, lost: 1 })) };
      const table = new ScenarioTable(gameRunning(actionWindow({ kind: 'conflict', first: 1 }), () => beaten));
      table.given({});
      table.seat(1).takes(use('levy'));
      table.seat(0).takes({ is: 'giveFate' });

      expect(table.state.fate).toEqual([9, 11]);
    },
    'L5R-BLANK-a: does not cancel anything while it is blank': () => {
      const table = actions(
        { conflict: attack, seats: [{ play: ['hida-kisada + cloud-the-mind'] }, { hand: ['levy'] }] },
        1,
      );
      table.seat(1).takes(use('levy'));
      table.seat(0).takes({ is: 'giveFate' });

      expect(namesIn(table, playOf(0))).toEqual(['hida-kisada', 'cloud-the-mind']);
      expect(table.state.fate).toEqual([9, 11]);
    },
  },
});
