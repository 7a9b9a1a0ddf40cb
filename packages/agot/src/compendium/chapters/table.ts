import { printedId, type RulesChapter } from '@kronika/kernel';

/** Where cards lie, and who may see them. */
export const table: RulesChapter = {
  id: 'table',
  title: { pl: 'Stół: strefy i tajemnice', en: 'The table: zones and secrets' },
  entries: [
    {
      id: 'in-play',
      title: { pl: 'W grze i poza grą', en: 'In play and out of play' },
      lead: {
        pl: 'Zdolności działają na karty w grze, więc warto wiedzieć, które to są.',
        en: 'Abilities work on cards in play, so it pays to know what that means.',
      },
      words: {
        pl: 'strefa, obszar gry, wchodzi do gry, opuszcza grę',
        en: 'zone, play area, enters play, leaves play',
      },
      clauses: [
        {
          rule: 'AGOT-ZONE-a',
          text: {
            pl: 'W grze są: postacie, miejsca, dodatki i duplikaty na obszarach gry, karty stronnictw, odkryte fabuły, a w starciu noszone tytuły.',
            en: 'In play are the characters, locations, attachments and duplicates in the play areas, the faction cards, the revealed plots and, in melee, the titles that players hold.',
          },
        },
        {
          rule: 'AGOT-ZONE-b',
          text: {
            pl: 'Poza grą są: ręka, talia dobierania, stos kart odrzuconych, stos zabitych, talia fabuły, stos wykorzystanych fabuł, agenda i wszystko, co usunięto z gry.',
            en: 'Out of play are the hand, the draw deck, the discard pile, the dead pile, the plot deck, the used pile, the agenda, and everything removed from the game.',
          },
        },
        {
          rule: 'AGOT-ZONE-c',
          reading: 'interpretation',
          text: {
            pl: 'W starciu pula tytułów jest poza grą: tytuł wchodzi do gry w kroku 1.4 i opuszcza ją w kroku 7.4.',
            en: 'In melee the title pool is out of play: a title enters play in step 1.4 and leaves it in step 7.4.',
          },
        },
        {
          rule: 'AGOT-ZONE-d',
          text: {
            pl: 'Karta wchodzi do gry, gdy ze strefy poza grą trafia na obszar gry, a opuszcza ją, gdy wędruje w drugą stronę.',
            en: 'A card enters play when it moves from an out-of-play zone to the play area, and leaves play when it moves the other way.',
          },
        },
        {
          rule: 'AGOT-ZONE-e',
          text: { pl: 'Karta stronnictwa nigdy nie opuszcza gry.', en: 'A faction card never leaves play.' },
        },
        {
          rule: 'AGOT-ZONE-f',
          text: {
            pl: 'Odkryta fabuła opuszcza grę tylko wtedy, gdy przykryje ją następna. Nic innego jej nie usunie.',
            en: 'A revealed plot leaves play only when the next one covers it. Nothing else can make it leave.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ZONE-b',
          text: {
            pl: 'Konfiskata każe wybrać dodatek i odrzucić go z gry. Wskażesz Lód na postaci, ale nie Lód, który ktoś trzyma na ręce: ręka jest poza grą.',
            en: "Confiscation lets you choose an attachment and discard it from play. Ice on a character can be chosen, but not an Ice in somebody's hand: a hand is out of play.",
          },
          cards: ['confiscation', 'ice'].map(printedId),
        },
      ],
      see: ['leaving-play', 'entering-play', 'revealed-plot'],
    },
    {
      id: 'whose-zones',
      title: { pl: 'Czyje są strefy', en: 'Whose zones they are' },
      lead: { pl: 'Karty zawsze wracają do swojego właściciela.', en: 'Cards always go back to their owner.' },
      words: { pl: 'właściciel, cudza karta, talia', en: "owner, somebody else's card, deck" },
      clauses: [
        {
          rule: 'AGOT-ZONE-g',
          text: {
            pl: 'Karty w strefach poza grą kontroluje gracz, do którego należą te strefy.',
            en: 'Cards in out-of-play zones are controlled by the player whose zones they are.',
          },
        },
        {
          rule: 'AGOT-ZONE-h',
          text: {
            pl: 'Karta, która miałaby trafić do cudzej strefy poza grą, trafia do takiej samej strefy swojego właściciela. Dla wszystkich zdolności i kroków liczy się jednak tak, jakby znalazła się tam, gdzie wskazano.',
            en: "A card that would go to an out-of-play zone of somebody who does not own it goes to its owner's zone of that kind. For all abilities and steps it still counts as having gone where it was sent.",
          },
        },
        {
          rule: 'AGOT-ZONE-i',
          text: {
            pl: '„Talia” bez dodatkowego słowa to zawsze talia dobierania. Talię fabuły zawsze nazywa się w całości.',
            en: '“Deck” alone always means the draw deck. The plot deck is always called by its full name.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ZONE-h',
          text: {
            pl: 'Yoren umieścił w grze pod twoją kontrolą kartę Poparzeni ze stosu kart odrzuconych przeciwnika. Gdy ta postać zginie, trafi na stos zabitych przeciwnika, bo to on jest jej właścicielem.',
            en: "Yoren put a Burned Men from your opponent's discard pile into play under your control. When it is killed, it goes to your opponent's dead pile, as your opponent owns it.",
          },
          cards: ['yoren', 'burned-men'].map(printedId),
        },
      ],
      see: ['changing-control', 'piles', 'drawing'],
    },
    {
      id: 'piles',
      title: { pl: 'Stos kart odrzuconych i stos zabitych', en: 'Discard pile and dead pile' },
      lead: {
        pl: 'To dwa różne stosy, a dla unikatowych postaci ta różnica jest ogromna.',
        en: 'They are two different piles, and for unique characters the difference is huge.',
      },
      words: { pl: 'cmentarz, odrzucone, zabici, martwi', en: 'graveyard, discarded, killed, dead' },
      clauses: [
        {
          rule: 'AGOT-ZONE-j',
          text: {
            pl: 'Stos kart odrzuconych i stos zabitych to zawsze dwie osobne strefy.',
            en: 'The discard pile and the dead pile are two separate zones for every purpose.',
          },
        },
        {
          rule: 'AGOT-ZONE-k',
          text: {
            pl: 'Odrzucona karta, z gry lub spoza niej, trafia odkryta na stos kart odrzuconych swojego właściciela.',
            en: "A discarded card, from play or from elsewhere, goes faceup onto its owner's discard pile.",
          },
        },
        {
          rule: 'AGOT-ZONE-l',
          text: {
            pl: 'Zabita postać trafia odkryta na stos zabitych swojego właściciela.',
            en: "A killed character goes faceup onto its owner's dead pile.",
          },
        },
        {
          rule: 'AGOT-ZONE-m',
          text: {
            pl: 'Kolejność kart na tych stosach się nie zmienia, chyba że każe ją zmienić zdolność.',
            en: 'The order of both piles does not change unless an ability says so.',
          },
        },
        {
          rule: 'AGOT-ZONE-n',
          text: {
            pl: 'Gdy kilka kart jednego właściciela trafia na stos w tej samej chwili, to on wybiera, w jakiej kolejności.',
            en: 'When several cards of one owner reach a pile at the same moment, that owner picks their order.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ZONE-l',
          text: {
            pl: 'Zesłanie na Mur odrzuca twoją Sansę Stark: trafia na stos kart odrzuconych i następną kopię możesz normalnie zmobilizować. Gdyby Sansa zginęła za roszczenia, leżałaby na stosie zabitych i następna nie mogłaby już wejść do gry.',
            en: 'Marched to the Wall discards your Sansa Stark: she goes to the discard pile, and you can marshal your next copy as usual. Had Sansa been killed for claim, she would lie in the dead pile and keep further copies out.',
          },
          cards: ['marched-to-the-wall', 'sansa-stark'].map(printedId),
        },
      ],
      see: ['dead-pile-and-unique', 'killing', 'discard-and-sacrifice'],
    },
    {
      id: 'removed-and-pools',
      title: { pl: 'Usunięcie z gry i pula złota', en: 'Removed from the game, and the gold pool' },
      lead: {
        pl: 'Co jest usunięte, tego nie ma; co jest w puli złota, to można wydać.',
        en: 'What is removed is gone; what is in the gold pool can be spent.',
      },
      words: { pl: 'wygnanie, pula złota, rzędy', en: 'exile, banish, gold pool, rows' },
      clauses: [
        {
          rule: 'AGOT-ZONE-o',
          text: {
            pl: 'Karta usunięta z gry leży na boku i na nic nie wpływa. Jeśli nie podano, na jak długo, jest usunięta do końca rozgrywki.',
            en: 'A card removed from the game is set aside and has to do with nothing. Unless a duration is stated, it stays removed until the game ends.',
          },
        },
        {
          rule: 'AGOT-ZONE-p',
          text: {
            pl: 'Każdy gracz ma pulę złota: tam trafia zyskane złoto i stamtąd się płaci.',
            en: 'Each player has a gold pool: gold gained goes there, and gold paid comes from there.',
          },
        },
        {
          rule: 'AGOT-ZONE-q',
          text: {
            pl: 'Na stole postacie leżą w przednim rzędzie obszaru gracza, a miejsca w tylnym.',
            en: "On the table, characters lie in the front row of a player's area and locations in the back row.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ZONE-o',
          text: {
            pl: 'Pod koniec fazy dominacji usuwasz Varysa z gry, żeby odrzucić z gry wszystkie postacie. Varys nie trafia na żaden stos i już nic go nie przywróci.',
            en: 'As the dominance phase ends, you remove Varys from the game to discard each character from play. Varys goes to no pile, and nothing brings him back.',
          },
          cards: ['varys'].map(printedId),
        },
      ],
      see: ['costs-paying', 'income'],
    },
    {
      id: 'hidden-information',
      title: { pl: 'Co jest tajne', en: 'What is secret' },
      lead: {
        pl: 'Ręce, talie i wybory, które zapadły, ale nie zostały jeszcze ujawnione.',
        en: 'Hands, decks, and choices that are made but not revealed yet.',
      },
      words: { pl: 'ukryte informacje, ręka, zakryta karta, podgląd', en: 'hidden information, hand, facedown, peek' },
      clauses: [
        {
          rule: 'AGOT-INFO-a',
          text: { pl: 'Rękę widzi tylko jej właściciel.', en: 'A hand is seen by its player only.' },
        },
        {
          rule: 'AGOT-INFO-b',
          text: {
            pl: 'Talia dobierania leży zakryta dla wszystkich, także dla właściciela, a jej kolejność zmienia tylko tasowanie lub efekt, który to robi.',
            en: 'A draw deck is facedown for everybody, its owner included, and its order changes only when something shuffles or rearranges it.',
          },
        },
        {
          rule: 'AGOT-INFO-c',
          text: {
            pl: 'Talia fabuły jest zakryta, ale właściciel może ją przeglądać. Przeciwnicy nie.',
            en: 'A plot deck is facedown, but its owner may look through it. Opponents may not.',
          },
        },
        {
          rule: 'AGOT-INFO-d',
          text: {
            pl: 'Fabuła wybrana w kroku 1.2 pozostaje tajemnicą aż do kroku 1.3.',
            en: 'A plot chosen in step 1.2 stays secret until step 1.3.',
          },
        },
        {
          rule: 'AGOT-INFO-h',
          text: {
            pl: 'Zakrytą kartę w grze może obejrzeć gracz, który ją kontroluje. Inni nie mogą.',
            en: 'A facedown card in play may be looked at by the player who controls it, and by nobody else.',
          },
        },
        {
          rule: 'AGOT-INFO-i',
          reading: 'interpretation',
          text: {
            pl: 'Karty początkowe leżą zakryte aż do kroku 9 przygotowania gry. Przeciwnicy widzą, ile ich jest, ale nie jakie są i ile kosztują.',
            en: 'Setup cards stay facedown until setup step 9. Opponents see how many there are, not what they are or what they cost.',
          },
        },
        {
          rule: 'AGOT-INFO-j',
          text: {
            pl: 'W starciu wybór tytułu jest tajny, dopóki nie wybiorą wszyscy, a tytułów odłożonych losowo w kroku 1.4 nie zna nikt.',
            en: 'In melee the choice of a title is secret until all have chosen, and nobody knows the titles set aside at random in step 1.4.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-INFO-h',
          text: {
            pl: 'Arya Stark wchodzi do gry i dostaje wierzchnią kartę talii jako zakryty duplikat. Jej kontroler może ją obejrzeć, przeciwnik dowie się, co to było, dopiero gdy duplikat zostanie odrzucony.',
            en: 'Arya Stark enters play and gets the top card of the deck as a facedown duplicate. Her controller may look at it; the opponent learns what it was only when the duplicate is discarded.',
          },
          cards: ['arya-stark'].map(printedId),
        },
      ],
      see: ['open-information', 'revealing', 'facedown-cards'],
    },
    {
      id: 'open-information',
      title: { pl: 'Co jest jawne', en: 'What is open' },
      lead: {
        pl: 'Wszystko, co nie jest tajne, może sprawdzić każdy, w każdej chwili.',
        en: 'Whatever is not secret can be checked by anybody, at any time.',
      },
      words: { pl: 'jawne informacje, liczba kart, liczenie', en: 'public information, card count' },
      clauses: [
        {
          rule: 'AGOT-INFO-e',
          text: {
            pl: 'Stosy kart odrzuconych i stosy zabitych wszystkich graczy są jawne i każdy może je przeglądać, kiedy chce.',
            en: 'The discard piles and dead piles of all players are open, and anybody may browse them at any time.',
          },
        },
        {
          rule: 'AGOT-INFO-f',
          text: {
            pl: 'Wszyscy wiedzą, ile złota jest w każdej puli.',
            en: 'Everybody knows how much gold is in each pool.',
          },
        },
        {
          rule: 'AGOT-INFO-g',
          reading: 'interpretation',
          text: {
            pl: 'Jawne są też: żetony na kartach, stosy wykorzystanych fabuł, stronnictwa i agendy, noszone tytuły, pierwszy gracz, karty usunięte z gry oraz liczba kart w każdej tajnej strefie.',
            en: 'Open, too, are tokens on cards, used piles, factions and agendas, titles in play, who the first player is, cards removed from the game, and the number of cards in every hidden zone.',
          },
        },
        {
          rule: 'AGOT-INFO-k',
          reading: 'interpretation',
          text: {
            pl: 'Karty odrzucone losowo, za grabież lub odkryte stają się wtedy widoczne dla wszystkich. Kart dobranych lub dodanych na rękę zakrytych nie pokazuje się nikomu.',
            en: 'Cards discarded at random, pillaged or revealed become visible to all at that moment. Cards drawn, or added to a hand facedown, are shown to nobody.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-INFO-e',
          text: {
            pl: 'Odbudowa wtasowuje do talii do trzech kart ze stosu kart odrzuconych. Przeciwnik widzi dokładnie które: stos jest jawny. Gdzie w talii się znajdą, nie wie już nikt.',
            en: 'Rebuilding shuffles up to three cards from the discard pile into the deck. The opponent sees exactly which: the pile is open. Where in the deck they end up, nobody knows.',
          },
          cards: ['rebuilding'].map(printedId),
        },
      ],
      see: ['hidden-information', 'revealing', 'piles'],
    },
  ],
};
