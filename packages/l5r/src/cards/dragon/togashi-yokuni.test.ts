import { expect } from 'vitest';
import { actions, card, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { ...military, type: 'political' } as const;
const onRing = (ring: string) => ({ is: 'ring', ring });
const ability = (name: string) => ({ is: 'ability', card: name });
const gained = (name: string) => ({ is: 'use', card: 'togashi-yokuni', printed: name });

describeCard('togashi-yokuni', {
  does: {
    'gains an action of another character and uses it himself': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['togashi-yokuni (in conflict)', 'togashi-initiate', 'agasha-swordsmith'] }, {}],
      });
      table.seat(0).takes(use('togashi-yokuni')).takes(ability('togashi-initiate'));
      table.seat(1).passes();
      table.seat(0).takes(gained('togashi-initiate')).takes(onRing('fire'));

      expect(inPlay(table, 0)).toEqual([
        'togashi-yokuni (honored, in conflict)',
        'togashi-initiate',
        'agasha-swordsmith',
      ]);
    },
    'gains a reaction of an opponent’s character, with a limit of its own': () => {
      const table = actions({
        seats: [{ hand: ['fine-katana'], play: ['togashi-yokuni (bowed)'] }, { play: ['niten-master (bowed)'] }],
      });
      table.seat(0).takes(use('togashi-yokuni'));
      table.seat(0).takes(use('fine-katana')).picks(card('togashi-yokuni')).takes(gained('niten-master'));

      expect(inPlay(table, 0)).toEqual(['togashi-yokuni + fine-katana']);
      expect(inPlay(table, 1)).toEqual(['niten-master (bowed)']);
    },
    'challenges in his own name': () => {
      const table = actions({
        conflict: military,
        seats: [
          { play: ['togashi-yokuni (in conflict)', 'mirumoto-raitsugu'] },
          { play: ['doji-whisperer (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('togashi-yokuni')).takes(gained('mirumoto-raitsugu')).says(1);
      table.seat(1).says(1);

      expect(inPlay(table, 1)).toEqual([]);
      expect(inPlay(table, 0)).toEqual(['togashi-yokuni (in conflict)', 'mirumoto-raitsugu']);
    },
    'L5R-LIMIT-b: has a use of his own although the other has used it': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['togashi-yokuni', 'agasha-swordsmith'], conflictDeck: ['banzai', 'rout'] }, {}],
      });
      table.seat(0).takes(use('agasha-swordsmith')).declines();
      table.seat(1).passes();
      table.seat(0).takes(use('togashi-yokuni'));
      table.seat(1).passes();
      table.seat(0).takes(gained('agasha-swordsmith')).declines();
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(gained('agasha-swordsmith'));
    },
    'L5R-MAX-a: counts a maximum as that of his own card': () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['togashi-yokuni (in conflict)', 'kitsuki-investigator (in conflict)'] },
          { hand: ['good-omen', 'rout', 'charge'] },
        ],
      });
      table.seat(0).takes(use('kitsuki-investigator')).takes(onRing('fire')).takes(card('good-omen'));
      table.seat(0).takes(use('togashi-yokuni'));
      table.seat(0).takes(gained('kitsuki-investigator')).takes(onRing('fire')).takes(card('rout'));

      expect(namesIn(table, handOf(1))).toEqual(['charge']);
    },
    'L5R-LAST-a: keeps it although the other is gone, until the end of the phase': () => {
      const table = actions({
        conflict: military,
        seats: [{ hand: ['assassination'], play: ['togashi-yokuni (in conflict)', 'togashi-initiate'] }, {}],
      });
      table.seat(0).takes(use('togashi-yokuni'));
      table.seat(0).takes(use('assassination'));

      table.seat(0).mayTake(gained('togashi-initiate'));
      expect(table.state.lasting.map(({ until }) => until)).toEqual([
        { period: 'phase', number: table.state.periods.phase },
      ]);
    },
    'may use what he gained twice with the Way of the Dragon': () => {
      const table = actions({
        windows: 'open',
        seats: [
          {
            play: ['togashi-yokuni + way-of-the-dragon', 'agasha-swordsmith'],
            conflictDeck: ['banzai', 'rout'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('togashi-yokuni'));
      table.seat(1).passes();
      for (const _ of [1, 2]) {
        table.seat(0).takes(gained('agasha-swordsmith')).declines();
        table.seat(1).passes();
      }

      table.seat(0).isAsked('actionWindow').mayNotTake(gained('agasha-swordsmith'));
    },
  },
  refuses: {
    'finds no constant ability, no keyword and nothing of his own': () => {
      const table = actions({
        windows: 'open',
        seats: [
          { play: ['togashi-yokuni', 'seeker-of-enlightenment', 'mirumoto-prodigy', 'doomed-shugenja'] },
          { play: ['doji-whisperer'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('togashi-yokuni'));
    },
    'L5R-CARD-d: finds nothing that is not printed on a character as such': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['togashi-yokuni', 'niten-adept (in conflict) + togashi-kazue'] }, { play: ['togashi-kazue'] }],
      });
      table.seat(0).takes(use('togashi-yokuni'));

      expect(table.state.lasting.map(({ gives }) => gives)).toEqual([
        [{ is: 'ability', printed: 'niten-adept', key: 'action' }],
      ]);
    },
    'L5R-BLANK-a: finds nothing in a blank box': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['togashi-yokuni'] }, { play: ['togashi-initiate + cloud-the-mind'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('togashi-yokuni'));
    },
    'acts once in a round': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['togashi-yokuni', 'togashi-initiate', 'agasha-swordsmith'] }, {}],
      });
      table.seat(0).takes(use('togashi-yokuni')).takes(ability('togashi-initiate'));
      table.seat(1).passes();

      table
        .seat(0)
        .isAsked('actionWindow')
        .mayNotTake({ ...use('togashi-yokuni'), printed: 'togashi-yokuni' });
    },
  },
});
