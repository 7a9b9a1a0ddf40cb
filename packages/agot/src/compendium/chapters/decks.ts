import { printedId, type RulesChapter } from '@kronika/kernel';

/** What a deck may hold. */
export const decks: RulesChapter = {
  id: 'decks',
  title: { pl: 'Tworzenie talii', en: 'Deck building' },
  entries: [
    {
      id: 'deck-frame',
      title: { pl: 'Z czego składa się talia', en: 'What a deck consists of' },
      lead: {
        pl: 'Stronnictwo, agenda, siedem fabuł i co najmniej sześćdziesiąt kart.',
        en: 'A faction, an agenda, seven plots and at least sixty cards.',
      },
      words: { pl: 'deckbuilding, wielkość talii, 60 kart, 7 fabuł', en: 'deckbuilding, deck size, 60 cards, 7 plots' },
      clauses: [
        {
          rule: 'AGOT-DECK-a',
          text: {
            pl: 'Dokładnie jedna karta stronnictwa i najwyżej jedna agenda; może nie być żadnej.',
            en: 'Exactly one faction card, and at most one agenda, or none.',
          },
        },
        {
          rule: 'AGOT-DECK-c',
          text: {
            pl: 'Talia dobierania ma co najmniej 60 kart i nie ma górnej granicy.',
            en: 'The draw deck has at least 60 cards and no upper limit.',
          },
        },
        {
          rule: 'AGOT-DECK-g',
          text: {
            pl: 'Każda karta w talii dobierania i w talii fabuły musi być neutralna albo należeć do stronnictwa talii, chyba że zdolność pozwala na więcej. Karty neutralne pasują do każdej talii.',
            en: "Every card of the draw deck and of the plot deck must be neutral or of the deck's faction unless an ability allows more. Neutral cards fit any deck.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-DECK-g',
          text: {
            pl: 'Talia rodu Starków może mieć Littlefingera (neutralny) i Robba Starka. Margaery Tyrell może w niej być tylko z agendą Sztandar Róży.',
            en: 'A House Stark deck may have Littlefinger (neutral) and Robb Stark. Margaery Tyrell may be in it only with the agenda Banner of the Rose.',
          },
          cards: ['littlefinger', 'robb-stark', 'margaery-tyrell', 'banner-of-the-rose'].map(printedId),
        },
      ],
      see: ['deck-copies', 'deck-plots', 'deck-agendas'],
    },
    {
      id: 'deck-plots',
      title: { pl: 'Talia fabuły', en: 'The plot deck' },
      lead: {
        pl: 'Siedem kart, z których jedna może się powtórzyć.',
        en: 'Seven cards, one of which may appear twice.',
      },
      words: { pl: 'limit w talii fabuły, powtórzona fabuła', en: 'plot deck limit, repeated plot' },
      clauses: [
        {
          rule: 'AGOT-DECK-b',
          text: {
            pl: 'Dokładnie 7 fabuł. Jedna nazwa może wystąpić dwa razy, wszystkie inne raz.',
            en: 'Exactly 7 plots. One title may appear twice, every other once.',
          },
        },
        {
          rule: 'AGOT-DECK-f',
          text: {
            pl: '„Limit w talii fabuły: 1” zabrania drugiej kopii. Limit 3 lub więcej pozwala na tyle kopii, ale wtedy ta nazwa musi być jedyną powtórzoną.',
            en: "“Plot deck limit: 1” forbids a second copy. A limit of 3 or more permits up to that many, but the title must then be the deck's one repeated plot.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-DECK-b',
          text: {
            pl: 'Talia z dwiema kopiami fabuły Atak dzikim ogniem jest dozwolona, jeśli pozostałych pięć ma różne nazwy. Przewaga na morzu (limit 1) powtórzyć się nie może.',
            en: 'A plot deck with two copies of Wildfire Assault is legal if the other five have different titles. Naval Superiority (limit 1) cannot be repeated.',
          },
          cards: ['wildfire-assault', 'naval-superiority'].map(printedId),
        },
      ],
      see: ['deck-frame', 'plot-states'],
    },
    {
      id: 'deck-copies',
      title: { pl: 'Liczba kopii', en: 'Number of copies' },
      lead: { pl: 'Trzy kopie, chyba że karta mówi inaczej.', en: 'Three copies, unless the card says otherwise.' },
      words: { pl: 'limit w talii, trzy kopie', en: 'deck limit, three copies' },
      clauses: [
        {
          rule: 'AGOT-DECK-d',
          text: { pl: 'Najwyżej trzy kopie karty, licząc po nazwie.', en: 'At most three copies of a card, by title.' },
        },
        {
          rule: 'AGOT-DECK-e',
          text: {
            pl: '„Limit w talii: X” równy 2 lub mniej obniża, a równy 4 lub więcej podnosi granicę trzech kopii dla tej nazwy.',
            en: '“Deck limit: X” of 2 or less lowers, of 4 or more raises, the limit of three copies for that title.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-DECK-d',
          text: {
            pl: 'W pudełku są cztery karty Różany Trakt, ale w talii mogą być najwyżej trzy. Trzech Littlefingerów też wolno: w grze dodatkowi będą duplikatami.',
            en: 'The box holds four copies of The Roseroad, but a deck may have three at most. Three copies of Littlefinger are fine, too: in play the further ones become duplicates.',
          },
          cards: ['the-roseroad', 'littlefinger'].map(printedId),
        },
      ],
      see: ['deck-frame', 'unique-cards'],
    },
    {
      id: 'deck-loyalty',
      title: { pl: 'Lojalność', en: 'Loyalty' },
      lead: { pl: 'Lojalne karty zostają przy swoim rodzie.', en: 'Loyal cards stay with their own house.' },
      words: { pl: 'lojalna, zwój, inne stronnictwo', en: 'loyal, scroll, other faction' },
      clauses: [
        {
          rule: 'AGOT-DECK-h',
          text: {
            pl: 'Lojalnej karty można użyć tylko w talii jej własnego stronnictwa, także wtedy, gdy gra się ze sztandarem.',
            en: 'A loyal card can be used only in a deck of its own faction, also with a banner.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-DECK-h',
          text: {
            pl: 'Z agendą Sztandar Lwa możesz dodać Tyriona Lannistera (nielojalny), ale nie Tywina Lannistera ani Cersei Lannister: oboje są lojalni.',
            en: 'With Banner of the Lion you may add Tyrion Lannister (not loyal), but neither Tywin Lannister nor Cersei Lannister: both are loyal.',
          },
          cards: ['banner-of-the-lion', 'tyrion-lannister', 'tywin-lannister', 'cersei-lannister'].map(printedId),
        },
      ],
      see: ['deck-agendas', 'card-anatomy'],
    },
    {
      id: 'deck-agendas',
      title: { pl: 'Agendy: sztandary i Wierność', en: 'Agendas: banners and Fealty' },
      lead: {
        pl: 'Sztandar otwiera drugie stronnictwo, Wierność nagradza lojalność.',
        en: 'A banner opens a second faction, Fealty rewards loyalty.',
      },
      words: { pl: 'sztandar, wierność, agenda, dwanaście kart', en: 'banner, fealty, agenda, twelve cards' },
      clauses: [
        {
          rule: 'AGOT-DECK-i',
          text: {
            pl: 'Sztandar, po jednym na stronnictwo: wolno dodać nielojalne karty jego stronnictwa, a musi ich być co najmniej 12.',
            en: 'A banner, one per faction: non-loyal cards of its faction may be included, and there must be at least 12 of them.',
          },
        },
        {
          rule: 'AGOT-DECK-j',
          text: {
            pl: 'Wierność: najwyżej 15 neutralnych kart w talii dobierania. Akcja: klęknij kartą stronnictwa, aby następna lojalna karta zmobilizowana lub zagrana w tej fazie kosztowała o 1 mniej.',
            en: 'Fealty: at most 15 neutral cards in the draw deck. Action: kneel the faction card to make the next loyal card marshaled or played this phase cost 1 less.',
          },
        },
        {
          rule: 'AGOT-DECK-k',
          reading: 'interpretation',
          text: {
            pl: 'Karty dla sztandaru i Wierności liczy się tylko w talii dobierania, nie w talii fabuły. Sztandar własnego stronnictwa nic nie daje, więc taka talia nie jest dozwolona.',
            en: "The counts of banners and Fealty concern the draw deck only, not plots. A banner of the deck's own faction has no use, so such a deck is not legal.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-DECK-i',
          text: {
            pl: 'Talia Lannisterów z agendą Sztandar Straży potrzebuje co najmniej 12 nielojalnych kart Nocnej Straży, na przykład Jona Snowa i kart Oddział zwiadowców. Samwell Tarly jest lojalny, więc nie wchodzi.',
            en: "A Lannister deck with Banner of the Watch needs at least 12 non-loyal Night's Watch cards, such as Jon Snow and Ranging Party. Samwell Tarly is loyal and may not be included.",
          },
          cards: ['banner-of-the-watch', 'jon-snow', 'ranging-party', 'samwell-tarly'].map(printedId),
        },
      ],
      see: ['deck-loyalty', 'deck-frame', 'faction-and-agenda'],
    },
  ],
};
