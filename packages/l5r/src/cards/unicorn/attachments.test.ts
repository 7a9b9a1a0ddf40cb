import { expect } from 'vitest';
import { actions, card, declaring, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });

describeCard('born-in-war', {
  does: {
    'gives +1 military for each ring that is unclaimed': () => {
      const table = actions({ seats: [{ hand: ['born-in-war'], play: ['border-rider'], fate: 2 }, {}] });
      table.seat(0).takes(use('born-in-war'));

      expect(inPlay(table, 0)).toEqual(['border-rider + born-in-war']);
      expect(skills(table, 'border-rider')).toEqual([2 + 5, 1]);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-3.2.0-m: neither a claimed nor a contested ring counts': () => {
      const table = actions({
        conflict: military,
        seats: [{ play: ['border-rider + born-in-war'], rings: ['fire'] }, { rings: ['water'] }],
      });

      expect(skills(table, 'border-rider')).toEqual([2 + 2, 1]);
    },
    'L5R-ATT-i: counts while its character is bowed': () => {
      const table = actions({ seats: [{ play: ['border-rider (bowed) + born-in-war'] }, {}] });

      expect(skills(table, 'border-rider')).toEqual([7, 1]);
    },
    'L5R-GAIN-a: is borne by who has become a rider': () => {
      const table = actions({ seats: [{ hand: ['born-in-war'], play: ['serene-warrior + favored-mount'] }, {}] });
      table.seat(0).takes(use('born-in-war'));

      expect(skills(table, 'serene-warrior')).toEqual([3 + 1 + 5, 2]);
    },
  },
  refuses: {
    'is not for who has no horse': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['born-in-war'], play: ['serene-warrior'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('born-in-war'));
    },
    'L5R-ATT-f: is discarded when its character loses the horse': () => {
      const table = actions({
        seats: [
          { play: ['serene-warrior + favored-mount + born-in-war', 'giver-of-gifts + born-in-war + favored-mount'] },
          {},
        ],
      });
      table.seat(0).takes(use('giver-of-gifts')).picks(card('favored-mount'));

      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['born-in-war']);
    },
  },
});

