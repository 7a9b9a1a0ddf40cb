import { isRefusal, refusalText } from '@kronika/kernel';
import { expect, test } from 'vitest';
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
