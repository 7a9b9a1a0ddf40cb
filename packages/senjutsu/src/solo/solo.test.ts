import { gameContract } from '@kronika/testkit';
import { senjutsu } from '../game.ts';

gameContract(senjutsu, {
  games: 2,
  samples: 4,
  resignations: 10,
  setups: [
    { seats: 1, format: 'solo', windows: 'open', foes: 1, foeKind: 'samuraiLeader' },
    { seats: 1, format: 'solo', windows: 'open', foes: 3, foeKind: 'ashigaruYumi', board: 'wide-plain', nightmare: 1 },
    {
      seats: 2,
      format: 'solo',
      windows: 'open',
      foes: 2,
      foeKind: 'ronin',
      terrain: 'dense',
      foeStuns: 'allDealt',
      nightmare: 1,
    },
    { seats: 1, format: 'horde', windows: 'open' },
    {
      seats: 1,
      format: 'horde',
      windows: 'open',
      hordeBoard: 'snowy-clearing',
      fallenLeader: true,
      foeKind: 'ashigaruYari',
      terrain: 'dense',
    },
  ],
});
