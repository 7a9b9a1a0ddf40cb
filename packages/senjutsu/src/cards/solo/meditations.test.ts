import { expect } from 'vitest';
import { skipped, told } from '../../rules/testing/fight.ts';
import { playOutTo } from '../../rules/testing/play-out.ts';
import { shows } from '../../testing/card-scenario.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { aftermath, at, ends, meets } from '../../testing/solo-scenario.ts';

/** Aggressive Mind is in two selection decks. */
const aggressiveMind = (card: string) => ({
  does: {
    'it changes Behaviour at 2, turns round and walks forward twice': ends(
      card,
      { foe: { ...at('0,-4', 0), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [2] },
    ),
    'the topmost attack of the discard pile is shuffled into the deck': ends(
      card,
      { foe: { ...at('0,-4', 3), deck: [card, 'solo-004'], discard: ['solo-023', 'solo-024', 'solo-031'] } },
      { deck: ['solo-004', 'solo-024'], discard: ['solo-023', 'solo-031', card] },
    ),
  },
  refuses: {
    'it walks forward only, and never past its distance': ends(
      card,
      { foe: { ...at('0,-2', 3), behaviour: 'left' } },
      { foe: '0,-1 facing 3', wounds: 0 },
    ),
    'without an attack in the discard pile the deck stays as it is': ends(
      card,
      { foe: { ...at('0,-4', 3), deck: [card, 'solo-004'], discard: ['solo-006', 'solo-031'] } },
      { deck: ['solo-004'], discard: ['solo-006', 'solo-031', card] },
    ),
  },
});

describeCard('solo-001', aggressiveMind('solo-001'));
describeCard('solo-002', aggressiveMind('solo-002'));

const firmMind = (card: string) => ({
  does: {
    'at 3 it walks two steps any way and turns by two sides': ends(
      card,
      { foe: at('0,-4', 0) },
      { foe: '0,-2 facing 2', speeds: [3], behaviour: 'centre' },
    ),
  },
  refuses: {
    'where it wants to be it stays, and it hurts nobody': ends(
      card,
      { foe: at('0,-1', 3) },
      { foe: '0,-1 facing 3', behaviour: 'centre', wounds: 0, discard: [card] },
    ),
    'SEN-SOLO-MOVE-k, SEN-MOVE-h: the turn that bends its way cannot be taken back': ends(
      card,
      { foe: at('1,-3', 3) },
      { foe: '0,-1 facing 2' },
    ),
  },
});

describeCard('solo-003', firmMind('solo-003'));
describeCard('solo-004', firmMind('solo-004'));
describeCard('solo-005', firmMind('solo-005'));

const swiftMind = (card: string) => ({
  does: {
    'at 6 it walks two steps any way and one forward': ends(
      card,
      { foe: at('0,-4', 3), hero: { cell: '0,2' } },
      { foe: '0,-1 facing 3', speeds: [6], behaviour: 'centre' },
    ),
    'last of all it turns by one side': ends(card, { foe: at('0,-4', 2) }, { foe: '0,-2 facing 3', speeds: [6] }),
  },
  refuses: {
    'looking away it cannot use the step forward, and turns no further': ends(
      card,
      { foe: at('0,-4', 0) },
      { foe: '0,-2 facing 1', speeds: [6], wounds: 0 },
    ),
  },
});

describeCard('solo-006', swiftMind('solo-006'));
describeCard('solo-007', swiftMind('solo-007'));

/** Rocks all round the hero. */
const ROCKS = (['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'] as const).map(
  (cell) => ({ kind: 'rocks', cells: [cell] }) as const,
);

describeCard('solo-008', {
  does: {
    'at 7 it walks two steps any way, turns, and puts the hero into Neutral': ends(
      'solo-008',
      { foe: at('0,-4', 2), hero: { kamae: 'balance' } },
      { foe: '0,-2 facing 3', speeds: [7], kamae: 'neutral', behaviour: 'centre' },
    ),
    'at five cells, once it has moved': ends(
      'solo-008',
      { foe: at('0,-4', 3), hero: { cell: '0,3', kamae: 'balance' } },
      { foe: '0,-2 facing 3', kamae: 'neutral' },
    ),
  },
  refuses: {
    'not at six cells': ends(
      'solo-008',
      { foe: at('0,-4', 3), hero: { cell: '0,4', kamae: 'balance' } },
      { foe: '0,-2 facing 3', kamae: 'balance' },
    ),
    'SEN-RANGE-b: not out of sight': ends(
      'solo-008',
      { foe: at('0,-4', 3), hero: { kamae: 'balance' }, terrain: ROCKS },
      { kamae: 'balance' },
    ),
    'it turns by one side only': ends('solo-008', { foe: at('0,-1', 0) }, { foe: '0,-1 facing 1' }),
  },
});

describeCard('solo-009', {
  does: {
    'it changes Behaviour at 7, turns and walks forward twice': ends(
      'solo-009',
      { foe: { ...at('0,-4', 2), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [7] },
    ),
    'the steps and turns that the hero has left are cancelled': shows((table) => {
      meets(table, 'solo-009', { foe: at('0,-4', 3), hero: { cell: '0,3' }, plays: 'firm-mind' });
      expect(told(table, 'cancelled')).toMatchObject([{ fighter: 0, what: 'movement' }]);
      playOutTo(table);
      expect(skipped(table, 'firm-mind')).toContain('0 cancelled');
      expect(aftermath(table).foe).toBe('0,-2 facing 3');
    }),
  },
  refuses: {
    'not at six cells': shows((table) => {
      meets(table, 'solo-009', { foe: at('0,-4', 3), hero: { cell: '0,4' }, plays: 'firm-mind' });
      table.seat(0).isAsked('moveTo');
      expect(told(table, 'cancelled')).toEqual([]);
    }),
    'a hero who was faster has moved already': shows((table) => {
      meets(table, 'solo-009', { foe: at('0,-4', 3), plays: 'quick-dodge' });
      playOutTo(table);
      expect(told(table, 'stepped').filter(({ fighter }) => fighter === 0)).toHaveLength(1);
      expect(told(table, 'cancelled')).toEqual([]);
    }),
    'it walks forward only, and turns by one side': ends(
      'solo-009',
      { foe: { ...at('0,-3', 1), behaviour: 'left' } },
      { foe: '0,-3 facing 2' },
    ),
  },
});
