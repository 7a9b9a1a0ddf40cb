import { expect } from 'vitest';
import { honorBid } from '../../rules/honor-bid.ts';
import { actions, card, declaring, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { leaving } from '../../verbs/leaving.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

/** A stronghold that offers nothing to players who are equally honorable. */
const quiet = { stronghold: 'city-of-the-open-hand' } as const;

describeCard('bayushi-liar', {
  does: {
    'is played for 1 fate, with 3 political skill': () => {
      const table = actions({ phase: 'dynasty', seats: [{ rows: [['bayushi-liar']], fate: 1 }, {}] });
      table.seat(0).takes(use('bayushi-liar', 'playFromProvince'));

      expect(inPlay(table, 0)).toEqual(['bayushi-liar']);
      expect(skills(table, 'bayushi-liar')).toEqual([0, 3]);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-KW-SINCERITY: its player draws a card when it leaves play': () => {
      const table = happening(
        { seats: [{ play: ['bayushi-liar'], conflictDeck: ['banzai', 'rout'] }, {}] },
        (state) => [
          leaving(state, the(state, 'bayushi-liar'), { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-a' }),
        ],
      );

      expect(namesIn(table, handOf(0))).toEqual(['banzai']);
    },
  },
  refuses: {
    'L5R-DASH-a: does not attack in a military conflict': () => {
      const table = declaring({ seats: [{ play: ['bayushi-liar'] }, {}] });

      table
        .seat(0)
        .mayTake({ is: 'ring', choice: { ring: 'air', type: 'political' } })
        .mayNotTake({ is: 'ring', choice: { type: 'military' } });
    },
  },
});

describeCard('bayushi-manipulator', {
  does: {
    'L5R-BID-b: raises the value of the bid, also above 5, and not the dial': () => {
      const table = tableRunning(honorBid({}), { windows: 'brief', seats: [{ play: ['bayushi-manipulator'] }, {}] });
      table.seat(0).says(5);
      table.seat(1).says(3);
      table.seat(0).takes(use('bayushi-manipulator'));

      expect(table.state.bids).toEqual([6, 3]);
      expect(table.state.dials).toEqual([5, 3]);
      expect(table.state.honor).toEqual([7, 13]);
    },
    'L5R-LIMIT-b: each copy raises it': () => {
      const table = tableRunning(honorBid({}), {
        windows: 'brief',
        seats: [{ play: ['bayushi-manipulator', 'bayushi-manipulator'] }, {}],
      });
      table.seat(0).says(1);
      table.seat(1).says(3);
      table.seat(0).takes(use('bayushi-manipulator')).takes(use('bayushi-manipulator'));

      expect(table.state.bids).toEqual([3, 3]);
      expect(table.state.honor).toEqual([10, 10]);
    },
  },
  refuses: {
    'L5R-ABIL-e: raises nothing if its player does not want it': () => {
      const table = tableRunning(honorBid({}), { windows: 'brief', seats: [{ play: ['bayushi-manipulator'] }, {}] });
      table.seat(0).says(2);
      table.seat(1).says(2);
      table.seat(0).passes();

      expect(table.state.bids).toEqual([2, 2]);
    },
    'L5R-ABIL-c: does nothing from a province': () => {
      const table = tableRunning(honorBid({}), { windows: 'brief', seats: [{ rows: [['bayushi-manipulator']] }, {}] });
      table.seat(0).says(2);
      table.seat(1).says(2);

      table.seat(0).isAsked('pause');
      expect(table.state.bids).toEqual([2, 2]);
    },
  },
});

describeCard('sinister-soshi', {
  does: {
    'L5R-MOD-g: weakens a participant by 2 in both skills, not below 0': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['sinister-soshi'] }, { play: ['doji-whisperer (in conflict)'] }],
      });
      table.seat(0).takes(use('sinister-soshi'));

      expect(skills(table, 'doji-whisperer')).toEqual([0, 1]);
    },
    'L5R-MOD-g: the surplus absorbs a later bonus': () => {
      const table = actions({
        conflict: military,
        seats: [
          { ...quiet, play: ['sinister-soshi'], hand: ['fine-katana'] },
          { play: ['bayushi-manipulator (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('sinister-soshi'));
      table.seat(0).takes(use('fine-katana')).picks(card('bayushi-manipulator'));

      expect(skills(table, 'bayushi-manipulator')).toEqual([1, 0]);
    },
  },
  refuses: {
    'is not used outside of a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ play: ['sinister-soshi'] }, { play: ['doji-whisperer'] }] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('sinister-soshi'));
    },
    'is not aimed at a character at home': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['sinister-soshi'] }, { play: ['doji-whisperer'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('sinister-soshi'));
    },
  },
});

describeCard('blackmail-artist', {
  does: {
    'L5R-3.2.3-h: takes 1 honor after winning a political conflict': () => {
      const table = resolving({
        conflict: political,
        seats: [
          { play: ['blackmail-artist (in conflict)'] },
          { play: ['bayushi-manipulator (in conflict)'], honor: 11 },
        ],
      });
      table.seat(0).takes(use('blackmail-artist'));

      expect(table.state.honor).toEqual([11, 10]);
      table.seat(0).isAsked('ringEffect');
    },
    'takes it as a defender, too': () => {
      const table = resolving({
        conflict: { ...political, attacker: 1 },
        seats: [{ play: ['blackmail-artist (in conflict)'] }, { play: ['bayushi-manipulator (in conflict)'] }],
      });
      table.seat(0).takes(use('blackmail-artist'));

      expect(table.state.honor).toEqual([11, 9]);
    },
  },
  refuses: {
    'takes nothing after a military conflict': () => {
      const table = resolving({
        conflict: military,
        seats: [{ play: ['blackmail-artist (in conflict)'] }, { play: ['doji-whisperer (in conflict)'] }],
      });

      table.seat(0).isAsked('ringEffect');
      expect(table.state.honor).toEqual([10, 10]);
    },
    'takes nothing for a victory of others': () => {
      const table = resolving({
        conflict: political,
        seats: [
          { play: ['blackmail-artist', 'doji-whisperer (in conflict)'] },
          { play: ['bayushi-manipulator (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('ringEffect');
      expect(table.state.honor).toEqual([10, 10]);
    },
  },
});

describeCard('soshi-illusionist', {
  does: {
    'discards the token of a character, for 1 fate': () => {
      const table = actions({
        seats: [{ play: ['soshi-illusionist'], fate: 1 }, { play: ['doji-whisperer (honored)'] }],
      });
      table.seat(0).takes(use('soshi-illusionist'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer']);
      expect(table.state.fate).toEqual([0, 10]);
      expect(table.state.honor).toEqual([10, 10]);
    },
    'frees her of her own dishonor': () => {
      const table = actions({ seats: [{ play: ['soshi-illusionist (dishonored)'] }, {}] });
      table.seat(0).takes(use('soshi-illusionist'));

      expect(inPlay(table, 0)).toEqual(['soshi-illusionist']);
    },
  },
  refuses: {
    'L5R-TARGET-b: has nothing to aim at among ordinary characters': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['soshi-illusionist'] }, { play: ['doji-whisperer'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('soshi-illusionist'));
    },
    'L5R-ABIL-i: is not used without fate': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['soshi-illusionist'], fate: 0 }, { play: ['doji-whisperer (honored)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('soshi-illusionist'));
    },
  },
});

describeCard('yogo-outcast', {
  does: {
    'is stronger by 1 while its player is less honorable': () => {
      const table = actions({ seats: [{ play: ['yogo-outcast'], honor: 9 }, {}] });

      expect(skills(table, 'yogo-outcast')).toEqual([3, 3]);
    },
    'L5R-CONST-b: exactly while that is so': () => {
      const table = actions({ seats: [{ ...quiet, play: ['yogo-outcast'], honor: 9 }, {}] });
      table.seat(0).takes(use('city-of-the-open-hand'));

      expect(table.state.honor).toEqual([10, 9]);
      expect(skills(table, 'yogo-outcast')).toEqual([2, 2]);
    },
  },
  refuses: {
    'L5R-HONOR-c: gets nothing among equally honorable players': () => {
      const table = actions({ seats: [{ play: ['yogo-outcast'] }, {}] });

      expect(skills(table, 'yogo-outcast')).toEqual([2, 2]);
    },
    'does not work for others': () => {
      const table = actions({ seats: [{ play: ['doji-whisperer', 'yogo-outcast'], honor: 9 }, {}] });

      expect(skills(table, 'doji-whisperer')).toEqual([0, 3]);
    },
  },
});

const disgraceOfWhisperer = (state: Parameters<typeof the>[0]) =>
  [{ is: 'dishonored', card: the(state, 'doji-whisperer'), rule: 'L5R-RINGFX-FIRE' }] as const;

describeCard('young-rumormonger', {
  does: {
    'has another character of the same player dishonored': () => {
      const table = happening(
        { seats: [{ play: ['young-rumormonger'] }, { play: ['doji-whisperer', 'moto-youth'] }] },
        disgraceOfWhisperer,
      );
      table.seat(0).takes(use('young-rumormonger'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer', 'moto-youth (dishonored)']);
    },
    'has another one honored, and itself if its player likes': () => {
      const table = happening(
        { seats: [{ play: ['young-rumormonger', 'doji-whisperer', 'moto-youth'] }, {}] },
        (state) => [{ is: 'honored', card: the(state, 'doji-whisperer'), rule: 'L5R-RINGFX-FIRE' }],
      );
      table.seat(0).takes(use('young-rumormonger')).picks(card('young-rumormonger'));

      expect(inPlay(table, 0)).toEqual(['young-rumormonger (honored)', 'doji-whisperer', 'moto-youth']);
    },
    'L5R-WOULD-b: what came of it may be redirected in turn': () => {
      const table = happening(
        { seats: [{ play: ['young-rumormonger'] }, { play: ['doji-whisperer', 'moto-youth', 'young-rumormonger'] }] },
        disgraceOfWhisperer,
      );
      table.seat(0).takes(use('young-rumormonger')).picks(card('moto-youth'));
      table.seat(1).takes(use('young-rumormonger')).mayNotTake(card('moto-youth')).picks(card('young-rumormonger'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer', 'moto-youth', 'young-rumormonger (dishonored)']);
    },
    'L5R-INIT-b: redirects what is paid as a cost, which is paid then': () => {
      const table = actions({
        seats: [
          { hand: ['calling-in-favors'], play: ['doji-whisperer', 'moto-youth (dishonored)', 'seppun-guardsman'] },
          { play: ['young-rumormonger + fine-katana'] },
        ],
      });
      table.seat(0).takes(use('calling-in-favors')).picks(card('doji-whisperer'));
      table.seat(1).takes(use('young-rumormonger'));

      expect(inPlay(table, 0)).toEqual([
        'doji-whisperer + fine-katana',
        'moto-youth (dishonored)',
        'seppun-guardsman (dishonored)',
      ]);
    },
  },
  refuses: {
    'L5R-STATUS-d: nobody else is there who could be dishonored': () => {
      const table = happening(
        { seats: [{ play: ['young-rumormonger'] }, { play: ['doji-whisperer', 'moto-youth (dishonored)'] }] },
        disgraceOfWhisperer,
      );

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (dishonored)', 'moto-youth (dishonored)']);
      table.seat(0).isAsked('pause');
    },
    'there is nothing to redirect where nobody would be dishonored': () => {
      const table = happening(
        { seats: [{ play: ['young-rumormonger'] }, { play: ['doji-whisperer (dishonored)', 'moto-youth'] }] },
        disgraceOfWhisperer,
      );

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (dishonored)', 'moto-youth']);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('favored-niece', {
  does: {
    'L5R-LIMIT-a: exchanges a card of the hand for a new one, twice in a round': () => {
      const table = actions({
        windows: 'open',
        seats: [
          { play: ['favored-niece'], hand: ['banzai', 'rout'], conflictDeck: ['charge', 'outwit', 'for-shame'] },
          {},
        ],
      });
      table.seat(0).takes(use('favored-niece')).picks(card('banzai'));
      table.seat(1).passes();
      table.seat(0).takes(use('favored-niece')).picks(card('charge'));
      table.seat(1).passes();

      expect(namesIn(table, handOf(0))).toEqual(['rout', 'outwit']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['charge', 'banzai']);
      table.seat(0).isAsked('actionWindow').mayNotTake(use('favored-niece'));
    },
  },
  refuses: {
    'L5R-COST-b: is not used with an empty hand': () => {
      const table = actions({ windows: 'open', seats: [{ play: ['favored-niece'], conflictDeck: ['charge'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('favored-niece'));
    },
  },
});

describeCard('shosuro-actress', {
  does: {
    'L5R-CTRL-b: is sacrificed for a discarded character of the opponent': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['shosuro-actress'] }, { dynastyDiscard: ['doji-whisperer'] }],
      });
      table.seat(0).takes(use('shosuro-actress'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (in conflict)']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['shosuro-actress']);
      expect(namesIn(table, dynastyDiscardOf(1))).toEqual([]);
      expect(table.state.fate).toEqual([10, 10]);
    },
    'L5R-CTRL-d: whom she brought goes to its owner when it leaves play': () => {
      const table = actions({
        conflict: political,
        seats: [
          { ...quiet, play: ['shosuro-actress'], hand: ['assassination'] },
          { ...quiet, dynastyDiscard: ['doji-whisperer'] },
        ],
      });
      table.seat(0).takes(use('shosuro-actress')).takes(use('assassination'));

      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['shosuro-actress']);
      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['doji-whisperer']);
    },
    'finds conflict characters, too': () => {
      const table = actions({
        conflict: military,
        seats: [{ play: ['shosuro-actress'] }, { conflictDiscard: ['unassuming-yojimbo', 'adept-of-shadows'] }],
      });
      table.seat(0).takes(use('shosuro-actress'));

      expect(inPlay(table, 0)).toEqual(['unassuming-yojimbo (in conflict)']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['adept-of-shadows']);
    },
  },
  refuses: {
    'plays neither Shinobi nor anybody who costs more than 3, nor who has a dash': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { play: ['shosuro-actress'], dynastyDiscard: ['doji-whisperer'] },
          {
            dynastyDiscard: ['shosuro-miyako', 'niten-master', 'matsu-berserker'],
            conflictDiscard: ['adept-of-shadows'],
          },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shosuro-actress'));
    },
    'L5R-UNIQUE-b: cannot bring a unique character its player has in play': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['shosuro-actress', 'kakita-asami'] }, { dynastyDiscard: ['kakita-asami'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shosuro-actress'));
    },
    'is not used outside of a conflict': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['shosuro-actress'] }, { dynastyDiscard: ['doji-whisperer'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shosuro-actress'));
    },
  },
});
