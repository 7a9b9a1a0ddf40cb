import { printedId, type RulesEntry } from '@kronika/kernel';

/** How cards get from one place to another. */
export const movements: readonly RulesEntry[] = [
  {
    id: 'drawing',
    title: { pl: 'Dobieranie', en: 'Drawing' },
    lead: {
      pl: 'Dobiera się tylko karty konfliktu.',
      en: 'Only conflict cards are drawn.',
    },
    clauses: [
      {
        rule: 'L5R-DRAW-a',
        text: {
          pl: 'Dobrana karta trafia na rękę z wierzchu własnej talii konfliktu. Ile kart dobierze się w rundzie, nie jest ograniczone.',
          en: 'A drawn card goes from the top of the own conflict deck into the hand. There is no limit to the cards drawn in a round.',
        },
      },
      {
        rule: 'L5R-DRAW-b',
        text: {
          pl: 'Jeśli krok lub efekt daje kilka kart, bierze się je na rękę wszystkie naraz, nie jedną po drugiej.',
          en: 'If a step or an effect gives several cards, they are taken all at once, not one by one.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-DRAW-b',
        text: {
          pl: 'Sztuka Wojny każe dobrać 3 karty. Bierzesz wszystkie trzy naraz i dopiero wtedy na nie patrzysz.',
          en: 'The Art of War tells you to draw 3 cards. You take all three at once and only then look at them.',
        },
        cards: ['the-art-of-war'].map(printedId),
      },
    ],
    see: ['running-out-of-cards', 'draw-cards'],
  },
  {
    id: 'refilling',
    title: { pl: 'Wypełnianie prowincji', en: 'Refilling provinces' },
    lead: {
      pl: 'Opróżniona prowincja wypełnia się sama.',
      en: 'An emptied province is refilled by itself.',
    },
    clauses: [
      {
        rule: 'L5R-REFILL-a',
        text: {
          pl: 'Wypełnić prowincję to położyć na niej wierzchnią kartę talii dynastii, zakrytą i bez podglądania.',
          en: 'To refill a province is to place the top card of the dynasty deck on it, facedown and without looking.',
        },
      },
      {
        rule: 'L5R-REFILL-b',
        text: {
          pl: 'Gdy karta z jakiegokolwiek powodu opuści prowincję, prowincja wypełnia się sama po wszystkich reakcjach na to, jeśli wciąż nie ma na niej karty dynastii.',
          en: 'Whenever a card leaves a province for any reason, the province is refilled automatically after all reactions to that, if it still holds no dynasty card.',
        },
      },
      {
        rule: 'L5R-REFILL-c',
        text: {
          pl: 'Jeśli karta każe wypełnić prowincję odkrytą kartą, kładzie się ją odkrytą.',
          en: 'If a card tells you to refill faceup, the card is placed faceup.',
        },
      },
      {
        rule: 'L5R-REFILL-d',
        reading: 'interpretation',
        text: {
          pl: 'Spustoszone prowincje też się wypełnia. Na prowincji z twierdzą nie kładzie się kart dynastii, więc jej nigdy się nie wypełnia.',
          en: 'Broken provinces are refilled as well. The stronghold province never holds dynasty cards and so is never refilled.',
        },
      },
      {
        rule: 'L5R-REFILL-e',
        reading: 'interpretation',
        text: {
          pl: 'W kroku 1.4 wypełnienie następuje po decyzji o dodatkowym losie i po reakcjach na opuszczenie prowincji, także na wejście postaci stamtąd do gry. Jeśli taka reakcja sama wypełni prowincję, nie ma już czego wypełniać.',
          en: "In step 1.4 the refill follows the decision on extra fate and the reactions to the card's leaving the province, including those to the character's entering play from there. If such a reaction fills the province itself, nothing is left to refill.",
        },
      },
      {
        rule: 'L5R-REFILL-f',
        text: {
          pl: 'Nikt o tym nie decyduje, dzieje się to samo. Karta pochodzi z talii tego gracza, do którego należy prowincja.',
          en: "It is automatic and nobody's choice. The card comes from the deck of the player whose province it is.",
        },
      },
      {
        rule: 'L5R-REFILL-g',
        text: {
          pl: 'Zakryta karta pozostaje zakryta do kroku 1.2 następnej rundy i do tego czasu nie można jej zagrać, chyba że odkryje ją jakiś efekt.',
          en: 'A facedown card stays facedown until step 1.2 of the next round and cannot be played before, unless an effect turns it up.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-REFILL-c',
        text: {
          pl: 'Zagrywasz Gunsō Akodo z prowincji i używasz jego reakcji: kładziesz w niej odkrytą kartę, którą możesz zagrać jeszcze w tej fazie. Zwykłego wypełnienia już nie ma.',
          en: 'You play Akodo Gunsō from a province and use its reaction: a faceup card goes there, which you may still play in this phase. There is no ordinary refill any more.',
        },
        cards: ['akodo-gunso'].map(printedId),
      },
    ],
    see: ['running-out-of-cards', 'duplicates', 'dynasty-playing', 'holdings', 'regroup-discard'],
  },
  {
    id: 'moving',
    title: { pl: 'Przesuwanie i zamiana', en: 'Moving and switching' },
    lead: {
      pl: 'Do konfliktu, do domu, na inną postać: po przesunięciu coś jest gdzie indziej.',
      en: 'To a conflict, home, to another character: after a move something is elsewhere.',
    },
    clauses: [
      {
        rule: 'L5R-MOVE-a',
        text: {
          pl: 'Przesunąć można tylko gdzie indziej. Jeśli nie ma dokąd, przesunięcie w ogóle się nie zaczyna.',
          en: 'A move has to lead somewhere else. With nowhere to go it cannot even be started.',
        },
      },
      {
        rule: 'L5R-MOVE-b',
        text: {
          pl: 'Postać przesunięta do konfliktu uczestniczy w nim po stronie gracza, który ją kontroluje, przygotowana lub w ukłonie, tak jak była.',
          en: "A character moved to a conflict takes part on its controller's side, ready or bowed as it was.",
        },
      },
      {
        rule: 'L5R-SWITCH-a',
        text: {
          pl: 'Aby coś zamienić, trzeba mieć co zamienić: po obu stronach wymiany.',
          en: 'To switch things, there has to be something on both sides of the exchange.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-MOVE-b',
        text: {
          pl: 'Konny zwiadowca Shinjo może przesunąć się do konfliktu, jeśli jeszcze w nim nie uczestniczy. W ukłonie też może, ale wtedy nie dodaje sprawności.',
          en: 'Shinjo Outrider can move to the conflict if it does not take part yet. It can do so bowed, too, but then it adds no skill.',
        },
        cards: ['shinjo-outrider'].map(printedId),
      },
    ],
    see: ['keyword-covert', 'conflict-moving'],
  },
  {
    id: 'searching',
    title: { pl: 'Przeszukiwanie i tasowanie', en: 'Searching and shuffling' },
    lead: {
      pl: 'Kto przeszukuje, ogląda karty sam.',
      en: 'Whoever searches looks at the cards alone.',
    },
    clauses: [
      {
        rule: 'L5R-SEARCH-a',
        text: {
          pl: 'Przeszukujący gracz ogląda wszystkie karty, które ma przeszukać, i nikomu ich nie pokazuje.',
          en: 'The searching player looks at all cards in the searched place and shows them to nobody.',
        },
      },
      {
        rule: 'L5R-SEARCH-b',
        text: {
          pl: 'Wolno niczego nie znaleźć, nawet jeśli pasująca karta tam jest.',
          en: 'It is allowed to find nothing, even if a matching card is there.',
        },
      },
      {
        rule: 'L5R-SEARCH-c',
        reading: 'interpretation',
        text: {
          pl: 'Znalezioną kartę, która trafia do ukrytej strefy, pokazuje się przeciwnikowi jako dowód, że pasuje. Jeśli karta niczego nie wymaga, nie ma czego dowodzić i nie trzeba jej pokazywać.',
          en: 'A found card that goes to a hidden zone is shown to the opponent, as proof that it qualifies. If the search asks for nothing in particular, there is nothing to prove and it need not be shown.',
        },
      },
      {
        rule: 'L5R-SEARCH-d',
        text: {
          pl: 'Po przeszukaniu całej talii trzeba ją przetasować.',
          en: 'After a search of a whole deck the deck is shuffled.',
        },
      },
      {
        rule: 'L5R-SEARCH-e',
        text: {
          pl: 'Przeszukiwane karty przez cały czas są w swojej strefie.',
          en: 'While being searched, the cards are still in their zone.',
        },
      },
      {
        rule: 'L5R-SHUFFLE-a',
        text: {
          pl: 'Polecenie „przetasuj” dotyczy tylko talii, których dotknęła zdolność.',
          en: 'The instruction to shuffle is about the decks that the ability touched, and no others.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-SEARCH-c',
        text: {
          pl: 'Dodatek znaleziony przez Płatnerza Agasha trzeba pokazać. Karty wziętej dzięki Tajnej skrytce przeciwnik nie zobaczy, bo mogła być dowolna.',
          en: 'An attachment found by Agasha Swordsmith has to be shown. A card taken with Secret Cache remains secret, as any card would do.',
        },
        cards: ['agasha-swordsmith', 'secret-cache'].map(printedId),
      },
    ],
    see: ['effects', 'hidden-information'],
  },
];
