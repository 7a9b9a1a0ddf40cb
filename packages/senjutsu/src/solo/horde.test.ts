import { describe, expect, test } from 'vitest';
import {
  afterWave,
  ENTRIES,
  ENTRY_BEHAVIOUR,
  hordeRank,
  hordeWoundLimit,
  rankAndFile,
  returningCards,
  waveMembers,
} from './horde.ts';

describe('a horde', () => {
  test('SEN-HORDE-c: one, two, three ashigaru, then three and the leader', () => {
    expect([1, 2, 3, 4].map(waveMembers)).toEqual([[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]);
  });

  test('SEN-HORDE-c, SEN-HORDE-R7: wound limit 1 in the first round, and 1 more in each', () => {
    expect([1, 2, 3].map(hordeWoundLimit)).toEqual([1, 2, 3]);
  });

  test('SEN-HORDE-e: the start cell sets the Behaviour', () => {
    expect(ENTRIES.map((entry) => ENTRY_BEHAVIOUR[entry])).toEqual(['left', 'centre', 'centre', 'right']);
  });

  test('SEN-HORDE-g: wave 4 completes a round', () => {
    expect(afterWave({ round: 1, wave: 0 })).toEqual({ round: 1, wave: 1 });
    expect(afterWave({ round: 1, wave: 3 })).toEqual({ round: 1, wave: 4 });
    expect(afterWave({ round: 1, wave: 4 })).toEqual({ round: 2, wave: 1 });
  });

  test('SEN-HORDE-S1 to -S4: wood for wave 3, steel for wave 4, gold for round 2, jade for round 3', () => {
    expect([0, 2, 3, 4, 7, 8, 11, 12, 20].map(hordeRank)).toEqual([
      ...['none', 'none', 'wood', 'steel', 'steel', 'gold', 'gold', 'jade', 'jade'],
    ]);
  });

  test('SEN-EX-24, SEN-HORDE-R6: half of the discard pile returns, rounded up', () => {
    expect([0, 1, 6, 7].map(returningCards)).toEqual([0, 1, 3, 4]);
  });

  test('SEN-HORDE-V1: others may take the places of the ashigaru', () => {
    expect(rankAndFile([])).toEqual(['ashigaruKatana', 'ashigaruKatana', 'ashigaruKatana']);
    expect(rankAndFile(['ronin', 'ashigaruYumi'])).toEqual(['ronin', 'ashigaruYumi', 'ashigaruKatana']);
  });
});
