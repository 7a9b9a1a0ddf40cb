import { printedId, type RulesEntry } from '@kronika/kernel';

/** The two decks for a first game. */
export const starterDecks: readonly RulesEntry[] = [
  {
    id: 'starter-decks',
    title: { pl: 'Talie startowe', en: 'Starter decks' },
    lead: {
      pl: 'Na pierwszą partię są gotowe małe talie Żurawia i Lwa.',
      en: 'For a first game there are two small ready-made decks, Crane and Lion.',
    },
    clauses: [
      {
        rule: 'L5R-START-a',
        text: {
          pl: 'Talii startowych nie obowiązują zasady o liczbie kart. Nie mają roli ani kart nieklanowych.',
          en: 'The rules on deck size do not apply to starter decks. They have no role and no out-of-clan cards.',
        },
      },
      {
        rule: 'L5R-START-b',
        text: {
          pl: 'Każda wymieniona karta jest w talii raz, chyba że podano liczbę.',
          en: 'Each card on a list is there once, unless a number is given.',
        },
      },
      {
        rule: 'L5R-START-CHECK',
        text: {
          pl: 'Obie talie razem zużywają wszystkie neutralne karty dynastii i konfliktu z jednego pudełka oprócz Nowicjusza Opiekunów i Nowicjusza Poszukiwaczy, którzy wymagają roli. Żadna z dziesięciu prowincji się nie powtarza.',
          en: 'Both decks together use all neutral dynasty and conflict cards of one box except Keeper Initiate and Seeker Initiate, which need a role. All ten provinces differ.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-START-CHECK',
        text: {
          pl: 'Z trzech kopii karty Gwardzista Seppun dwie są w talii Żurawia, a jedna w talii Lwa. Z kartą Dworzanin Otomo jest odwrotnie. Nowicjusza Opiekunów nie ma w żadnej z nich: wymaga roli Opiekuna, a talie startowe nie mają roli.',
          en: 'Of the three copies of Seppun Guardsman two are in the Crane deck and one is in the Lion deck. With Otomo Courtier it is the other way round. Keeper Initiate is in neither: it needs a Keeper role, and starter decks have no role.',
        },
        cards: ['seppun-guardsman', 'otomo-courtier', 'keeper-initiate'].map(printedId),
      },
    ],
    see: ['starter-crane', 'starter-lion', 'deck-formats'],
  },
  {
    id: 'starter-crane',
    title: { pl: 'Talia startowa Żurawia', en: 'Crane starter deck' },
    lead: {
      pl: 'Talia Żurawia stawia na dwór, honor i pojedynki.',
      en: 'The Crane deck is about the court, honor and duels.',
    },
    clauses: [
      {
        rule: 'L5R-START-CRANE-stronghold',
        text: {
          pl: 'Twierdza: Shizuka Toshi.',
          en: 'Stronghold: Shizuka Toshi.',
        },
      },
      {
        rule: 'L5R-START-CRANE-provinces',
        text: {
          pl: 'Prowincje: Sztuka Pokoju (Powietrze), Umocnione pozycje (Ziemia), Nocny wypad (Ogień), Za wspólną sprawę (Woda), Publiczna kompromitacja (Pustka).',
          en: 'Provinces: The Art of Peace (Air), Entrenched Position (Earth), Night Raid (Fire), Rally to the Cause (Water), Shameful Display (Void).',
        },
      },
      {
        rule: 'L5R-START-CRANE-dynasty',
        text: {
          pl: 'Talia dynastii (22 karty): po jednej kopii każdej karty dynastii Żurawia z zestawu podstawowego (14), po jednej: Dworzanin Otomo, Mistyk Miya, Dogodna pozycja i Cesarski skład, oraz po dwie: Gwardzista Seppun i Wędrowny ronin.',
          en: 'Dynasty deck (22 cards): one of each Crane dynasty card in the core set (14), one each of Otomo Courtier, Miya Mystic, Favorable Ground and Imperial Storehouse, and two each of Seppun Guardsman and Wandering Ronin.',
        },
      },
      {
        rule: 'L5R-START-CRANE-conflict',
        text: {
          pl: 'Talia konfliktu (24 karty): po jednej kopii każdej karty konfliktu Żurawia (10) i każdej neutralnej karty konfliktu (14) z zestawu podstawowego.',
          en: 'Conflict deck (24 cards): one of each Crane conflict card (10) and of each neutral conflict card (14) in the core set.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-START-CRANE-provinces',
        text: {
          pl: 'Talia startowa Żurawia na stole: Shizuka Toshi i prowincje Sztuka Pokoju, Umocnione pozycje, Nocny wypad, Za wspólną sprawę oraz Publiczna kompromitacja.',
          en: 'The Crane starter deck on the table: Shizuka Toshi and the provinces The Art of Peace, Entrenched Position, Night Raid, Rally to the Cause and Shameful Display.',
        },
        cards: [
          'shizuka-toshi',
          'the-art-of-peace',
          'entrenched-position',
          'night-raid',
          'rally-to-the-cause',
          'shameful-display',
        ].map(printedId),
      },
    ],
    see: ['starter-decks', 'starter-lion'],
  },
  {
    id: 'starter-lion',
    title: { pl: 'Talia startowa Lwa', en: 'Lion starter deck' },
    lead: {
      pl: 'Talia Lwa stawia na konflikty militarne i licznych wojowników.',
      en: 'The Lion deck is about military conflicts and many warriors.',
    },
    clauses: [
      {
        rule: 'L5R-START-LION-stronghold',
        text: {
          pl: 'Twierdza: Yōjin no Shiro.',
          en: 'Stronghold: Yōjin no Shiro.',
        },
      },
      {
        rule: 'L5R-START-LION-provinces',
        text: {
          pl: 'Prowincje: Sztuka Wojny (Woda), Ziemie Przodków (Ziemia), Wypielęgnowany ogród (Powietrze), Medytacje nad Tao (Ogień), Pielgrzymka (Pustka).',
          en: 'Provinces: The Art of War (Water), Ancestral Lands (Earth), Manicured Garden (Air), Meditations on the Tao (Fire), Pilgrimage (Void).',
        },
      },
      {
        rule: 'L5R-START-LION-dynasty',
        text: {
          pl: 'Talia dynastii (22 karty): po jednej kopii każdej karty dynastii Lwa z zestawu podstawowego (14), po jednej: Gwardzista Seppun, Wędrowny ronin, Dogodna pozycja i Cesarski skład, oraz po dwie: Dworzanin Otomo i Mistyk Miya.',
          en: 'Dynasty deck (22 cards): one of each Lion dynasty card in the core set (14), one each of Seppun Guardsman, Wandering Ronin, Favorable Ground and Imperial Storehouse, and two each of Otomo Courtier and Miya Mystic.',
        },
      },
      {
        rule: 'L5R-START-LION-conflict',
        text: {
          pl: 'Talia konfliktu (24 karty): po jednej kopii każdej karty konfliktu Lwa (10) i każdej neutralnej karty konfliktu (14) z zestawu podstawowego.',
          en: 'Conflict deck (24 cards): one of each Lion conflict card (10) and of each neutral conflict card (14) in the core set.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-START-LION-provinces',
        text: {
          pl: 'Talia startowa Lwa na stole: Yōjin no Shiro i prowincje Sztuka Wojny, Ziemie Przodków, Wypielęgnowany ogród, Medytacje nad Tao oraz Pielgrzymka.',
          en: 'The Lion starter deck on the table: Yōjin no Shiro and the provinces The Art of War, Ancestral Lands, Manicured Garden, Meditations on the Tao and Pilgrimage.',
        },
        cards: [
          'yojin-no-shiro',
          'the-art-of-war',
          'ancestral-lands',
          'manicured-garden',
          'meditations-on-the-tao',
          'pilgrimage',
        ].map(printedId),
      },
    ],
    see: ['starter-decks', 'starter-crane'],
  },
];
