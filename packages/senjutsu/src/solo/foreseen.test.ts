import {
  begin,
  decide,
  type Happened,
  isRefusal,
  present,
  printedId,
  questionFor,
  randomAnswer,
  randomOf,
  waitingFor,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { Segment } from '../cards/pictograms.ts';
import { READY_DECKS } from '../decks/ready/decks.ts';
import type { SenjutsuEvent } from '../event.ts';
import { isSenjutsuEvent } from '../events.ts';
import { senjutsu } from '../game.ts';
import { battle, type FoeGiven } from '../rules/testing/battle.ts';
import type { AgendaSegment, Played, Senjutsu } from '../state.ts';
import { foreseenOf } from './foreseen.ts';

/** Every segment of an AI opponent in some games: what was foreseen when it began, and what came of it. */
function segments(seed: string) {
  const begun = begin(
    senjutsu,
    { seats: 1, format: 'solo', decks: [{ hero: 'ronin', weapon: 'own', deck: DECK }] },
    seed,
  );
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  let { match } = begun;
  const random = randomOf(seed);
  const happened: Happened<Senjutsu>[] = [];
  for (let taken = 0; taken < 220 && match.outcome === undefined; taken += 1) {
    const [seat] = waitingFor(match);
    if (seat === undefined) break;
    const question = present(questionFor(match, seat), 'a question');
    const next = decide(senjutsu, match, { seat, asked: match.asked, answer: randomAnswer(question, random) });
    if (isRefusal(next)) throw new Error(JSON.stringify(next));
    match = next.match;
    happened.push(...next.happened);
  }
  return happened.flatMap(({ event, state }, at) => {
    if (!isSenjutsuEvent(event) || event.is !== 'segmentBegan') return [];
    const foe = state.fighters[event.fighter];
    if (foe?.is !== 'foe') return [];
    const rest = happened.slice(at + 1);
    const end = rest.findIndex(({ event: one }) => isSenjutsuEvent(one) && ends(one, event.segment));
    const events = rest.slice(0, end < 0 ? rest.length : end).map((one) => one.event as SenjutsuEvent);
    return [{ foe, foreseen: foreseenOf(state, foe), events }];
  });
}

const DECK = present(
  READY_DECKS.find(({ id }) => id.includes('ronin')),
  'a deck of the Ronin',
).id;

function ends(event: SenjutsuEvent, segment: Segment): boolean {
  if (event.is === 'segmentEnded') return event.segment === segment;
  return event.is === 'segmentBegan' || event.is === 'turnEnded';
}

describe('SEN-SOLO-AI-0d: what an AI opponent is foreseen to do is what it does', () => {
  const all = ['one', 'two', 'three', 'four'].flatMap(segments);

  test('it strikes if and only if that was foreseen, and the cells that were foreseen', () => {
    const strikes = all.filter(({ events }) => events.some(({ is }) => is === 'struck'));
    expect(strikes.length).toBeGreaterThan(3);
    for (const { foe, foreseen, events } of all) {
      const struck = events.find((event) => event.is === 'struck' && event.by === foe.id);
      if (struck?.is === 'struck')
        expect(foreseen).toMatchObject({ is: 'attack', cells: struck.cells.map(({ cell }) => ({ cell })) });
    }
  });

  test('it goes where it was foreseen to go', () => {
    let gone = 0;
    for (const { foe, foreseen, events } of all) {
      const steps = events.filter((event) => event.is === 'stepped' && event.fighter === foe.id && event.how === 'own');
      const last = steps.at(-1);
      if (last?.is !== 'stepped' || foreseen === null) continue;
      gone += 1;
      expect(foreseen.stand.cell).toBe(last.to);
    }
    expect(gone).toBeGreaterThan(3);
  });
});

describe('SEN-SOLO-AI-0d: what is told of the revealed card', () => {
  /** A hero in the middle who looks up, and an AI opponent with a card whose parts are still to come. */
  function foreseen(print: string, foe: FoeGiven, stages: readonly AgendaSegment['stage'][] = ['waiting', 'waiting']) {
    const speeds = { 'solo-016': [7, 1], 'solo-026': [4, 1], 'solo-003': [3] } as const;
    const found = Object.entries(speeds).find(([id]) => id === print)?.[1] ?? [];
    const segments = found.map((speed, at) => {
      const stage = present(stages[at], 'a stage');
      return { segment: at === 0 ? 'upper' : 'lower', speed, stage } as const;
    });
    const played: Partial<Played> = {
      revealed: { is: 'solo', printed: printedId(print) },
      speed: found[0] ?? 0,
      segments,
    };
    const state = battle({
      heroes: [{ cell: '0,0' }],
      foes: [{ kind: 'ashigaruKatana', ...foe }],
      played: [null, played],
    });
    const last = state.fighters.at(-1);
    return last?.is === 'foe' ? foreseenOf(state, last) : null;
  }

  test('an attack that reaches its target, with its cells and wounds, from where it will stand', () => {
    expect(foreseen('solo-016', { cell: '0,-2', facing: 3 })).toEqual({
      is: 'attack',
      speed: 7,
      stand: { cell: '0,-1', facing: 3 },
      target: 0,
      cells: [{ cell: '0,0', hits: [{ is: 'wound', count: 1 }] }],
      wounds: 1,
    });
  });

  test('an attack that does not reach is told as the second part, at the speed of it', () => {
    // Looking away, it could only step further off with the first part.
    expect(foreseen('solo-016', { cell: '0,-3', facing: 0 })).toMatchObject({
      is: 'move',
      speed: 1,
      stand: { cell: '0,-2' },
      cells: [],
      wounds: 0,
    });
  });

  test('a defence with the cells that it will shield, then its second part as a move', () => {
    const shield = foreseen('solo-026', { cell: '0,-1', facing: 3 });
    expect(shield).toMatchObject({ is: 'shield', speed: 4, stand: { cell: '0,-1', facing: 3 } });
    expect(shield?.cells.map(({ cell }) => cell).toSorted()).toEqual(['-1,0', '0,0', '1,-1']);
    expect(foreseen('solo-026', { cell: '0,-4', facing: 3 }, ['done', 'waiting'])).toMatchObject({
      is: 'move',
      speed: 1,
      cells: [],
    });
  });

  test('nothing of who is defeated, has no cell, or has done it all', () => {
    expect(foreseen('solo-003', { cell: '0,-4' })).toMatchObject({ is: 'move', speed: 3, target: 0 });
    expect(foreseen('solo-003', { cell: '0,-4' }, ['done'])).toBeNull();
    expect(foreseen('solo-003', { cell: null })).toBeNull();
    expect(foreseen('solo-003', { cell: '0,-4', defeat: 'wounds' })).toBeNull();
  });
});

test('nothing is foreseen of a card that was not revealed, nor of whom has nothing left to do', () => {
  const begun = begin(
    senjutsu,
    { seats: 1, format: 'solo', decks: [{ hero: 'ronin', weapon: 'own', deck: DECK }] },
    'x',
  );
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  const { state } = begun.match;

  for (const foe of state.fighters) if (foe.is === 'foe') expect(foreseenOf(state, foe)).toBeNull();
});
