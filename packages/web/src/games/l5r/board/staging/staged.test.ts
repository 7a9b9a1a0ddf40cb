import { cardThing, present } from '@kronika/kernel';
import { l5r, READY_DECKS } from '@kronika/l5r';
import { expect, test } from 'vitest';
import type { StageKind } from '../../../../table/staging/staged.ts';
import { stepWords } from '../../../../table/staging/step-words.ts';
import { STAGING_WORDS } from '../../../../table/staging/words.ts';
import { NarratedMatch } from '../../../../table/testing/narrated.ts';
import { l5rBoard } from '../module.tsx';

const CLASH = {
  conflict: { attacker: 0, type: 'military', ring: 'fire' },
  seats: [
    { play: ['matsu-berserker (in conflict)'] },
    { play: ['doji-challenger (in conflict)', 'doji-whisperer'], hand: ['way-of-the-crane', 'fine-katana'] },
  ],
};

function clash() {
  return NarratedMatch.situation(l5r, l5rBoard, CLASH, 'en');
}

const words = (match: NarratedMatch, at: number) =>
  stepWords(
    present(match.steps[at], 'the step'),
    { module: l5rBoard, lang: 'en', view: match.view, names: ['Ada', 'Hoshiko'] },
    STAGING_WORDS.en,
  );

test('an event is shown with who plays it, on whom, what becomes of it and what it changes', () => {
  const match = clash();
  const challenger = match.card('doji-challenger');

  match.takeCard(1, 'way-of-the-crane');
  expect(match.steps).toEqual([]);
  match.takeCard(1, 'doji-challenger');
  match.passUntil('honored');

  expect(match.steps).toHaveLength(1);
  expect(match.steps[0]?.aims).toEqual([{ thing: cardThing(challenger), pill: 'honored' }]);
  expect(words(match, 0)).toMatchObject({
    heading: 'Hoshiko plays',
    about: 'on: Doji Challenger',
    lines: ["Hoshiko's Doji Challenger is honored."],
  });
  expect(match.steps[0]?.changes).toEqual([{ of: 'defense', from: 3, to: 5 }]);
});

test('an attachment points at who gets it', () => {
  const match = clash();
  const whisperer = match.card('doji-whisperer');

  match.takeCard(1, 'fine-katana');
  match.takeCard(1, 'doji-whisperer');

  expect(match.steps).toMatchObject([
    { kind: 'play', by: 1, aims: [{ thing: cardThing(whisperer), pill: 'attached' }] },
  ]);
  expect(words(match, 0).chip.title).toBe('Hoshiko: Fine Katana');
});

test('a result tells both totals', () => {
  const match = clash();
  match.pass(1);
  match.pass(0);

  const result = match.steps.find(({ kind }) => kind === 'result');

  expect(result?.figures).toEqual([
    { of: 0, value: '3' },
    { of: 1, value: '3' },
  ]);
});

test.each(['en', 'pl'] as const)('every step of a match has something to say (%s)', (lang) => {
  const [one, other] = READY_DECKS;
  const decks = [present(one, 'a deck').id, present(other, 'a deck').id];
  const setup = { seats: 2, decks, windows: 'brief' };
  const match = NarratedMatch.of(l5r, l5rBoard, setup, lang);
  const kinds = new Set<StageKind>();
  let most = 0;

  match.play(2, 160, () => {
    most = Math.max(most, match.log.length);
    for (const step of match.steps.slice(-12)) {
      kinds.add(step.kind);
      const telling = { module: l5rBoard, lang, view: match.view, names: ['Ada', 'Hoshiko'] };
      const said = stepWords(step, telling, STAGING_WORDS[lang]);
      expect(said.heading, JSON.stringify(step)).not.toBe('');
      expect(said.chip.title, JSON.stringify(step)).not.toBe('');
      if (step.kind === 'play') expect(step.shown.length, JSON.stringify(step)).toBeGreaterThan(0);
    }
  });

  expect(most).toBeGreaterThan(60);
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['count', 'declare', 'play', 'result', 'reveal', 'trigger']),
  );
});
