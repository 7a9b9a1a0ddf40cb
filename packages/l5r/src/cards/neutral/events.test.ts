import { expect } from 'vitest';
import { honorBid } from '../../rules/honor-bid.ts';
import { actions, card, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describeCard('assassination', {
  does: {
    'discards a character that costs 2 or less, for 3 honor': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['assassination'], play: ['matsu-beiona (in conflict)'] },
          { play: ['savvy-politician', 'kakita-asami'] },
        ],
      });
      table.seat(0).takes(use('assassination'));

      expect(inPlay(table, 1)).toEqual(['kakita-asami']);
      expect(table.state.honor).toEqual([7, 10]);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['assassination']);
    },
  },
  refuses: {
    'is not played outside of a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['assassination'] }, { play: ['savvy-politician'] }] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('assassination'));
    },
    'L5R-ABIL-i: is not played for less than 3 honor': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['assassination'], honor: 2 }, { play: ['savvy-politician'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('assassination'));
    },
    'L5R-MAX-a: is not played twice in a round, by whichever copy': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['assassination', 'assassination'] }, { play: ['savvy-politician', 'doji-whisperer'] }],
      });
      table.seat(0).takes(use('assassination')).picks(card('savvy-politician'));
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('assassination'));
    },
  },
});

describeCard('banzai', {
  does: {
    'gives +2 military': () => {
      const table = actions({
        conflict: military,
        seats: [{ hand: ['banzai'], play: ['matsu-beiona (in conflict)'] }, {}],
      });
      table.seat(0).takes(use('banzai')).declines();

      expect(skills(table, 'matsu-beiona')).toEqual([5, 2]);
      expect(table.state.honor[0]).toBe(10);
    },
    'L5R-INIT-c: resolves twice for 1 honor, with targets chosen again': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['banzai'], play: ['matsu-beiona (in conflict)', 'akodo-gunso (in conflict)'] },
          { play: ['doji-whisperer (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('banzai')).picks(card('matsu-beiona')).accepts().picks(card('akodo-gunso'));

      expect(skills(table, 'matsu-beiona')).toEqual([5, 2]);
      expect(skills(table, 'akodo-gunso')).toEqual([4, 1]);
      expect(table.state.honor[0]).toBe(9);
      expect(table.state.fate[0]).toBe(10);
    },
  },
  refuses: {
    'L5R-TARGET-h, L5R-DASH-c: is not aimed at a character with a dash': () => {
      const table = actions({
        conflict: political,
        seats: [
          { hand: ['banzai'], play: ['otomo-courtier (in conflict)'] },
          { play: ['doji-whisperer (in conflict)', 'savvy-politician (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('banzai')).mayTake(card('doji-whisperer')).mayNotTake(card('otomo-courtier'));
    },
    'is not played where nobody else takes part': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ hand: ['banzai'], play: ['otomo-courtier (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('banzai'));
    },
    'is not aimed at a character at home': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['banzai'], play: ['matsu-beiona (in conflict)', 'akodo-gunso'] },
          { play: ['doji-whisperer (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('banzai')).mayTake(card('doji-whisperer')).mayNotTake(card('akodo-gunso'));
    },
  },
});

describeCard('charge', {
  does: {
    'puts a character from a province into the conflict, and the province is refilled': () => {
      const table = actions({
        conflict: military,
        seats: [{ hand: ['charge'], rows: [['matsu-beiona']], dynastyDeck: ['akodo-gunso'], fate: 1 }, {}],
      });
      table.seat(0).takes(use('charge'));

      expect(inPlay(table, 0)).toEqual(['matsu-beiona (in conflict)']);
      expect(table.state.fate[0]).toBe(0);
    },
  },
  refuses: {
    'is for military conflicts only': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ hand: ['charge'], rows: [['matsu-beiona']] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('charge'));
    },
    'L5R-CONF-j: does not bring in a character with a dash': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['charge'], rows: [['venerable-historian']] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('charge'));
    },
  },
});

describeCard('contingency-plan', {
  does: {
    'L5R-BID-a, L5R-FAQ-2: changes the value of the bid, not the dial': () => {
      const table = tableRunning(honorBid({}), { windows: 'brief', seats: [{ hand: ['contingency-plan'] }, {}] });
      table.seat(0).says(3);
      table.seat(1).says(3);
      table.seat(0).takes(use('contingency-plan')).takes({ is: 'lowerBid' });

      expect(table.state.bids).toEqual([2, 3]);
      expect(table.state.dials).toEqual([3, 3]);
      expect(table.state.honor).toEqual([11, 9]);
    },
    'L5R-CHOICE-a: which way is decided only when nobody has cancelled it': () => {
      const table = tableRunning(honorBid({}), {
        windows: 'brief',
        seats: [{ hand: ['contingency-plan'] }, { hand: ['voice-of-honor'], play: ['doji-whisperer (honored)'] }],
      });
      table.seat(0).says(3);
      table.seat(1).says(3);
      table.seat(0).takes(use('contingency-plan'));
      table.seat(1).passes();
      table.seat(0).isAsked('changeBid').takes({ is: 'raiseBid' });

      expect(table.state.bids).toEqual([4, 3]);
      expect(table.state.honor).toEqual([9, 11]);
    },
  },
  refuses: {
    'L5R-BID-b: does not lower a value of 0': () => {
      const table = tableRunning(honorBid({}), {
        windows: 'brief',
        seats: [{}, { hand: ['contingency-plan', 'contingency-plan'] }],
      });
      table.seat(0).says(1);
      table.seat(1).says(1);
      table.seat(1).takes(use('contingency-plan')).takes({ is: 'lowerBid' });
      expect(table.state.bids).toEqual([1, 0]);
      table.seat(1).takes(use('contingency-plan'));

      expect(table.state.bids).toEqual([1, 1]);
    },
    'is no action': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['contingency-plan'], dial: 3 }, { dial: 3 }] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('contingency-plan'));
    },
  },
});

