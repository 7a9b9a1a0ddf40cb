import { gameContract } from '@kronika/testkit';
import { senjutsu } from './game.ts';

gameContract(senjutsu, {
  games: 2,
  samples: 4,
  resignations: 20,
  setups: [
    { seats: 2, format: 'duel', windows: 'open' },
    {
      seats: 2,
      format: 'duel',
      windows: 'open',
      board: 'village-street',
      terrain: 'dense',
      placing: 'chosen',
      decks: [{ hero: 'ninja' }, { hero: 'assassin' }],
    },
    {
      seats: 2,
      format: 'duel',
      windows: 'open',
      board: 'moss-garden',
      decksAllowed: 'full',
      decks: [
        { hero: 'warrior', deck: 'warrior-full' },
        { hero: 'student', weapon: 'wakizashi-slice', deck: 'student-full' },
      ],
    },
    { seats: 3, format: 'brawl', windows: 'open', board: 'bamboo-grove', terrain: 'placed', poisons: 'extended' },
    {
      seats: 4,
      format: 'brawl',
      windows: 'open',
      board: 'wide-plain',
      coreWeapons: 'afterAllTypes',
      endOfTurn: 'effectsFirst',
    },
    { seats: 3, format: 'teams', teams: [0, 1, 1], windows: 'open', board: 'river-crossing', terrain: 'dense' },
    { seats: 4, format: 'teams', teams: [0, 0, 1, 1], windows: 'open', placing: 'chosen', board: 'snowy-clearing' },
  ],
});