describeCard('favored-mount', {
  does: {
    'gives +1 military and makes its character a rider': () => {
      const table = actions({
        conflict: military,
        seats: [
          { stronghold: 'golden-plains-outpost', hand: ['favored-mount'], play: ['serene-warrior'], fate: 1 },
          { play: ['doji-whisperer'] },
        ],
      });
      table.seat(0).mayNotTake(use('golden-plains-outpost')).takes(use('favored-mount'));
      expect(skills(table, 'serene-warrior')).toEqual([4, 2]);
      table.seat(0).takes(use('golden-plains-outpost'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior (in conflict) + favored-mount']);
    },
    'bows to bring its character to the conflict': () => {
      const table = actions({ conflict: political, seats: [{ play: ['doji-whisperer (bowed) + favored-mount'] }, {}] });
      table.seat(0).takes(use('favored-mount'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (bowed, in conflict) + favored-mount (bowed)']);
    },
  },
  refuses: {
    "is not put on an opponent's character": () => {
      const table = actions({
        seats: [{ hand: ['favored-mount'], play: ['moto-youth', 'border-rider'] }, { play: ['doji-whisperer'] }],
      });
      table.seat(0).takes(use('favored-mount'));

      table.seat(0).mayTake(card('moto-youth')).mayNotTake(card('doji-whisperer'));
    },
    'L5R-BOW-d: does not bring anybody while it is bowed': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['doji-whisperer + favored-mount (bowed)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('favored-mount'));
    },
    'L5R-COST-g: does not bow for a character that is there already': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['doji-whisperer (in conflict) + favored-mount'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('favored-mount'));
    },
    'L5R-DASH-a: does not carry a character with a dash': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['venerable-historian + favored-mount'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('favored-mount'));
    },
  },
});

describeCard('spyglass', {
  does: {
    'draws a card when its character is declared as an attacker': () => {
      const table = declaring({
        seats: [{ play: ['border-rider + spyglass', 'moto-youth'], conflictDeck: ['charge', 'banzai'] }, {}],
      });
      table.seat(0).takes(ring('void', 'political')).takes(card('pilgrimage')).picks(card('border-rider'));
      table.seat(0).takes(use('spyglass'));

      expect(namesIn(table, handOf(0))).toEqual(['charge']);
      expect(skills(table, 'border-rider')).toEqual([2, 2]);
    },
    'draws a card when its character is declared as a defender': () => {
      const table = declaring({
        seats: [
          { play: ['moto-youth'] },
          { play: ['aggressive-moto', 'giver-of-gifts + spyglass'], conflictDeck: ['charge'] },
        ],
      });
      table.seat(0).takes(ring('void', 'military')).takes(card('pilgrimage'));
      table.seat(1).picks(card('giver-of-gifts')).takes(use('spyglass'));

      expect(namesIn(table, handOf(1))).toEqual(['charge']);
    },
    'L5R-TRIG-g: draws a card each time its character comes': () => {
      const table = declaring({
        seats: [
          { play: ['shinjo-outrider + spyglass'], conflictDeck: ['charge', 'banzai', 'rout'], fate: 0 },
          { hand: ['rout'], play: ['shinjo-altansarnai'] },
        ],
      });
      table.seat(0).takes(ring('void', 'political')).takes(card('pilgrimage')).takes(use('spyglass'));
      table.seat(1).picks(card('shinjo-altansarnai')).takes(use('rout'));
      expect(inPlay(table, 0)).toEqual(['shinjo-outrider + spyglass']);
      table.seat(0).takes(use('shinjo-outrider')).takes(use('spyglass'));

      expect(namesIn(table, handOf(0))).toEqual(['charge', 'banzai']);
    },
    "L5R-ATT-g: draws for who played it, on an opponent's character too": () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['spyglass'], conflictDeck: ['charge'], fate: 1 }, { play: ['shinjo-outrider'] }],
      });
      table.seat(0).takes(use('spyglass'));
      table.seat(1).takes(use('shinjo-outrider'));
      table.seat(0).takes(use('spyglass'));

      expect(namesIn(table, handOf(0))).toEqual(['charge']);
    },
  },
  refuses: {
    'L5R-LIMIT-a: draws twice in a round, not three times': () => {
      const table = declaring({
        seats: [
          {
            play: ['shinjo-outrider + spyglass + favored-mount'],
            conflictDeck: ['charge', 'banzai', 'rout', 'outwit'],
            fate: 0,
          },
          { hand: ['rout', 'rout'], play: ['shinjo-altansarnai'] },
        ],
      });
      table.seat(0).takes(ring('void', 'political')).takes(card('pilgrimage')).takes(use('spyglass'));
      table.seat(1).picks(card('shinjo-altansarnai')).takes(use('rout'));
      table.seat(0).takes(use('shinjo-outrider')).takes(use('spyglass'));
      table.seat(1).takes(use('rout'));
      table.seat(0).takes(use('favored-mount'));

      expect(inPlay(table, 0)).toEqual(['shinjo-outrider (in conflict) + spyglass + favored-mount (bowed)']);
      table.seat(0).mayNotTake(use('spyglass'));
      expect(namesIn(table, handOf(0))).toEqual(['charge', 'banzai']);
    },
    'does not draw for others': () => {
      const table = declaring({
        seats: [
          { play: ['border-rider + spyglass', 'moto-youth'], conflictDeck: ['charge'] },
          { play: ['moto-youth'] },
        ],
      });
      table.seat(0).takes(ring('void', 'military')).takes(card('pilgrimage')).picks(card('moto-youth'));

      table.seat(0).isNotAsked();
      table.seat(1).isAsked('declareDefenders');
      expect(namesIn(table, handOf(0))).toEqual([]);
    },
  },
});