describeCard('court-games', {
  does: {
    'honors a participant of its player': () => {
      const table = actions({
        conflict: political,
        seats: [
          { hand: ['court-games'], play: ['doji-whisperer (in conflict)'] },
          { play: ['kakita-asami (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('court-games')).takes({ is: 'honorMine' });

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (honored, in conflict)']);
    },
    'L5R-TARGET-a: or the opponent chooses one to be dishonored': () => {
      const table = actions({
        conflict: political,
        seats: [
          { hand: ['court-games'], play: ['doji-whisperer (in conflict)'] },
          { play: ['kakita-asami (in conflict)', 'savvy-politician (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('court-games')).takes({ is: 'dishonorTheirs' });
      table.seat(1).takes(card('savvy-politician'));

      expect(inPlay(table, 1)).toEqual(['kakita-asami (in conflict)', 'savvy-politician (dishonored, in conflict)']);
    },
  },
  refuses: {
    'L5R-CHOICE-c: offers nothing that would change nothing': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { hand: ['court-games'], play: ['doji-whisperer (honored, in conflict)'] },
          { play: ['kakita-asami (dishonored, in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('court-games'));
    },
    'is for political conflicts only': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['court-games'], play: ['matsu-beiona (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('court-games'));
    },
  },
});

describeCard('fallen-in-battle', {
  does: {
    'discards a participant after a military victory by 5': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { hand: ['fallen-in-battle'], play: ['moto-horde (in conflict)'] },
          { play: ['matsu-berserker (bowed, in conflict)'] },
        ],
      });
      table.seat(0).takes(use('fallen-in-battle')).picks(card('matsu-berserker'));

      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['matsu-berserker']);
      table.seat(0).isAsked('ringEffect');
    },
  },
  refuses: {
    'needs a margin of 5': () => {
      const table = resolving({
        conflict: military,
        seats: [{ hand: ['fallen-in-battle'], play: ['akodo-gunso (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('ringEffect');
      expect(namesIn(table, handOf(0))).toEqual(['fallen-in-battle']);
    },
  },
});

describeCard('for-shame', {
  does: {
    'lets the opponent choose between dishonor and bowing': () => {
      const table = actions({
        conflict: political,
        seats: [
          { hand: ['for-shame'], play: ['doji-whisperer (in conflict)'] },
          { play: ['kakita-asami (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('for-shame'));
      table.seat(1).mayTake({ is: 'dishonorIt' }).takes({ is: 'bowIt' });

      expect(inPlay(table, 1)).toEqual(['kakita-asami (bowed, in conflict)']);
    },
  },
  refuses: {
    'needs a courtier in the conflict': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { hand: ['for-shame'], play: ['doji-whisperer', 'matsu-beiona (in conflict)'] },
          { play: ['akodo-gunso (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('for-shame'));
    },
  },
});

describeCard('good-omen', {
  does: {
    'L5R-HONOR-d: places 1 fate on a costly character for who shows less on the dial': () => {
      const table = actions({
        seats: [{ hand: ['good-omen'], dial: 1, play: ['matsu-beiona', 'doji-whisperer'] }, { dial: 3 }],
      });
      table.seat(0).takes(use('good-omen'));

      expect(inPlay(table, 0)).toEqual(['matsu-beiona (fate 1)', 'doji-whisperer']);
    },
  },
  refuses: {
    'L5R-RESTR-a: is not played after an equal bid': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['good-omen'], dial: 3, play: ['matsu-beiona'] }, { dial: 3 }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('good-omen'));
    },
    'L5R-HONOR-e: nor before the first bid': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['good-omen'], play: ['matsu-beiona'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('good-omen'));
    },
  },
});

describeCard('outwit', {
  does: {
    'sends home a character with less political skill than a participating courtier': () => {
      const table = actions({
        conflict: political,
        seats: [
          { hand: ['outwit'], play: ['doji-whisperer (in conflict)'] },
          { play: ['matsu-beiona (in conflict)', 'kakita-asami (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('outwit'));

      expect(inPlay(table, 1)).toEqual(['matsu-beiona', 'kakita-asami (in conflict)']);
    },
  },
  refuses: {
    'L5R-TARGET-h: is not aimed at a character at home': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ hand: ['outwit'], play: ['doji-whisperer (in conflict)'] }, { play: ['matsu-beiona'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('outwit'));
    },
  },
});

describeCard('rout', {
  does: {
    'sends home a character with less military skill than a participating bushi': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['rout'], play: ['matsu-beiona (in conflict)'] },
          { play: ['akodo-gunso (in conflict)', 'moto-horde (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('rout'));

      expect(inPlay(table, 1)).toEqual(['akodo-gunso', 'moto-horde (in conflict)']);
    },
  },
  refuses: {
    'needs a bushi in the conflict': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['rout'], play: ['matsu-beiona'] }, { play: ['akodo-gunso (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('rout'));
    },
  },
});

describeCard('spies-at-court', {
  does: {
    'dishonors a participant to make the opponent lose two cards': () => {
      const table = resolving({
        conflict: political,
        seats: [
          { hand: ['spies-at-court'], play: ['doji-whisperer (in conflict)'] },
          { hand: ['rout', 'rout', 'rout'], play: ['kakita-asami (bowed, in conflict)'] },
        ],
      });
      table.seat(0).takes(use('spies-at-court'));

      expect(namesIn(table, handOf(1))).toHaveLength(1);
      // The log tells by which card, for each of them.
      const discards = table.happened.filter(({ event }) => event.is === 'cardDiscarded').map(({ event }) => event);
      expect(discards.slice(0, 2)).toMatchObject([
        { cause: { ability: { printed: 'spies-at-court' } } },
        { cause: { ability: { printed: 'spies-at-court' } } },
      ]);
      expect(namesIn(table, conflictDiscardOf(1))).toHaveLength(2);
      expect(inPlay(table, 0)).toEqual(['doji-whisperer (dishonored, in conflict)']);
      table.seat(0).isAsked('ringEffect');
    },
  },
  refuses: {
    'L5R-STATUS-d: cannot be paid with a character that is dishonored already': () => {
      const table = resolving({
        conflict: political,
        seats: [
          { hand: ['spies-at-court'], play: ['kakita-asami (dishonored, in conflict)'] },
          { hand: ['banzai', 'charge', 'rout'] },
        ],
      });

      expect(namesIn(table, handOf(1))).toHaveLength(3);
      table.seat(0).isAsked('ringEffect');
    },
  },
});
