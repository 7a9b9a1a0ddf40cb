import { isRefusal, printedId } from '@kronika/kernel';
import { fighterId, type SenjutsuEvent, type SenjutsuView, senjutsu } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { senjutsuStoryteller } from './storyteller.ts';

function boardOf(situation: unknown): SenjutsuView {
  const position = senjutsu.situation(situation);
  if (isRefusal(position)) throw new Error('the situation was refused');
  return senjutsu.view(position.state, 'arbiter');
}

const DUEL = boardOf({ heroes: [{ hero: 'master' }, { hero: 'master' }] });
const SOLO = boardOf({ format: 'solo', heroes: [{ hero: 'ronin' }], foes: [{ kind: 'ashigaruKatana', cell: '0,0' }] });

const told = (board: SenjutsuView, ...moves: readonly (readonly SenjutsuEvent[])[]) =>
  senjutsuStoryteller.tell(moves.map((events, at) => ({ move: at + 1, events, board: () => board })));

const turn = (number: number): SenjutsuEvent => ({ is: 'turnBegan', turn: number, rule: 'SEN-TURN-a' });

const wounded = (fighter: number, by: number, wounds: number, bleeding = 0): SenjutsuEvent => ({
  is: 'wounded',
  fighter: fighterId(fighter),
  wounds,
  bleeding,
  cause: { is: 'card', by: fighterId(by), printed: printedId('push-back') },
  rule: 'SEN-WOUND-a',
});

const defeated = (fighter: number, how: 'wounds' | 'execution' | 'stun' | 'conceded'): SenjutsuEvent => ({
  is: 'defeated',
  fighter: fighterId(fighter),
  how,
  rule: 'SEN-WIN-a',
});

test('a match is told in turns', () => {
  expect(told(DUEL, [turn(1)], [], [turn(2)]).chapters).toEqual([
    { from: 1, name: { pl: 'Tura 1', en: 'Turn 1' } },
    { from: 3, name: { pl: 'Tura 2', en: 'Turn 2' } },
  ]);
});

test('wounds are marks, bleeding ones among them', () => {
  const { marks } = told(DUEL, [wounded(1, 0, 1, 1)], [wounded(0, 1, 0)]);

  expect(marks).toHaveLength(1);
  expect(marks[0]).toMatchObject({ move: 1, seat: 1, shape: 'blade' });
  expect(marks[0]?.text).toEqual({ pl: 'Mistrz: 2 rany', en: 'Master: 2 wounds' });
  expect(marks[0]?.blow).toBeUndefined();
});

test('a defeat by wounds belongs to the last wound of the fighter, also among equal heroes', () => {
  const { marks } = told(DUEL, [wounded(0, 1, 1), wounded(1, 0, 1), defeated(0, 'wounds')]);

  expect(marks.map(({ seat, blow }) => [seat, blow?.en])).toEqual([
    [0, 'Master falls to wounds'],
    [1, undefined],
  ]);
});

test.each([
  ['execution', 'blade', 'Master is executed'],
  ['stun', 'dome', 'Master falls to stuns'],
  ['conceded', 'dome', 'Master concedes'],
] as const)('a defeat by %s stands by itself', (how, shape, blow) => {
  const { marks } = told(DUEL, [wounded(1, 0, 1), defeated(1, how)]);

  expect(marks).toHaveLength(2);
  expect(marks[1]).toMatchObject({ seat: 1, shape, blow: { en: blow } });
});

test('the wound of an AI opponent has the colour of the hero who dealt it', () => {
  expect(told(SOLO, [wounded(1, 0, 1), defeated(1, 'wounds')]).marks).toMatchObject([{ seat: 0, shape: 'blade' }]);
});
