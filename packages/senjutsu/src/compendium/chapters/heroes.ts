import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Heroes, their Advantage, and the golden rule. */
export const heroes: RulesChapter = {
  id: 'heroes',
  title: { pl: 'Bohaterowie', en: 'Heroes' },
  entries: [
    entry('hero-cards', {
      title: { pl: 'Co ma bohater', en: 'What a hero has' },
      lead: { pl: 'Figurka, karta, drzewko Kamae i talia.', en: 'A figure, a card, a Kamae tree and a deck.' },
      words: { pl: 'karta bohatera, limit ręki, limit ran, broń', en: 'hero card, hand limit, wound limit, weapon' },
      clauses: [
        rule(
          'SEN-HERO-a',
          'Bohater to figurka, karta bohatera, drzewko Kamae, jedna Główna Zdolność, co najmniej jedna Główna Broń i talia Zdolności.',
          'A hero is a figure, a hero card, a Kamae tree, one core ability, at least one core weapon, and a deck of abilities.',
        ),
        rule(
          'SEN-HERO-b',
          'Karta bohatera podaje imię, Przewagę na start, limit kart na ręce, limit ran i bronie do wyboru.',
          'The hero card gives the name, the starting Advantage, the hand limit, the wound limit and the weapons to choose from.',
        ),
        rule(
          'SEN-HERO-c',
          'Limit ręki mówi, ile kart zdolności i ogłuszeń zostaje na ręce na koniec tury.',
          'The hand limit says how many ability cards and stuns are kept at the end of a turn.',
        ),
        rule(
          'SEN-HERO-d',
          'Tyle kart ran, ile wynosi limit, oznacza klęskę.',
          'As many wound cards as the limit mean defeat.',
        ),
        rule(
          'SEN-HERO-e',
          'W podstawce wszyscy mają limity 5 i 5. Przewaga: Mistrz 74, Uczeń 62, Wojowniczka 35, Ronin 27.',
          'In the base box everybody has limits of 5 and 5. Advantage: Master 74, Student 62, Warrior 35, Ronin 27.',
        ),
      ],
      examples: [
        example(
          'SEN-HERO-a',
          ['ronin-core', 'naginata-sweep'],
          'Ronin zaczyna z kartą Ronin i z Cięciem Naginatą na ręce, poza talią.',
          'A Ronin begins with Ronin and Naginata Sweep in hand, outside the deck.',
        ),
      ],
      see: ['core-cards', 'advantage'],
    }),
    entry('golden-rule', {
      title: { pl: 'Złota zasada', en: 'The golden rule' },
      lead: { pl: 'Karta wygrywa z zasadami.', en: 'A card beats the rules.' },
      words: { pl: 'sprzeczność, kolejność linii', en: 'contradiction, order of lines' },
      clauses: [
        rule(
          'SEN-GOLD-a',
          'Gdy karta przeczy zasadom, rację ma karta.',
          'Where a card contradicts the rules, the card is right.',
        ),
        rule(
          'SEN-GOLD-b',
          'Kartę rozpatruje się od góry do dołu, linia po linii, każdą do końca.',
          'A card is resolved from top to bottom, line by line, each to its end.',
        ),
      ],
      examples: [
        example(
          'SEN-GOLD-a',
          ['shikomizue-parry'],
          'Parada Shikomizue to karta Główna, a mimo to pozwala skontrować: tak mówi karta.',
          'Shikomizue Parry is a core card and still lets you counter: the card says so.',
        ),
      ],
    }),
    entry('advantage', {
      title: { pl: 'Przewaga', en: 'Advantage' },
      lead: {
        pl: 'Kolejność na torze rozstrzyga remisy i to, kto się wcześniej odsłania.',
        en: 'The order on the track breaks ties and says who has to commit first.',
      },
      words: { pl: 'tor przewagi, wachlarz, inicjatywa remis', en: 'advantage track, fan, tie-break' },
      clauses: [
        rule(
          'SEN-ADV-a',
          'Przewaga to kolejność znaczników na torze; wyższy znacznik ma Przewagę nad niższym.',
          'Advantage is the order of the markers on a track; of two, the higher one has Advantage.',
        ),
        rule(
          'SEN-ADV-b',
          'Na początku najwyżej stoi bohater o największej wydrukowanej wartości, potem kolejni.',
          'At the start the highest printed value is on top, then the others in turn.',
        ),
        rule(
          'SEN-ADV-c',
          'Wachlarz na karcie przenosi twój znacznik na samą górę; reszta zsuwa się bez zmiany kolejności.',
          'The fan on a card moves your marker to the top; the others slide down and keep their order.',
        ),
        reading(
          'SEN-ADV-d',
          'Równe wartości rozstrzyga los przed grą.',
          'Equal values are decided by chance before the game.',
        ),
      ],
      examples: [
        example(
          'SEN-ADV-c',
          ['war-cry'],
          'Ronin (27) zaczyna na dole toru. Po Okrzyku Wojennym jest na górze i rozstrzyga następny remis.',
          'The Ronin (27) begins at the bottom. After War Cry he is on top and decides the next tie.',
          {
            heroes: [
              { hero: 'master', cell: '0,-2', facing: 3 },
              { hero: 'ronin', cell: '0,2', facing: 0, hand: ['war-cry'] },
            ],
          },
        ),
      ],
      see: ['ties'],
    }),
  ],
};
