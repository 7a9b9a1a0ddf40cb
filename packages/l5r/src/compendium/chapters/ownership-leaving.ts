import { printedId, type RulesEntry } from '@kronika/kernel';

/** How cards leave play. */
export const departures: readonly RulesEntry[] = [
  {
    id: 'leaving-play',
    title: { pl: 'Opuszczenie gry', en: 'Leaving play' },
    lead: {
      pl: 'Karta, która opuszcza grę, zostawia za sobą wszystko, co na niej było.',
      en: 'A card that leaves play leaves everything behind that was on it.',
    },
    clauses: [
      {
        rule: 'L5R-LEAVE-a',
        text: {
          pl: '„Opuszcza grę” obejmuje każdą drogę z gry poza grę: na stos odrzuconych kart, na rękę, do talii i każdą inną.',
          en: '“Leaves play” covers every way from in play to out of play: to a discard pile, to a hand, to a deck and any other.',
        },
      },
      {
        rule: 'L5R-LEAVE-b',
        text: {
          pl: 'W tej samej chwili wszystkie żetony i znaczniki z karty wracają do ogólnej puli.',
          en: 'At the same moment all tokens on the card return to the general pool.',
        },
      },
      {
        rule: 'L5R-LEAVE-c',
        text: {
          pl: 'W tej samej chwili dołączone do niej dodatki zostają odrzucone, a rodowe wracają na ręce swoich właścicieli.',
          en: 'At the same moment the attachments on it are discarded, while ancestral ones return to the hands of their owners.',
        },
      },
      {
        rule: 'L5R-LEAVE-d',
        text: {
          pl: 'Przestają na nią działać długotrwałe i opóźnione efekty. Jeśli wróci do gry, będzie zupełnie nową kartą.',
          en: 'Lasting and delayed effects stop affecting it. If it comes back, it is a wholly new object.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-LEAVE-c',
        text: {
          pl: 'Adept cieni z 2 żetonami losu i Wyborną kataną wraca na rękę dzięki swojej akcji. Los trafia do ogólnej puli, a katana na stos odrzuconych kart.',
          en: 'Adept of Shadows with 2 fate and a Fine Katana returns to hand by its own action. The fate goes to the general pool, the Katana to the discard pile.',
        },
        cards: ['adept-of-shadows', 'fine-katana'].map(printedId),
        situation: { seats: [{ play: ['adept-of-shadows (fate 2) + fine-katana'] }, {}] },
      },
    ],
    see: ['keyword-ancestral', 'keywords-on-leaving', 'lasting-effects', 'in-play', 'personal-honor'],
  },
  {
    id: 'sacrificing',
    title: { pl: 'Poświęcenie', en: 'Sacrificing' },
    lead: {
      pl: 'Poświęcenie to oddanie własnej karty.',
      en: 'To sacrifice is to give up a card of your own.',
    },
    clauses: [
      {
        rule: 'L5R-SAC-a',
        text: {
          pl: 'Gracz wskazuje kartę w grze, którą kontroluje i która spełnia wymagania, i odkłada ją na stos odrzuconych kart jej właściciela.',
          en: "The player picks a card in play that they control and that meets the requirement, and puts it in its owner's discard pile.",
        },
      },
      {
        rule: 'L5R-SAC-b',
        text: {
          pl: 'Jeśli karta w końcu nie opuści gry, poświęcenie się nie udało, a jeśli było kosztem, koszt nie został zapłacony.',
          en: 'If the card does not leave play after all, the sacrifice failed, and if it was a cost, the cost was not paid.',
        },
      },
      {
        rule: 'L5R-SAC-c',
        text: {
          pl: 'Poświęcenie to nie odrzucenie: nie spełnia warunków dotyczących innych sposobów opuszczenia gry. Spełnia za to warunek „opuszcza grę”. (Zasady wprowadzające nazywają poświęcenie odrzuceniem; rację ma Kompendium zasad.)',
          en: 'A sacrifice is not a discard: it meets no condition about other ways of leaving play. It does count as “leaves play”. (Learn to Play calls it discarding; the Rules Reference is right.)',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-SAC-b',
        text: {
          pl: 'Kosztem Stosu pogrzebowego jest poświęcenie postaci. Jeśli uratujesz ją Odroczeniem, zostaje w grze, ale koszt nie jest zapłacony i karty nie dobierasz.',
          en: 'The cost of Funeral Pyre is to sacrifice a character. If you save it with Reprieve, it stays in play, but the cost is not paid and you draw no card.',
        },
        cards: ['funeral-pyre', 'reprieve'].map(printedId),
      },
    ],
    see: ['costs', 'leaving-play', 'discard-piles'],
  },
];
