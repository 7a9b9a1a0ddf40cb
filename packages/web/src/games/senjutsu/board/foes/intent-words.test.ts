import { present } from '@kronika/kernel';
import { cellAt, type FoeView, type SenjutsuView } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { aDuel } from '../testing/duel.ts';
import { intentWords } from './intent-words.ts';

/** A hero in the middle, looking up, and a foe three cells ahead. */
function scene(): { readonly view: SenjutsuView; readonly foe: FoeView } {
  const solo = aDuel('intent', ['ronin'], 'solo');
  const fighters = solo.fighters.map((fighter) => ({
    ...fighter,
    ...(fighter.is === 'hero'
      ? { cell: cellAt(0, 0), facing: 0 as const }
      : { cell: cellAt(0, -3), facing: 3 as const }),
  }));
  const foe = present(
    fighters.find((fighter) => fighter.is === 'foe'),
    'an AI opponent',
  );
  return { view: { ...solo, fighters }, foe };
}

const { view, foe } = scene();
const hero = present(view.fighters[0], 'the hero').id;
const foreseen = { speed: 6, target: hero, wounds: 0, cells: [] } as const;
const said = (of: NonNullable<FoeView['foreseen']>, lang: 'pl' | 'en' = 'pl') =>
  intentWords({ ...foe, foreseen: of }, view, 0, lang);

test('nothing is said of what cannot be foreseen', () => {
  expect(intentWords({ ...foe, foreseen: null }, view, 0, 'pl')).toBeUndefined();
});

test('an attack says when, from which side and how much', () => {
  const behind = { ...foreseen, is: 'attack', stand: { cell: cellAt(0, 1), facing: 0 }, wounds: 2 } as const;

  expect(said(behind)).toBe('Przy 6: podchodzi od tyłu i zadaje 2 rany.');
  expect(said(behind, 'en')).toBe('At 6 it steps behind you and deals 2 wounds.');
});

test('who stays says so, who only turns does, who stays away says how far', () => {
  expect(said({ ...foreseen, is: 'move', stand: { cell: cellAt(0, -3), facing: 3 } })).toBe('Przy 6: zostaje na polu.');
  expect(said({ ...foreseen, is: 'move', stand: { cell: cellAt(0, -3), facing: 2 } })).toBe('Przy 6: obraca się.');
  expect(said({ ...foreseen, is: 'move', stand: { cell: cellAt(0, -2), facing: 3 } })).toBe(
    'Przy 6: idzie na odległość 2 od Ciebie.',
  );
});
