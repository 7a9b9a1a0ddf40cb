import type { RulesChapter } from '@kronika/kernel';
import { entry, example, rule } from '../build.ts';

/** Deck building. */
export const decks: RulesChapter = {
  id: 'deck-building',
  title: { pl: 'Budowa talii', en: 'Deck building' },
  entries: [
    entry('deck-size', {
      title: { pl: 'Wielkość i skład', en: 'Size and contents' },
      lead: { pl: '30 kart na szybki pojedynek, 40 na pełny.', en: '30 cards for a quick duel, 40 for a full one.' },
      words: { pl: 'talia, 30 kart, 40 kart, broń', en: 'deck, 30 cards, 40 cards, weapon' },
      clauses: [
        rule(
          'SEN-DECK-a',
          'Talie popisowe mają 30 kart; na początek graj nimi lub własną trzydziestką.',
          'Signature decks have 30 cards; play those or your own 30 at first.',
        ),
        rule(
          'SEN-DECK-b',
          'Poza tym talia ma 40 kart, jak na turnieju: popisowa i 10 więcej albo cała własna.',
          'Otherwise a deck has 40, as in tournaments: a signature deck and 10 more, or all your own.',
        ),
        rule(
          'SEN-DECK-h',
          'Główna Broń musi być jedną z broni bohatera; niektórzy biorą kilka.',
          'A core weapon must be one the hero names; some heroes take several.',
        ),
        rule('SEN-DECK-i', 'Kart Głównych nie wlicza się do 30 lub 40.', 'Core cards are outside the 30 or 40.'),
        rule(
          'SEN-DECK-j',
          'Kart podstawowych wolno użyć każdemu, popisowych tylko ich bohaterowi.',
          'Generic cards are for everybody, signature cards for their own hero only.',
        ),
        rule(
          'SEN-SIG-0',
          'Karty Główne z listy talii popisowej zaczynają na ręce.',
          'The core cards of a signature list start in hand.',
        ),
      ],
      examples: [
        example(
          'SEN-DECK-h',
          ['katana-cut', 'wakizashi-slice', 'yasuke-core'],
          'Karta Yasuke wchodzi do talii z dwiema broniami, na przykład Krótkim Cięciem Kataną i Cięciem Wakizashi.',
          'The card Yasuke comes with two weapons, for instance Katana Cut and Wakizashi Slice.',
        ),
      ],
      see: ['deck-ranks', 'core-cards'],
    }),
    entry('deck-ranks', {
      title: { pl: 'Rangi', en: 'Ranks' },
      lead: { pl: 'Im rzadsza ranga, tym mniej kopii.', en: 'The rarer the rank, the fewer the copies.' },
      words: { pl: 'drewno, stal, złoto, jadeit, kopie', en: 'wood, steel, gold, jade, copies' },
      clauses: [
        rule('SEN-DECK-c', 'Rangi: Główna, Drewno, Stal, Złoto, Jadeit.', 'Ranks: core, wood, steel, gold, jade.'),
        rule('SEN-DECK-d', 'Drewno: do 3 kopii.', 'Wood: up to 3 copies.'),
        rule('SEN-DECK-e', 'Stal: do 2 kopii.', 'Steel: up to 2 copies.'),
        rule(
          'SEN-DECK-f',
          'Złoto: 1 kopia i najwyżej 8 złotych kart razem.',
          'Gold: 1 copy, and at most 8 gold cards in all.',
        ),
        rule('SEN-DECK-g', 'Jadeit: jedna karta na całą talię.', 'Jade: one card in the whole deck.'),
      ],
      examples: [
        example(
          'SEN-DECK-g',
          ['heavy-armour', 'blood-fury-cut'],
          'Talia z Ciężką Zbroją nie zmieści już Cięcia Krwawej Furii: obie są jadeitowe.',
          'A deck with Heavy Armour has no room for Blood Fury Cut: both are jade.',
        ),
      ],
    }),
    entry('schools', {
      title: { pl: 'Szkoły nadzorowane', en: 'Sanctioned schools' },
      lead: { pl: 'Na turnieju najwyżej jedna.', en: 'In a tournament one at most.' },
      words: {
        pl: 'turniej, palące słońce, jesienny zając, jadeitowa rzeka',
        en: 'tournament, burning sun, autumn hare, jade river',
      },
      clauses: [
        rule(
          'SEN-DECK-k',
          'Kart szkoły używa tylko talia, która ją wybrała; wybrać można jedną.',
          'Cards of a school are for decks that have chosen it; one may be chosen.',
        ),
        rule(
          'SEN-DECK-l',
          'Bez wybranej szkoły żadnej z tych kart nie wolno użyć.',
          'Without a chosen school none of these cards may be used.',
        ),
        rule(
          'SEN-DECK-m',
          'Są trzy szkoły po trzy karty: Palącego Słońca, Jesiennego Zająca i Jadeitowej Rzeki.',
          'There are three schools of three cards: Burning Sun, Autumn Hare and Jade River.',
        ),
        rule('SEN-DECK-n', 'Listy szkół mogą się zmieniać.', 'The lists may change.'),
        rule(
          'SEN-DECK-o',
          'Każda talia popisowa mieści się w tych granicach.',
          'Every signature deck stays within these limits.',
        ),
      ],
      examples: [
        example(
          'SEN-DECK-m',
          ['wild-swing', 'quick-stab', 'diagonal-slash'],
          'Dziki Zamach, Szybkie Dźgnięcie i Skośne Cięcie są z trzech różnych szkół.',
          'Wild Swing, Quick Stab and Diagonal Slash are of three different schools.',
        ),
      ],
    }),
    entry('signature-decks', {
      title: { pl: 'Talie popisowe', en: 'Signature decks' },
      lead: { pl: 'Cztery gotowe talie z pudełka.', en: 'The four ready decks of the box.' },
      words: { pl: 'gotowa talia, startowa', en: 'ready deck, starter' },
      clauses: [
        rule(
          'SEN-SIG-ronin',
          'Ronin: Naginata, Ciężka Zbroja, pchnięcia i ogłuszenia.',
          'Ronin: naginata, Heavy Armour, shoves and stuns.',
        ),
        rule(
          'SEN-SIG-warrior',
          'Wojowniczka: Nodachi, Ogon Feniksa, szerokie łuki.',
          'Warrior: nodachi, Flaming Phoenix Arc, wide arcs.',
        ),
        rule(
          'SEN-SIG-master',
          'Mistrz: Tachi, Żmijowy Kieł, podglądanie i zamiany.',
          'Master: tachi, Hidden Viper Fang, peeking and replacements.',
        ),
        rule(
          'SEN-SIG-student',
          'Uczeń: katana, Ogon Grzmotu, bloki i obroty.',
          'Student: katana, Lightning Tail, blocks and turns.',
        ),
      ],
      examples: [
        example(
          'SEN-SIG-student',
          ['lightning-tail', 'katana-swing'],
          'W talii Ucznia jest jedyny jadeit, Ogon Grzmotu; Cięcie Kataną leży na ręce.',
          'The Student’s deck has its single jade card, Lightning Tail; Katana Swing is in hand.',
        ),
      ],
    }),
  ],
};
