import { begin, concede, isRefusal, type Match } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { ABILITIES } from './cards/all.ts';
import { facts } from './facts.ts';
import { senjutsu } from './game.ts';
import type { Senjutsu } from './state.ts';

const YARI = ABILITIES.find(({ core, weapon }) => core === 'weapon' && weapon === 'yari')?.id ?? '';

test('a finished match tells heroes and weapons, also of who has fallen', () => {
  const setup = { seats: 3, format: 'brawl', decks: [{ hero: 'warrior', weapon: YARI }, { hero: 'yasuke' }, {}] };
  const begun = begin<Senjutsu>(senjutsu, setup, 'facts');
  if (isRefusal(begun)) throw new Error('the setup was refused');
  const told = ({ state }: Match<Senjutsu>) => facts(senjutsu.view(state, 'spectator'));
  const before = told(begun.match);
  const after = ([0, 1] as const).reduce((match: Match<Senjutsu>, seat) => {
    const next = concede(senjutsu, match, seat);
    if (isRefusal(next)) throw new Error('nobody may give up');
    return next.match;
  }, begun.match);

  expect(before.sides?.slice(0, 2)).toEqual(['warrior', 'yasuke']);
  expect(before.gear?.[0]).toBe('yari');
  expect(before.gear?.[1]?.split('+')).toHaveLength(2);
  expect(after.outcome).toBeDefined();
  expect(told(after).gear).toEqual(before.gear);
});
