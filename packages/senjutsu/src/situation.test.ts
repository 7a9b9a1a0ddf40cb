import { isRefusal, refusalText } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { senjutsu } from './game.ts';
import { situation } from './situation.ts';

function refused(description: unknown): string {
  const position = situation(description);
  if (!isRefusal(position)) throw new Error('the situation was accepted');
  return refusalText(position, 'en');
}

test('whatever is not described is dull', () => {
  const position = situation({});
  if (isRefusal(position)) throw new Error(refusalText(position, 'en'));

  expect(position.seats).toBe(2);
  expect(position.state).toMatchObject({
    format: 'duel',
    windows: 'brief',
    field: { board: 'practice-field', pieces: [] },
    turn: { number: 1, phase: 'choose', far: [] },
  });
});

test('a description that makes no sense is refused, with what is wrong', () => {
  expect(refused({ heroes: [{ cell: '0,1' }, { cell: '0,1' }] })).toContain('somebody else stands on 0,1');
  expect(refused({ heroes: [{ cell: '9,9' }, {}] })).toContain('practice-field has no cell 9,9');
  expect(refused({ heroes: [{ hand: ['steel-blok'] }, {}] })).toContain('did you mean steel-block');
  expect(refused({ heroes: [{ discard: ['fend (sideways)'] }, {}] })).toContain('"sideways" says nothing of a card');
  expect(refused({ heroes: [{ hero: 'ronin', weapons: ['katana-swing'] }, {}] })).toContain('Ronin carries');
  expect(refused({ advantage: [0, 0] })).toContain('each of the seats 0, 1 once');
  expect(refused({ cards: { 0: 'stun' } })).toContain('it has no stun to play');
  expect(refused({ foes: [{ cell: '0,2', deck: ['solo-999'] }] })).toContain('there is no card "solo-999"');
  expect(refused({ heroes: [{ focus: 4 }, {}] })).toContain('heroes.0.focus');
});

const contradicted = (description: unknown) => (senjutsu.problems?.(description) ?? []).map(({ rule }) => rule);

test('a description that the rules allow has no problems, and what is no situation is not judged', () => {
  expect(contradicted({})).toEqual([]);
  expect(contradicted({ heroes: [{}], foes: [{ cell: '0,-2', deck: ['solo-003'] }] })).toEqual([]);
  expect(contradicted({ heroes: 'none' })).toEqual([]);
});

test('SEN-TERR-a: nobody begins on solid terrain', () => {
  const terrain = [{ kind: 'rocks', cells: ['0,1'] }];
  expect(contradicted({ terrain })).toEqual(['SEN-TERR-a']);
  expect(contradicted({ terrain: [{ kind: 'boat', cells: ['0,1', '0,2'] }] })).toEqual([]);
});

test('SEN-WIN-a, SEN-WIN-b: nobody begins defeated', () => {
  expect(contradicted({ heroes: [{ wounds: 4 }, { wounds: 3, bleeding: 2 }] })).toEqual(['SEN-WIN-a']);
  expect(contradicted({ heroes: [{ stuns: 4 }, { stuns: 5 }] })).toEqual(['SEN-WIN-b']);
});

test('SEN-CARD-b, SEN-CORE-d, SEN-XPOIS-a: cards lie where they may', () => {
  expect(contradicted({ heroes: [{ hero: 'ronin', hand: ['dark-insight', 'fend', 'bull-rush'] }, {}] })).toEqual([
    'SEN-CARD-b',
  ]);
  expect(contradicted({ heroes: [{ deck: ['katana-cut'] }, {}] })).toEqual(['SEN-CORE-d']);
  expect(contradicted({ heroes: [{ poisons: ['fend', 'crippling-poison'] }, {}] })).toEqual(['SEN-XPOIS-a']);
});

test('SEN-SOLO-SET-c: an AI opponent has cards', () => {
  expect(contradicted({ heroes: [{}], foes: [{ cell: '0,-2' }] })).toEqual(['SEN-SOLO-SET-c']);
  expect(contradicted({ heroes: [{}], foes: [{ cell: '0,-2', discard: ['solo-003'] }] })).toEqual([]);
});

test('SEN-WIN-d, SEN-SOLO-j: a decided match is not begun', () => {
  expect(contradicted({ heroes: [{ team: 0 }, { team: 0 }] })).toEqual(['SEN-WIN-d']);
  expect(contradicted({ format: 'solo', heroes: [{}] })).toEqual(['SEN-SOLO-j']);
});
