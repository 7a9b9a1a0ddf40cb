import {
  type BeaconsSituation,
  type BeaconsView,
  beacons,
  DIE,
  hexThing,
  keeperThing,
  shadeThing,
  siteThing,
} from '@kronika/examples';
import { beginSituation, isRefusal, type NamedThing } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { beaconsBoard } from './module.tsx';

function viewIn(situation: BeaconsSituation): BeaconsView {
  const begun = beginSituation(beacons, situation, 'board');
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  return beacons.view(begun.match.state, 0);
}

const NIGHT = viewIn({
  format: 'night',
  round: 2,
  chapter: 3,
  wins: [2, 0],
  keepers: [
    { keeper: 'scout', hex: 'B2', lit: ['A2'], embers: 2 },
    { hex: 'B1', lit: ['B1'] },
  ],
  rocks: ['B2'],
  ruins: ['E2'],
  shades: ['B1', 'C5', 'C5'],
  turn: { seat: 0, roll: 2, steps: 1 },
});

describe('what can be looked at', () => {
  test.each([hexThing('C3'), siteThing('A2'), keeperThing(1), shadeThing(2), DIE])('%o', (thing) => {
    expect(beaconsBoard.lookAt(NIGHT, thing)).toEqual(thing);
  });

  test.each<NamedThing>([
    siteThing('A1'),
    keeperThing(2),
    shadeThing(3),
    { is: 'hex', id: 'Z9' },
    { is: 'keeper', id: '-1' },
    { is: 'ring', id: 'fire' },
  ])('not %o, which is not there', (thing) => {
    expect(beaconsBoard.lookAt(NIGHT, thing)).toBeUndefined();
  });

  test('has a name: a keeper is called by what it is', () => {
    const nameOf = (thing: NamedThing) => beaconsBoard.nameOf(thing, NIGHT);

    expect(nameOf(hexThing('C3'))).toEqual({ pl: 'Pole C3', en: 'Hex C3' });
    expect(nameOf(siteThing('A2'))).toEqual({ pl: 'Ognisko na A2', en: 'Beacon on A2' });
    expect(nameOf(keeperThing(0))).toEqual({ pl: 'Zwiadowczyni', en: 'Scout' });
    expect(nameOf(shadeThing(2))).toEqual({ pl: 'Cień 3', en: 'Shade 3' });
    expect(nameOf(DIE)).toEqual({ pl: 'Kostka', en: 'Die' });
  });
});

test('the text view tells everything that the picture shows, oneself before the others', () => {
  const sections = beaconsBoard.twin(NIGHT, 'en', 1);
  const told = sections.map(({ heading, lines }) => [heading, lines.map(({ text }) => text)] as const);
  const linesUnder = (heading: string) => told.find(([one]) => one === heading)?.[1];

  expect(told.map(([heading]) => heading)).toEqual(['Die', 'Player 2', 'Player 1', 'Beacons', 'Shades', 'Island']);
  expect(linesUnder('Die')).toEqual(['Player 1: die 2, 2 steps left']);
  expect(linesUnder('Player 1')).toEqual([
    'Player 1 · scout + lantern · on B2 · embers: 2 of 3 · 2 beacons · chapters won: 2 · die 2, 2 steps left',
  ]);
  expect(linesUnder('Beacons')).toContain('B1: burns for Player 2, guarded');
  expect(linesUnder('Shades')).toEqual([
    '2 of 7 burn, 4 are enough at dawn',
    'Shade 1, hex B1',
    'Shade 2, hex C5',
    'Shade 3, hex C5',
  ]);
  expect(linesUnder('Island')).toContain('Hex B1, beacon on B1: burns for Player 2, guarded, Player 2, shade 1');
  expect(linesUnder('Island')).toContain('Hex B2, rock, Player 1');
  expect(linesUnder('Island')).toContain('Hex E2, beacon on E2: dark, ruined');
  expect(linesUnder('Island')).toHaveLength(19);
});

test('at the end teams stand together, and who gave up is out', () => {
  const teams = viewIn({
    format: 'teams',
    keepers: [{ team: 0, lit: ['A2', 'B1'], embers: 3 }, { team: 1 }, { team: 0 }, { team: 1 }],
  });
  const left = { ...teams, seats: teams.seats.map((seat) => (seat.seat === 3 ? { ...seat, hex: null } : seat)) };

  expect(beaconsBoard.standings(left, 'en')).toMatchObject([
    { badge: { allegiance: 'beacons-blue', shape: 'circle' }, about: 'warden · lantern · team A' },
    { badge: { allegiance: 'beacons-red', shape: 'square' } },
    { badge: { allegiance: 'beacons-blue', shape: 'rhomb' }, counts: [{ value: 2 }, { value: 1 }] },
    { badge: { allegiance: 'beacons-red', shape: 'shield' }, out: 'out of the match' },
  ]);
});

test('the bar shows the rounds of the match and which chapter it is', () => {
  const { steps, now, round } = beaconsBoard.steps(NIGHT, 'en');

  expect(steps.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect([now, round]).toEqual(['2', 'Chapter 3, round 2 of 6']);
});
