import { cardOf } from '@kronika/kernel';
import { expect } from 'vitest';
import { actions, card, declaring, type L5rTable, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { dynastyDiscardOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });
const conditionOf = ({ state }: L5rTable, name: string) => cardOf(state.table, the(state, name)).condition;

const provinces = ['the-art-of-war', 'endless-plains', 'manicured-garden', 'pilgrimage', 'ancestral-lands'];

describeCard('endless-plains', {
  does: {
    "L5R-3.2.0-l: is broken once it is attacked, and the opponent's choice of the attackers is discarded": () => {
      const table = declaring({
        seats: [
          { play: ['moto-horde', 'moto-youth', 'border-rider'] },
          { provinces, play: ['aggressive-moto', 'doji-whisperer'] },
        ],
      });
      table.seat(0).takes(ring('void', 'military')).takes(card('endless-plains'));
      table.seat(0).picks(card('moto-horde'), card('moto-youth'));
      table.seat(1).takes(use('endless-plains'));
      table.seat(0).mayTake(card('moto-horde')).mayNotTake(card('border-rider')).picks(card('moto-youth'));

      expect(conditionOf(table, 'endless-plains')).toBe('broken');
      expect(inPlay(table, 0)).toEqual(['moto-horde (in conflict)', 'border-rider']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['moto-youth']);
      table.seat(1).isAsked('declareDefenders');
    },
    'L5R-FAQ-4: the conflict goes on, with unopposed loss and ring effect': () => {
      const table = declaring({ seats: [{ play: ['moto-horde', 'moto-youth'] }, { provinces }] });
      table.seat(0).takes(ring('air', 'military')).takes(card('endless-plains'));
      table.seat(0).picks(card('moto-horde'), card('moto-youth'));
      table.seat(1).takes(use('endless-plains'));
      table.seat(0).picks(card('moto-youth'));
      table.seat(0).isAsked('ringEffect').takes({ is: 'ringEffect', effect: 'gainHonor' });

      expect(table.state.honor).toEqual([12, 9]);
      expect(table.state.rings.air.held).toBe(0);
      expect(table.happened.filter(({ event }) => event.is === 'provinceBroken')).toHaveLength(1);
    },
    'L5R-3.2.5-f: the attacker may clear the province that broke': () => {
      const table = declaring({
        seats: [
          { play: ['moto-horde', 'moto-youth'] },
          { provinces, rows: [['doji-whisperer']], dynastyDeck: ['border-rider'] },
        ],
      });
      table.seat(0).takes(ring('air', 'military')).takes(card('endless-plains'));
      table.seat(0).picks(card('moto-horde'), card('moto-youth'));
      table.seat(1).takes(use('endless-plains'));
      table.seat(0).isAsked('discardFromBroken').picks(card('doji-whisperer')).picks(card('moto-horde'));

      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['doji-whisperer']);
      expect(inPlay(table, 0)).toEqual(['moto-youth (in conflict)']);
    },
    'L5R-VICT-a: under the stronghold it loses the game': () => {
      const table = declaring({
        seats: [
          { play: ['moto-horde'] },
          {
            provinces: [
              'endless-plains',
              'the-art-of-war (broken)',
              'manicured-garden (broken)',
              'pilgrimage (broken)',
              'ancestral-lands',
            ],
          },
        ],
      });
      table.seat(0).takes(ring('air', 'military')).takes(card('endless-plains'));
      table.seat(1).takes(use('endless-plains'));

      expect(table.match.outcome).toMatchObject({ winners: [0], reason: { key: 'strongholdBroken' } });
    },
  },
  refuses: {
    'does nothing for another province': () => {
      const table = declaring({
        seats: [{ play: ['moto-horde', 'moto-youth'] }, { provinces, play: ['doji-whisperer'] }],
      });
      table.seat(0).takes(ring('void', 'military')).takes(card('manicured-garden')).picks(card('moto-youth'));

      table.seat(1).isAsked('declareDefenders');
      expect(conditionOf(table, 'endless-plains')).toBe('whole');
    },
    'L5R-ABIL-e: need not be broken': () => {
      const table = declaring({ seats: [{ play: ['moto-youth'] }, { provinces, play: ['border-rider'] }] });
      table.seat(0).takes(ring('void', 'military')).takes(card('endless-plains'));
      table.seat(1).passes();

      table.seat(1).isAsked('declareDefenders');
      expect(conditionOf(table, 'endless-plains')).toBe('whole');
      expect(inPlay(table, 0)).toEqual(['moto-youth (in conflict)']);
    },
  },
});

describeCard('golden-plains-outpost', {
  does: {
    'bows to send a rider to a military conflict': () => {
      const table = actions({
        conflict: military,
        seats: [
          { stronghold: 'golden-plains-outpost', play: ['moto-horde', 'moto-youth (bowed)', 'giver-of-gifts'] },
          {},
        ],
      });
      table.seat(0).takes(use('golden-plains-outpost')).mayNotTake(card('giver-of-gifts')).picks(card('moto-youth'));

      expect(inPlay(table, 0)).toEqual(['moto-horde', 'moto-youth (bowed, in conflict)', 'giver-of-gifts']);
      expect(cardOf(table.state.table, the(table.state, 'golden-plains-outpost')).stance).toBe('bowed');
      table.seat(0).mayNotTake(use('golden-plains-outpost'));
    },
  },
  refuses: {
    'is for military conflicts only': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ stronghold: 'golden-plains-outpost', play: ['moto-youth'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('golden-plains-outpost'));
    },
    'needs a rider of its player': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ stronghold: 'golden-plains-outpost', play: ['giver-of-gifts'] }, { play: ['moto-youth'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('golden-plains-outpost'));
    },
  },
});
