import { randomOf } from '@kronika/kernel';
import type { TableSummary } from '@kronika/protocol';
import { ME } from './person.ts';

/** The day on which somebody looks back. */
export const NOW = Date.UTC(2026, 9, 20, 12);

const DAY = 24 * 60 * 60 * 1000;
const MATCHES = 48;
const OWN = ['crane', 'crane', 'crane', 'lion', 'lion', 'scorpion'];
const OTHERS = ['crab', 'crane', 'dragon', 'lion', 'phoenix', 'scorpion', 'unicorn'];
const REASONS = ['strongholdBroken', 'strongholdBroken', 'honorVictory', 'dishonorDefeat'];

const chance = randomOf('played before');
const oneOf = (among: readonly string[]): string => among[chance.int(0, among.length - 1)] ?? '';

function summary(place: number): TableSummary {
  const ended = NOW - chance.int(1, 350) * DAY;
  const hasWon = chance.int(1, 10) <= 6;
  const isResigned = chance.int(1, 5) === 1;
  return {
    table: `before-${place}`,
    game: 'l5r',
    status: 'over',
    seats: [
      { is: 'person', name: ME },
      { is: 'bot', name: 'Bot', bot: 'thumb' },
    ],
    clock: { is: 'none' },
    windows: 'open',
    visibility: 'invitation',
    waiting: [],
    winners: [hasWon ? 0 : 1],
    result: {
      ...(isResigned ? { how: 'resigned', by: hasWon ? 1 : 0 } : { how: 'played', reason: oneOf(REASONS) }),
      decisions: chance.int(80, 240),
      began: ended - chance.int(15, 70) * 60_000,
      ended,
      sides: [oneOf(OWN), oneOf(OTHERS)],
      rounds: chance.int(2, 7),
      first: chance.int(1, 2) === 1 ? 0 : 1,
    },
    created: ended,
    updated: ended,
  };
}

const SUMMARIES = Array.from({ length: MATCHES }, (_, place) => summary(place));

/** Runs in the page: puts them where the matches of a device are. */
export const PLAYED_BEFORE = `new Promise((resolve, reject) => {
  const opened = indexedDB.open('kronika');
  opened.onerror = () => reject(opened.error);
  opened.onsuccess = () => {
    const transaction = opened.result.transaction('summaries', 'readwrite');
    for (const summary of ${JSON.stringify(SUMMARIES)}) transaction.objectStore('summaries').put(summary, summary.table);
    transaction.oncomplete = () => { opened.result.close(); resolve(); };
    transaction.onerror = () => reject(transaction.error);
  };
})`;
