import { InvariantError, isRefusal, type ReadySituation, refusalText } from '@kronika/kernel';
import { boardCalled } from '../field/boards.ts';
import type { Described, SenjutsuSituation } from '../situation/description.ts';
import { readSituation } from './draft.ts';
import { inMode, inWave } from './modes.ts';
import { usualDeck, withOpponent } from './recruits.ts';

type Hero = NonNullable<SenjutsuSituation['heroes']>[number] & { readonly hero: Parameters<typeof usualDeck>[0] };

/** A hero with so many cards of its deck in hand. */
function dealt(cards: number, hero: Hero): Hero {
  const deck = usualDeck(hero.hero);
  return { hand: deck.slice(0, cards), deck: deck.slice(cards), ...hero };
}

export const READY: readonly ReadySituation<Described>[] = [
  {
    id: 'empty',
    name: { pl: 'Pusty plac', en: 'Empty field' },
    about: {
      pl: 'Ronin i Wojownik naprzeciw siebie, bez kart na ręce i bez terenu.',
      en: 'The Ronin and the Warrior face each other, with empty hands and no terrain.',
    },
    situation: written({ heroes: [dealt(0, { hero: 'ronin' }), dealt(0, { hero: 'warrior' })] }),
  },
  {
    id: 'duel',
    name: { pl: 'Pojedynek na wiejskiej ulicy', en: 'A duel in the village street' },
    about: {
      pl: 'Obaj ranni, jeden krwawi; przed wyborem kart.',
      en: 'Both are wounded, one of them bleeds; before cards are chosen.',
    },
    situation: written({
      board: 'village-street',
      terrain: [...boardCalled('village-street').terrain.dense],
      turn: 5,
      heroes: [
        dealt(5, { hero: 'master', cell: '0,1', facing: 0, wounds: 1, focus: 2, kamae: 'balance' }),
        dealt(5, { hero: 'student', cell: '0,-1', facing: 3, bleeding: 1, focus: 1, kamae: 'aggression', limps: [3] }),
      ],
    }),
  },
  {
    id: 'teams',
    name: { pl: 'Dwie drużyny', en: 'Two teams' },
    about: {
      pl: 'Czworo bohaterów, po dwoje w drużynie, między skałami i bambusem.',
      en: 'Four heroes, two in each team, among rocks and bamboo.',
    },
    situation: written({
      terrain: [...boardCalled('practice-field').terrain.dense],
      turn: 2,
      heroes: [
        dealt(4, { hero: 'ronin', team: 0, cell: '-1,3', facing: 0 }),
        dealt(4, { hero: 'warrior', team: 1, cell: '-1,-2', facing: 3 }),
        dealt(4, { hero: 'master', team: 0, cell: '1,2', facing: 0 }),
        dealt(4, { hero: 'student', team: 1, cell: '1,-3', facing: 3 }),
      ],
    }),
  },
  {
    id: 'solo',
    name: { pl: 'Sam przeciw dwóm', en: 'Alone against two' },
    about: {
      pl: 'Wojownik i dwaj ashigaru, którymi kierują zasady.',
      en: 'The Warrior and two ashigaru who are played by the rules.',
    },
    situation: withOpponent(
      withOpponent(
        written({ format: 'solo', heroes: [dealt(5, { hero: 'warrior', cell: '0,2', facing: 0 })] }),
        'ashigaruKatana',
        '-1,-1',
      ),
      'ashigaruYari',
      '1,-2',
    ),
  },
  {
    id: 'horde',
    name: { pl: 'Horda, fala trzecia', en: 'A horde, wave three' },
    about: {
      pl: 'Ronin pośrodku, trzech ashigaru dookoła; w czwartej fali przyjdzie wódz.',
      en: 'The Ronin in the middle and three ashigaru around; the leader comes with wave four.',
    },
    situation: inWave(inMode(written({ heroes: [dealt(5, { hero: 'ronin', wounds: 1, focus: 1 })] }), 'horde'), {
      round: 1,
      wave: 3,
    }),
  },
];

/** A situation that is written here; one that is not understood is a bug. */
function written(description: SenjutsuSituation): Described {
  const read = readSituation(description);
  if (isRefusal(read)) throw new InvariantError(refusalText(read, 'en'));
  return read;
}
