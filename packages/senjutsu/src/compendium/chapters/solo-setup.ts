import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** AI opponents: setting them up. */
export const soloSetup: RulesChapter = {
  id: 'solo-setup',
  title: { pl: 'Przygotowanie gry z SI', en: 'Setting up AI opponents' },
  entries: [
    entry('solo-turn', {
      title: { pl: 'Rozstawienie i tura', en: 'Setup and turn' },
      lead: { pl: 'Jak zwykle, tylko bez Przewagi.', en: 'As usual, but without Advantage.' },
      words: { pl: 'początek gry solo', en: 'solo setup' },
      clauses: [
        rule(
          'SEN-SOLO-SET-a',
          'Planszę i teren przygotowuje się zwyczajnie.',
          'Board and terrain are set up normally.',
        ),
        rule('SEN-SOLO-SET-b', 'Bohatera też, bez toru Przewagi.', 'So is the hero, without the Advantage track.'),
        rule('SEN-SOLO-SET-c', 'Każdy przeciwnik dostaje talię.', 'Every opponent gets a deck.'),
        rule(
          'SEN-SOLO-SET-d',
          'Staje, gdzie mówi scenariusz, albo na zwykłym polu startowym.',
          'It is placed as a scenario says, or on a normal starting cell.',
        ),
        rule('SEN-SOLO-SET-e', 'Talia i znacznik mają swoje miejsca.', 'Deck and token have their places.'),
        rule('SEN-SOLO-SET-f', 'Zachowanie i pozycję się losuje.', 'Behaviour and stance are random.'),
        rule(
          'SEN-SOLO-TURN-1',
          'Dobierz: gracz dobiera, przeciwnicy kładą zakrytą wierzchnią kartę.',
          'Draw: the player draws, opponents lay their top card face down.',
        ),
        rule('SEN-SOLO-TURN-2', 'Wybierz: wybiera tylko gracz.', 'Choose: only the player chooses.'),
        rule('SEN-SOLO-TURN-3', 'Odkryj: wszystkie karty naraz.', 'Reveal: all cards together.'),
        rule('SEN-SOLO-TURN-4', 'Rozpatrz: jak zwykle.', 'Resolve: as usual.'),
        rule('SEN-SOLO-TURN-5', 'Odrzuć: jak zwykle, potem resety.', 'Discard: as usual, then resets.'),
      ],
      examples: [
        example(
          'SEN-SOLO-TURN-1',
          ['solo-026'],
          'Spokojna Obrona leży zakryta, zanim gracz wybierze kartę; zobaczy ją dopiero przy odkryciu.',
          'Calm Defence lies face down before the player chooses; it is seen only at the reveal.',
        ),
      ],
      see: ['phases'],
    }),
    entry('selection-decks', {
      title: { pl: 'Talie Selekcji', en: 'Selection decks' },
      lead: { pl: 'Osiem stosów, z których buduje się talie SI.', en: 'Eight stacks from which AI decks are built.' },
      words: { pl: 'talia selekcji, karty solo', en: 'selection deck, solo cards' },
      clauses: [
        rule(
          'SEN-SOLO-SEL-0',
          'Karty SI poza kartami bohaterów dzieli się na osiem potasowanych talii.',
          'AI cards other than those of heroes are sorted into eight shuffled decks.',
        ),
        rule('SEN-SOLO-SEL-1', 'Talia 1: medytacje bohaterów i wodzów.', 'Deck 1: meditations of heroes and leaders.'),
        rule('SEN-SOLO-SEL-2', 'Talia 2: medytacje ashigaru.', 'Deck 2: meditations of ashigaru.'),
        rule('SEN-SOLO-SEL-3', 'Talia 3: ataki na dystans dwóch pól.', 'Deck 3: attacks with reach.'),
        rule('SEN-SOLO-SEL-4', 'Talia 4: ataki z bliska.', 'Deck 4: close attacks.'),
        rule('SEN-SOLO-SEL-5', 'Talia 5: obrony.', 'Deck 5: defences.'),
        rule('SEN-SOLO-SEL-6', 'Talia 6: yumi.', 'Deck 6: yumi.'),
        rule('SEN-SOLO-SEL-7', 'Talia 7: arkebuz.', 'Deck 7: arquebus.'),
        rule('SEN-SOLO-SEL-8', 'Talia 8: koszmary.', 'Deck 8: nightmares.'),
        rule(
          'SEN-SOLO-SEL-9',
          'Gdy talia się skończy, bierze się z innej dozwolonej, a w ostateczności z czwartej.',
          'If a deck is empty, another permitted one is used, and at last deck 4.',
        ),
        reading(
          'SEN-SOLO-SEL-10',
          'Braki kart SI uzupełnia karta zdolności o tej samej nazwie; bez niej szybkość 5 i rana lub tarcza z przodu.',
          'Gaps of AI cards are filled from the ability card of the same name; without one speed 5 and a wound or shield in front.',
        ),
        reading(
          'SEN-SOLO-SEL-11',
          'Brakująca druga szybkość to szybkość dolnej części tamtej karty, a bez niej pierwsza.',
          'A missing second speed is that of the lower part of that card, or else the first.',
        ),
        reading(
          'SEN-SOLO-SEL-12',
          'Zmiana Zachowania jest pierwszą linią; inne braki mają stałe odczyty.',
          'A change of Behaviour is the first line; other gaps have fixed readings.',
        ),
      ],
      examples: [
        example(
          'SEN-SOLO-SEL-10',
          ['solo-017', 'horizontal-cut'],
          'Poprzeczne Cięcie z talii SI bierze siatkę z karty zdolności o tej nazwie.',
          'Horizontal Cut of the AI takes its grid from the ability card of that name.',
        ),
      ],
      see: ['recipes'],
    }),
    entry('recipes', {
      title: { pl: 'Przepisy na talie', en: 'Recipes' },
      lead: { pl: 'Ile kart z której talii.', en: 'How many cards from which deck.' },
      words: { pl: 'skład talii SI, wódz, ashigaru', en: 'deck recipe, leader, ashigaru' },
      clauses: [
        rule(
          'SEN-SOLO-REC-leader',
          'Wódz Samurajów: 2 z talii 1, 2 z 4, 1 z 5 i 1 z 4 lub 5.',
          'Samurai leader: 2 from deck 1, 2 from 4, 1 from 5, and 1 from 4 or 5.',
        ),
        rule(
          'SEN-SOLO-REC-katana',
          'Ashigaru z kataną: 1 z 2, 2 z 4, 1 z 5 i 1 z 4 lub 5.',
          'Katana ashigaru: 1 from 2, 2 from 4, 1 from 5, and 1 from 4 or 5.',
        ),
        rule(
          'SEN-SOLO-REC-yari',
          'Ashigaru z yari: 1 z 2, 2 z 3, 1 z 5 i 1 z 3 lub 5.',
          'Yari ashigaru: 1 from 2, 2 from 3, 1 from 5, and 1 from 3 or 5.',
        ),
        rule(
          'SEN-SOLO-REC-yumi',
          'Ashigaru z yumi: po 1 z 2, 5 i 6 oraz 2 z nich dowolnie.',
          'Yumi ashigaru: 1 each from 2, 5 and 6, and 2 more of those.',
        ),
        rule(
          'SEN-SOLO-REC-arq',
          'Arkebuzer: 1 z 2, 1 z 5, 3 z 7 i 1 z 2 lub 5.',
          'Arquebusier: 1 from 2, 1 from 5, 3 from 7, and 1 from 2 or 5.',
        ),
        rule(
          'SEN-SOLO-REC-hero0',
          'Bohater SI: jego karty bez koszmaru, do tego przepis i 1 karta z 2, 4 lub 5.',
          'Hero AI: its own cards without the nightmare, then the recipe and 1 card from 2, 4 or 5.',
        ),
        rule(
          'SEN-SOLO-REC-hero1',
          'Tak zaczynają się wszystkie przepisy bohaterów.',
          'All recipes of heroes start that way.',
        ),
        rule(
          'SEN-SOLO-REC-master',
          'Mistrz: 1 z 1, 2 z 4, 1 z 5; dystans 1.',
          'Master: 1 from 1, 2 from 4, 1 from 5; distance 1.',
        ),
        rule(
          'SEN-SOLO-REC-student',
          'Uczeń: 1 z 1, 2 z 4, 1 z 5; dystans 1.',
          'Student: 1 from 1, 2 from 4, 1 from 5; distance 1.',
        ),
        rule(
          'SEN-SOLO-REC-ronin',
          'Ronin: po 1 z 1, 3, 4 i 5; dystans 2.',
          'Ronin: 1 each from 1, 3, 4 and 5; distance 2.',
        ),
        rule(
          'SEN-SOLO-REC-warrior',
          'Wojowniczka: po 1 z 1, 3, 4 i 5; dystans 1.',
          'Warrior: 1 each from 1, 3, 4 and 5; distance 1.',
        ),
        reading(
          'SEN-SOLO-REC-free',
          'Gdzie przepis daje wybór talii, rozstrzyga los.',
          'Where a recipe offers a choice of decks, chance decides.',
        ),
      ],
      examples: [
        example(
          'SEN-SOLO-REC-hero0',
          ['master:reposition', 'master:hidden-viper-fang'],
          'W talii Mistrza SI jest Przemieszczenie; Żmijowy Kieł, jego koszmar, zwykle nie.',
          'The Master’s AI deck has Reposition; Hidden Viper Fang, its nightmare, usually not.',
        ),
      ],
    }),
    entry('special-opponents', {
      title: { pl: 'Koszmar i bohaterowie SI', en: 'Nightmares and hero opponents' },
      lead: { pl: 'Trudniejsi i szczególni przeciwnicy.', en: 'Harder and special opponents.' },
      words: {
        pl: 'tryb koszmaru, zlecenia, desperacja, hachiko',
        en: 'nightmare mode, contracts, desperation, Hachiko',
      },
      clauses: [
        rule(
          'SEN-SOLO-NM-a',
          'Karty koszmaru znacznie wzmacniają przeciwników.',
          'Nightmare cards make opponents much stronger.',
        ),
        rule(
          'SEN-SOLO-NM-b',
          'W koszmarze karty z talii 3 lub 4 zastępują karty z talii 8.',
          'In a nightmare draws from deck 3 or 4 are replaced by deck 8.',
        ),
        reading('SEN-SOLO-NM-c', 'Domyślnie jedna; można więcej.', 'One by default; it may be more.'),
        rule(
          'SEN-SOLO-NM-d',
          'Bohater koszmaru ma zawsze swoją kartę koszmaru.',
          'A nightmare hero always has its own nightmare card.',
        ),
        rule(
          'SEN-SOLO-HERO-ashigaru',
          'Ashigaru i Hachiko walczą zawsze razem. Ashigaru: 1 z 1, 2 z 3, 1 z 5, dystans 2. Hachiko: zawsze swoje 5 kart, dystans 1.',
          'Ashigaru and Hachiko always fight as a pair. Ashigaru: 1 from 1, 2 from 3, 1 from 5, distance 2. Hachiko: always its own 5 cards, distance 1.',
        ),
        rule(
          'SEN-SOLO-HERO-assassin',
          'Zabójca zaczyna w Ukryciu: 1 z 1, 2 z 4, 1 z 5; dystans 1.',
          'Assassin starts hidden: 1 from 1, 2 from 4, 1 from 5; distance 1.',
        ),
        rule(
          'SEN-SOLO-HERO-kojiro',
          'Kojiro: po 1 z 1, 3, 4 i 5; dystans 1.',
          'Kojiro: 1 each from 1, 3, 4 and 5; distance 1.',
        ),
        rule(
          'SEN-SOLO-HERO-monk',
          'Mnich: 1 z 1, 2 z 3, 1 z 5; dystans 2.',
          'Monk: 1 from 1, 2 from 3, 1 from 5; distance 2.',
        ),
        rule(
          'SEN-SOLO-HERO-musashi',
          'Musashi: 1 z 1, 2 z 4, 1 z 5; dystans 1.',
          'Musashi: 1 from 1, 2 from 4, 1 from 5; distance 1.',
        ),
        rule(
          'SEN-SOLO-HERO-ninja',
          'Ninja zaczyna w Ukryciu: 1 z 1, 2 z 4, 1 z 5; dystans 1.',
          'Ninja starts hidden: 1 from 1, 2 from 4, 1 from 5; distance 1.',
        ),
        rule(
          'SEN-SOLO-HERO-onna-a',
          'Onna-Bugeisha: 1 z 1, 2 z 3, 1 z 5; dystans 2.',
          'Onna-Bugeisha: 1 from 1, 2 from 3, 1 from 5; distance 2.',
        ),
        rule(
          'SEN-SOLO-HERO-onna-b',
          'Jej Desperacja trwa, odkąd zostały jej najwyżej 2 rany do limitu.',
          'Her Desperation is active from the moment she has 2 or fewer wounds left.',
        ),
        rule(
          'SEN-SOLO-HERO-sailor',
          'Żeglarz: 1 z 1, 2 z 4, 1 z 5; dystans 1.',
          'Sailor: 1 from 1, 2 from 4, 1 from 5; distance 1.',
        ),
        rule(
          'SEN-SOLO-HERO-wakou',
          'Wakou: po 1 z 1, 3, 4 i 5; dystans 1. Kroki i obroty jednej ikony może mieszać.',
          'Wakou: 1 each from 1, 3, 4 and 5; distance 1. May mix the directions of one icon.',
        ),
        rule(
          'SEN-SOLO-HERO-yasuke',
          'Yasuke: 1 z 1, 2 z 4, 1 z 5; dystans 1.',
          'Yasuke: 1 from 1, 2 from 4, 1 from 5; distance 1.',
        ),
        rule(
          'SEN-SOLO-HERO-yojimbo',
          'Yojimbo: 1 z 1, 2 z 4, 1 z 5; dystans 1. Wygrywa od razu, gdy spełni trzy Zlecenia: Pierwsza Krew (rani bohatera atakiem), Kontratak (rani kontrą), Narzędzia Pracy (trafia dwiema różnymi kartami).',
          'Yojimbo: 1 from 1, 2 from 4, 1 from 5; distance 1. Wins at once when all three contracts are fulfilled: First Blood (wounds a hero with an attack), Counterattack (wounds with a counter), Tools of the Trade (hits with two different cards).',
        ),
      ],
      examples: [
        example(
          'SEN-SOLO-HERO-ashigaru',
          ['hachiko:bite'],
          'Hachiko ma tylko swoje karty, na przykład Ugryzienie psa.',
          'Hachiko has only its own cards, for instance Bite.',
          {
            format: 'solo',
            heroes: [{ hero: 'ronin' }],
            foes: [
              { kind: 'ashigaru', cell: '1,-3', facing: 3 },
              { kind: 'hachiko', cell: '0,-3', facing: 3 },
            ],
          },
        ),
      ],
    }),
  ],
};
