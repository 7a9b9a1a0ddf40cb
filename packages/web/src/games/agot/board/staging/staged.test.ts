import { agot, READY_DECKS } from '@kronika/agot';
import { present, seatThing } from '@kronika/kernel';
import { expect, test } from 'vitest';
import type { StageKind } from '../../../../table/staging/staged.ts';
import { stepWords } from '../../../../table/staging/step-words.ts';
import { STAGING_WORDS } from '../../../../table/staging/words.ts';
import { NarratedMatch } from '../../../../table/testing/narrated.ts';
import { agotBoard } from '../module.tsx';

const NAMES = ['Ada', 'Bran', 'Cersei', 'Davos'];

const DECKS = READY_DECKS.map(({ id }) => id);

function setupFor(seats: number) {
  return { seats, decks: DECKS.slice(0, seats), windows: 'brief', ...(seats > 2 ? { format: 'melee' } : {}) };
}

test.each([
  [2, 'en'],
  [4, 'pl'],
] as const)('every step of a match of %i has something to say (%s)', (seats, lang) => {
  const match = NarratedMatch.of(agot, agotBoard, setupFor(seats), lang);
  const kinds = new Set<StageKind>();

  match.play(seats, 200, () => {
    for (const step of match.steps.slice(-12)) {
      kinds.add(step.kind);
      const telling = { module: agotBoard, lang, view: match.view, names: NAMES };
      const said = stepWords(step, telling, STAGING_WORDS[lang]);
      expect(said.heading, JSON.stringify(step)).not.toBe('');
      expect(said.chip.title, JSON.stringify(step)).not.toBe('');
    }
  });

  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['count', 'declare', 'play', 'result', 'reveal', 'trigger']),
  );
});

test('an attack says who attacks whom, a result tells both totals and the claim', () => {
  const match = NarratedMatch.of(agot, agotBoard, setupFor(2), 'en');
  const seen = new Map<string, NarratedMatch['steps'][number]>();

  match.play(2, 160, () => {
    for (const step of match.steps) {
      if (step.kind === 'declare' && step.thread === 'attack') seen.set('attack', step);
      if (step.thread === 'challenge' && step.figures.length > 0 && step.entries > 2) seen.set('result', step);
      if (step.title === 'Dominance') seen.set('dominance', step);
    }
  });

  const attack = present(seen.get('attack'), 'an attack');
  expect(attack.does).toMatch(/^attacks: (military|intrigue|power) challenge$/);
  expect(attack.aims.at(-1)).toEqual({ thing: seatThing(attack.by === 0 ? 1 : 0), pill: 'under attack' });
  const result = present(seen.get('result'), 'a result');
  expect(result.figures.map(({ of }) => of).sort()).toEqual([0, 1]);
  expect(result.lines[0]).toContain('wins 2 : 0');
  // Power goes to a faction; what is lit is its seat.
  expect(present(seen.get('dominance'), 'dominance').figures).toHaveLength(2);
});
