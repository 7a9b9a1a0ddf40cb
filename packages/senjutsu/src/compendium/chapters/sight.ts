import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Searching, range and sight, larger tables, victory. */
export const sight: RulesChapter = {
  id: 'looking-and-winning',
  title: { pl: 'Szukanie, zasięg, zwycięstwo', en: 'Searching, range, victory' },
  entries: [
    entry('searching', {
      title: { pl: 'Wyszukiwanie', en: 'Searching' },
      lead: { pl: 'Karta z talii lub stosu na rękę.', en: 'A card from deck or pile to hand.' },
      words: { pl: 'przeszukaj talię, podejrzyj', en: 'search the deck, look at' },
      clauses: [
        rule(
          'SEN-SRCH-a',
          'Przeglądasz wskazane miejsce i bierzesz na rękę kartę, której szuka efekt.',
          'You look through the named place and take a card of the kind sought to hand.',
        ),
        rule('SEN-SRCH-b', 'Przeszukaną talię od razu się tasuje.', 'A searched deck is shuffled at once.'),
        reading(
          'SEN-SRCH-c',
          'Gdy oglądasz wierzchnie karty i bierzesz jedną, resztę wtasowujesz.',
          'When you look at top cards and take one, the rest is shuffled back.',
        ),
        reading('SEN-SRCH-d', 'Można niczego nie znaleźć.', 'Finding nothing is allowed.'),
      ],
      examples: [
        example(
          'SEN-SRCH-a',
          ['trained-mind'],
          'Biegły Umysł zamiast zmiany Kamae wyszukuje drewnianą lub stalową kartę.',
          'Trained Mind may search for a wood or steel card instead of changing Kamae.',
        ),
      ],
    }),
    entry('range-and-sight', {
      title: { pl: 'Zasięg i pole widzenia', en: 'Range and sight' },
      lead: { pl: 'Jak daleko i czy widać.', en: 'How far, and whether it is seen.' },
      words: { pl: 'linia wzroku, dystans', en: 'line of sight, LOS' },
      clauses: [
        rule(
          'SEN-RANGE-a',
          'Liczba w ikonie zasięgu to największa odległość działania.',
          'The number in the range icon is the greatest distance at which it works.',
        ),
        rule('SEN-RANGE-b', 'Cel trzeba też widzieć.', 'The target must be seen, too.'),
        rule(
          'SEN-LOS-a',
          'Widać, jeśli z jednego z dwóch przednich rogów pola da się poprowadzić prostą do któregoś rogu pola celu.',
          'There is sight if a straight line runs from one of the two front corners of your cell to some corner of the target’s.',
        ),
        reading(
          'SEN-LOS-b',
          'Przerywa ją teren, nawet dotknięty rogiem.',
          'Terrain breaks it, even if only a corner is touched.',
        ),
        rule('SEN-LOS-c', 'Bohaterowie jej nie przerywają.', 'Heroes never break it.'),
        reading(
          'SEN-LOS-d',
          'Przednie rogi leżą po obu końcach przedniego boku.',
          'The front corners are the two ends of the front edge.',
        ),
        reading('SEN-LOS-e', 'Innych ograniczeń kąta nie ma.', 'There is no further restriction of the angle.'),
        reading('SEN-LOS-f', 'Łódź i poległy samuraj nie zasłaniają.', 'A boat and a fallen samurai do not obstruct.'),
      ],
      examples: [
        example(
          'SEN-RANGE-b',
          ['the-terror'],
          'Groza działa na każdego w zasięgu 3, kogo widać; kto stoi za skałą, jest bezpieczny.',
          'The Terror reaches everybody seen within 3; whoever stands behind a rock is safe.',
          {
            terrain: [{ kind: 'rocks', cells: ['0,0'] }],
            heroes: [
              { hero: 'ronin', cell: '0,1', facing: 0, focus: 2, hand: ['the-terror'] },
              { cell: '0,-1', facing: 3 },
            ],
          },
        ),
      ],
      see: ['comparison', 'terrain'],
    }),
    entry('several-players', {
      title: { pl: 'Trzy osoby i więcej', en: 'Three or more players' },
      lead: { pl: 'Każdy na każdego albo drużyny.', en: 'Everybody for themselves, or teams.' },
      words: { pl: 'drużyna, sojusznik', en: 'team, ally' },
      clauses: [
        reading(
          'SEN-MULTI-a',
          'Walczyć może do czterech bohaterów, osobno lub w drużynach.',
          'Up to four heroes may fight, alone or in teams.',
        ),
        rule('SEN-MULTI-b', 'Remisy rozstrzyga tor Przewagi.', 'Ties go by the Advantage track.'),
        rule('SEN-MULTI-c', 'Efekty trafiają także sojuszników.', 'Effects strike allies as well.'),
        reading(
          'SEN-MULTI-d',
          'Pokonany znika z pola razem z kartami, reszta gra dalej.',
          'A defeated hero leaves with its cards; the others go on.',
        ),
      ],
      examples: [
        example(
          'SEN-MULTI-c',
          ['crimson-whirlwind'],
          'Szkarłatny Wicher obejmuje wszystkie pola w odległości 2: także to, na którym stoi sojusznik.',
          'Crimson Whirlwind covers all cells at distance 2: the one with your ally, too.',
        ),
      ],
      see: ['ties'],
    }),
    entry('victory', {
      title: { pl: 'Zwycięstwo i klęska', en: 'Victory and defeat' },
      lead: { pl: 'Ostatni na polu wygrywa.', en: 'The last one standing wins.' },
      words: { pl: 'koniec gry, remis', en: 'end of game, draw' },
      clauses: [
        rule('SEN-WIN-a', 'Klęska przez rany: tyle, ile wynosi limit.', 'Defeat by wounds: as many as the limit.'),
        rule(
          'SEN-WIN-b',
          'Klęska przez ogłuszenia: tyle, ile wynosi limit ręki.',
          'Defeat by stuns: as many as the hand limit.',
        ),
        rule('SEN-WIN-c', 'Klęska przez egzekucję.', 'Defeat by execution.'),
        rule(
          'SEN-WIN-d',
          'Wygrywa ostatni niepokonany albo jego drużyna.',
          'The last undefeated hero wins, or its team.',
        ),
        reading(
          'SEN-WIN-e',
          'Gdy wszyscy padną od jednego efektu, jest remis.',
          'If all fall to the same effect, it is a draw.',
        ),
      ],
      examples: [
        example(
          'SEN-WIN-a',
          ['quick-stab'],
          'Przy czterech ranach wystarczy jedno Szybkie Dźgnięcie.',
          'At four wounds a single Quick Stab is enough.',
          { heroes: [{ hero: 'master', hand: ['quick-stab'] }, { wounds: 4 }] },
        ),
      ],
    }),
    entry('large-boards', {
      title: { pl: 'Duże pola', en: 'Large fields' },
      lead: { pl: 'Kto jest daleko, może się pospieszyć.', en: 'Whoever is far away may hurry.' },
      words: { pl: 'duża plansza, bieg', en: 'big board, run' },
      clauses: [
        rule(
          'SEN-BIG-a',
          'Kto zaczął turę ponad 6 pól od przeciwnika i gra Główną Zdolność, może przejść do 3 pól.',
          'Whoever began the turn more than 6 cells from the opponent and plays the core ability may move up to 3 cells.',
        ),
        rule('SEN-BIG-b', 'Każdy krok w innym kierunku, jeśli chce.', 'Each step may go in another direction.'),
        rule(
          'SEN-BIG-c',
          'Ruch kończy się, gdy przeciwnik jest nie dalej niż 6 pól.',
          'The move ends as soon as the opponent is within 6 cells.',
        ),
        rule('SEN-BIG-d', 'Resztę karty rozpatruje się zwyczajnie.', 'The rest of the card is resolved normally.'),
        reading('SEN-BIG-e', 'Liczy się najbliższy przeciwnik.', 'The nearest opponent is measured.'),
      ],
      examples: [
        example(
          'SEN-BIG-a',
          ['student-core'],
          'Na placu ćwiczeń startuje się 8 pól od siebie: karta Uczeń pozwala w pierwszej turze podejść o dwa pola, nim dystans spadnie do 6.',
          'On the practice field heroes start 8 cells apart: the card Student lets you come two cells closer in turn one, until the distance is 6.',
          {
            heroes: [
              { hero: 'student', cell: '0,4', facing: 0 },
              { cell: '0,-4', facing: 3 },
            ],
          },
        ),
      ],
    }),
  ],
};
