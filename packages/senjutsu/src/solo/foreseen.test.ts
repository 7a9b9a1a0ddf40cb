import {
  begin,
  decide,
  type Happened,
  isRefusal,
  present,
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
import type { Senjutsu } from '../state.ts';
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
