import { expect } from 'vitest';
import { conflictPhase } from '../../rules/conflict-phase.ts';
import { priceOf } from '../../rules/cost.ts';
import { actions, card, happening, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { happen } from '../../testing/happen.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { entering } from '../../verbs/entering.ts';
import { leaving } from '../../verbs/leaving.ts';
import { conflictDiscardOf, handOf } from '../../zones.ts';

/** The character leaves play. */
const discarded = (host: string, play: readonly string[]) =>
  happening({ seats: [{ play: [...play] }, {}] }, (state) => [
    leaving(state, the(state, host), { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-a' }),
  ]);

describeCard('ancestral-daisho', {
  does: {
    'costs 1 and gives +2 military': () => {
      const table = actions({ seats: [{ hand: ['ancestral-daisho'], fate: 1, play: ['niten-adept'] }, {}] });
      table.seat(0).takes(use('ancestral-daisho'));

      expect(skills(table, 'niten-adept')).toEqual([4, 1]);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-KW-ANCESTRAL: returns to the hand when the character leaves play': () => {
      const table = discarded('niten-adept', ['niten-adept + ancestral-daisho + ornate-fan']);

      expect(namesIn(table, handOf(0))).toEqual(['ancestral-daisho']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['ornate-fan']);
    },
    'L5R-KW-RESTRICTED-b: may be the third restricted attachment, and one of the three has to go': () => {
      const table = actions({
        seats: [{ hand: ['ancestral-daisho'], play: ['niten-adept + fine-katana + ornate-fan'] }, {}],
      });
      table.seat(0).takes(use('ancestral-daisho')).takes(card('fine-katana'));

      expect(inPlay(table, 0)).toEqual(['niten-adept + ancestral-daisho + ornate-fan']);
      expect(skills(table, 'niten-adept')).toEqual([4, 3]);
    },
  },
  refuses: {
    'is not played without 1 fate': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['ancestral-daisho'], fate: 0, play: ['niten-adept'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('ancestral-daisho'));
    },
    'L5R-ATT-b: is not played where nobody could have it': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['ancestral-daisho'], play: ['ascetic-visionary'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('ancestral-daisho'));
    },
  },
});

describeCard('kitsuki-s-method', {
  does: {
    'costs 1 and gives +2 political': () => {
      const table = actions({ seats: [{ hand: ['kitsuki-s-method'], fate: 1, play: ['niten-adept'] }, {}] });
      table.seat(0).takes(use('kitsuki-s-method'));

      expect(skills(table, 'niten-adept')).toEqual([2, 3]);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-KW-ANCESTRAL: returns to the hand of its owner when the character leaves play': () => {
      const table = discarded('kitsuki-investigator', ['kitsuki-investigator + kitsuki-s-method']);

      expect(namesIn(table, handOf(0))).toEqual(['kitsuki-s-method']);
    },
  },
  refuses: {
    'does not count for who has a dash': () => {
      const table = actions({ seats: [{ hand: ['kitsuki-s-method'], play: ['matsu-berserker'] }, {}] });
      table.seat(0).takes(use('kitsuki-s-method'));

      expect(skills(table, 'matsu-berserker')).toEqual([3, 0]);
    },
    'is not played in the dynasty phase': () => {
      const table = actions({
        phase: 'dynasty',
        windows: 'open',
        seats: [{ hand: ['kitsuki-s-method'], play: ['niten-adept'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kitsuki-s-method'));
    },
  },
});

describeCard('daimyo-s-favor', {
  does: {
    'makes the next attachment on the character cheaper by 1, and only that': () => {
      const table = actions({
        seats: [
          {
            hand: ['ancestral-daisho', 'kitsuki-s-method'],
            fate: 1,
            play: ['niten-adept + daimyo-s-favor'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('daimyo-s-favor')).takes(use('ancestral-daisho'));
      expect(table.state.fate[0]).toBe(1);

      table.seat(0).takes(use('kitsuki-s-method'));
      expect(table.state.fate[0]).toBe(0);
      expect(inPlay(table, 0)).toEqual(['niten-adept + ancestral-daisho + kitsuki-s-method + daimyo-s-favor (bowed)']);
    },
    'makes a card affordable, also a character that is played as an attachment': () => {
      const table = actions({
        seats: [{ hand: ['tattooed-wanderer'], fate: 0, play: ['niten-adept + daimyo-s-favor', 'niten-master'] }, {}],
      });
      table.seat(0).mayNotTake(use('tattooed-wanderer')).takes(use('daimyo-s-favor'));
      table.seat(0).takes(use('tattooed-wanderer', 'playAsAttachment'));

      expect(inPlay(table, 0)).toEqual(['niten-adept + tattooed-wanderer + daimyo-s-favor (bowed)', 'niten-master']);
    },
    'L5R-COST-h: two of them help the same card, which costs no less than nothing': () => {
      const table = actions({
        seats: [
          {
            hand: ['ancestral-daisho', 'kitsuki-s-method'],
            fate: 1,
            play: ['niten-adept + daimyo-s-favor + daimyo-s-favor'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('daimyo-s-favor')).takes(use('daimyo-s-favor')).takes(use('ancestral-daisho'));
      expect(table.state.fate[0]).toBe(1);

      table.seat(0).takes(use('kitsuki-s-method'));
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-LAST-a: helps although it is gone': () => {
      const table = actions({
        seats: [{ hand: ['let-go', 'ancestral-daisho'], fate: 0, play: ['niten-adept + daimyo-s-favor'] }, {}],
      });
      table.seat(0).takes(use('daimyo-s-favor')).takes(use('let-go')).takes(use('ancestral-daisho'));

      expect(inPlay(table, 0)).toEqual(['niten-adept + ancestral-daisho']);
    },
  },
  refuses: {
    'L5R-ATT-c: goes on no opponent’s character': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['daimyo-s-favor'] }, { play: ['niten-adept'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('daimyo-s-favor'));
    },
    'L5R-ATT-f: is discarded when the character changes sides': () => {
      const table = happening({ seats: [{ play: ['niten-adept + daimyo-s-favor'] }, {}] }, (state) => [
        { is: 'controlTaken', card: the(state, 'niten-adept'), seat: 1, rule: 'L5R-CTRL-e' },
      ]);

      expect(inPlay(table, 1)).toEqual(['niten-adept']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['daimyo-s-favor']);
    },
    'does not help on another character': () => {
      const table = actions({
        seats: [{ hand: ['ancestral-daisho'], fate: 1, play: ['niten-adept + daimyo-s-favor', 'niten-master'] }, {}],
      });
      table.seat(0).takes(use('daimyo-s-favor')).takes(use('ancestral-daisho')).picks(card('niten-master'));

      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-LEAVE-d: does not help when the character has left play and come back': () => {
      const table = actions({ seats: [{ hand: ['ancestral-daisho'], play: ['niten-adept + daimyo-s-favor'] }, {}] });
      table.seat(0).takes(use('daimyo-s-favor')).mayTake(use('ancestral-daisho'));
      const [adept, daisho] = [the(table.state, 'niten-adept'), the(table.state, 'ancestral-daisho')];
      expect(priceOf(table.state, daisho, 0, adept).fate).toBe(0);

      const gone = happen(
        table.state,
        leaving(table.state, adept, { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-a' }),
      ).state;
      const back = happen(gone, entering(gone, adept, { how: 'put', at: 'home', rule: 'L5R-PLAY-b' })).state;
      expect(priceOf(back, daisho, 0, adept).fate).toBe(1);
    },
    'is bowed only once': () => {
      const table = actions({ windows: 'open', seats: [{ play: ['niten-adept + daimyo-s-favor (bowed)'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('daimyo-s-favor'));
    },
  },
});

/** Seat 0 chooses to honor its initiate, for fate on the ring of earth. */
const honorInitiate = (table: ReturnType<typeof actions>) =>
  table.seat(0).takes(use('togashi-initiate')).takes({ is: 'ring', ring: 'earth' });

describeCard('way-of-the-dragon', {
  does: {
    'costs 2 and gives +1 to both skills': () => {
      const table = actions({ seats: [{ hand: ['way-of-the-dragon'], fate: 2, play: ['niten-adept'] }, {}] });
      table.seat(0).takes(use('way-of-the-dragon'));

      expect(skills(table, 'niten-adept')).toEqual([3, 2]);
      expect(table.state.fate[0]).toBe(0);
    },
    'lets an ability be used once more in the round': () => {
      const table = actions({
        conflict: { attacker: 0, type: 'military', ring: 'air' },
        windows: 'open',
        seats: [
          { play: ['togashi-initiate (dishonored, in conflict) + way-of-the-dragon'] },
          { play: ['niten-adept (in conflict)'] },
        ],
      });
      honorInitiate(table);
      table.seat(1).passes();
      honorInitiate(table);
      table.seat(1).passes();

      expect(inPlay(table, 0)).toEqual(['togashi-initiate (honored, in conflict) + way-of-the-dragon']);
      expect(table.state.rings.earth.fate).toBe(2);
    },
    'L5R-LIMIT-a: makes three times of "limit twice"': () => {
      const table = actions({
        conflict: { attacker: 0, type: 'military', ring: 'air' },
        seats: [
          {
            hand: ['fine-katana', 'fine-katana', 'fine-katana', 'fine-katana'],
            play: ['niten-master (bowed, in conflict) + way-of-the-dragon'],
          },
          { hand: ['mirumoto-s-fury', 'mirumoto-s-fury', 'mirumoto-s-fury'] },
        ],
      });
      for (const _ of [1, 2]) {
        table.seat(0).takes(use('fine-katana')).takes(use('niten-master'));
        table.seat(1).takes(use('mirumoto-s-fury'));
      }
      table.seat(0).takes(use('fine-katana')).takes(card('fine-katana')).takes(use('niten-master'));
      table.seat(1).takes(use('mirumoto-s-fury'));
      table.seat(0).takes(use('fine-katana')).takes(card('fine-katana')).mayNotTake(use('niten-master'));

      expect(inPlay(table, 0)).toEqual([
        'niten-master (bowed, in conflict) + fine-katana + fine-katana + way-of-the-dragon',
      ]);
    },
    'L5R-TRIG-g: a reaction may be used twice in the round, once for each time': () => {
      const table = tableRunning(conflictPhase({}), {
        windows: 'brief',
        first: 1,
        ringFate: { air: 1, earth: 2 },
        seats: [
          { play: ['enlightened-warrior (bowed) + way-of-the-dragon'] },
          { stronghold: 'shizuka-toshi', play: ['matsu-berserker', 'doji-whisperer'] },
        ],
      });
      table.seat(1).takes({ is: 'ring', choice: { ring: 'earth', type: 'military' } });
      table.seat(1).takes(card('entrenched-position')).picks(card('matsu-berserker'));
      table.seat(0).takes(use('enlightened-warrior'));
      table.seat(1).isAsked('ringEffect').declines();
      expect(inPlay(table, 0)).toEqual(['enlightened-warrior (bowed, fate 1) + way-of-the-dragon']);

      table.seat(1).isAsked('conflictOpportunity');
      table.seat(1).takes({ is: 'ring', choice: { ring: 'air', type: 'political' } });
      table.seat(1).takes(card('entrenched-position'));
      table.seat(0).takes(use('enlightened-warrior'));
      expect(inPlay(table, 0)).toEqual(['enlightened-warrior (bowed, fate 2) + way-of-the-dragon']);
      table.seat(1).isAsked('ringEffect');
    },
  },
  refuses: {
    'is no longer of help after the second use': () => {
      const table = actions({
        conflict: { attacker: 0, type: 'military', ring: 'air' },
        windows: 'open',
        seats: [{ play: ['agasha-swordsmith + way-of-the-dragon'], conflictDeck: ['banzai', 'rout'] }, {}],
      });
      for (const _ of [1, 2]) {
        table.seat(0).takes(use('agasha-swordsmith')).declines();
        table.seat(1).passes();
      }

      table.seat(0).isAsked('actionWindow').mayNotTake(use('agasha-swordsmith'));
    },
    'L5R-MAX-a: does not raise a maximum': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['togashi-yokuni + way-of-the-dragon', 'togashi-initiate', 'agasha-swordsmith'] }, {}],
      });
      table.seat(0).takes(use('togashi-yokuni')).takes({ is: 'ability', card: 'togashi-initiate' });
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('togashi-yokuni', 'action'));
    },
    'goes on a character of one’s own without a copy of it': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['way-of-the-dragon'], play: ['niten-adept + way-of-the-dragon'] }, { play: ['niten-master'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('way-of-the-dragon'));
    },
  },
});
