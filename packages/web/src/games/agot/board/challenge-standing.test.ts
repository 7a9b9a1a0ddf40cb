import { CHALLENGE_TYPES } from '@kronika/agot';
import { expect, test } from 'vitest';
import { challengeStanding, isLeftTold } from './challenge-standing.ts';
import { viewIn } from './melee/seated-view.ts';

/** How the first seat stands with its challenges, and which of them are told with a number. */
function standings(description: object): readonly string[] {
  const view = viewIn(description);
  const [own] = view.seats;
  return CHALLENGE_TYPES.map((type) => {
    const standing = own === undefined ? undefined : challengeStanding(view, own, type);
    return standing === undefined ? '' : `${standing.is}${isLeftTold(standing) ? ` ${standing.left}` : ''}`;
  });
}

const HAND = { title: 'hand-of-the-king', play: ['tumblestone-knight'] };
const POWER = { attacker: 0, type: 'power', against: 1 } as const;

test('AGOT-4.2-b: one challenge of each type, and what was initiated is done', () => {
  expect(standings({ seats: [{}, {}, {}] })).toEqual(['open', 'open', 'open']);
  expect(standings({ seats: [{}, {}, {}], fought: [POWER] })).toEqual(['open', 'open', 'done']);
});

test('AGOT-TITLE-HAND-a: the Hand of the King has a second power challenge, as long as there is another opponent', () => {
  expect(standings({ seats: [HAND, {}, {}] })).toEqual(['open', 'open', 'open 2']);
  expect(standings({ seats: [HAND, {}, {}], fought: [POWER] })).toEqual(['open', 'open', 'again 1']);
  expect(standings({ seats: [HAND, {}, {}], fought: [POWER, { ...POWER, against: 2 }] })).toEqual([
    'open',
    'open',
    'done',
  ]);
  expect(standings({ seats: [HAND, {}, {}], fought: [POWER], eliminated: [2] })).toEqual(['open', 'open', 'done']);
  // The other opponent is supported (AGOT-SUPPORT-a).
  expect(standings({ seats: [HAND, {}, { title: 'master-of-laws' }], fought: [POWER] })).toEqual([
    'open',
    'open',
    'done',
  ]);
});

test('AGOT-PLOT-d: what a plot allows besides, or does not allow as things are', () => {
  expect(standings({ seats: [{ plot: 'a-storm-of-swords' }, {}, {}] })).toEqual(['open 2', 'open', 'open']);
  expect(standings({ seats: [{ plot: 'a-game-of-thrones' }, {}, {}] })).toEqual(['barred', 'open', 'barred']);
});

test('AGOT-4.2-b: a challenge that is under way is shown as such, with what is left besides', () => {
  const challenge = { attacker: 0, type: 'power', against: 1 };
  const seats = [{ ...HAND, play: ['bastard-in-hiding (attacking)'] }, {}, {}];

  expect(standings({ seats, challenge })).toEqual(['open', 'open', 'now 1']);
  expect(standings({ seats: [{ play: ['bastard-in-hiding (attacking)'] }, {}, {}], challenge })).toEqual([
    'open',
    'open',
    'now',
  ]);
});
