import { printedId, type RulesChapter } from '@kronika/kernel';

/** How cards enter and leave play, and who owns and controls them. */
export const comingAndGoing: RulesChapter = {
  id: 'coming-and-going',
  title: { pl: 'Wchodzenie i opuszczanie gry', en: 'Coming into play and leaving it' },
  entries: [
    {
      id: 'entering-play',
      title: { pl: 'Mobilizacja i umieszczanie w grze', en: 'Marshaling and putting into play' },
      lead: {
        pl: 'Są dwie drogi do gry i zdolności je odróżniają.',
        en: 'There are two ways into play, and abilities tell them apart.',
      },
      words: { pl: 'wchodzi do gry, umieść w grze, za darmo', en: 'enters play, put into play, for free' },
      clauses: [
        {
          rule: 'AGOT-MARSH-b',
          text: {
            pl: 'Zmobilizowana karta wchodzi do gry. Do gry wchodzi się tylko przez mobilizację i umieszczenie w grze. Wydarzenia się zagrywa, nigdy nie mobilizuje.',
            en: 'A marshaled card enters play. Marshaling and being put into play are the two ways to enter play. Events are played, never marshaled.',
          },
        },
        {
          rule: 'AGOT-PUT-a',
          text: {
            pl: '„Umieścić w grze” to przenieść kartę do gry spoza niej bez płacenia kosztu w złocie. Nie jest to mobilizacja.',
            en: '“Put into play” moves a card into play from an out-of-play zone without paying its gold cost. It is not marshaling.',
          },
        },
        {
          rule: 'AGOT-PUT-b',
          text: {
            pl: 'Jeśli nie napisano inaczej, karta trafia tam, gdzie wymagają zasady mobilizacji, na przykład dodatek na dozwoloną kartę.',
            en: 'Unless stated otherwise, the card goes where marshaling rules demand, an attachment on a legal host for example.',
          },
        },
        {
          rule: 'AGOT-PUT-c',
          text: {
            pl: 'Kopia karty unikatowej, którą gracz posiada i kontroluje w grze, wchodzi jako duplikat.',
            en: 'A copy of a unique card that the player owns and controls in play enters as a duplicate.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-PUT-a',
          text: {
            pl: 'Posiłki umieszczają w grze Littlefingera (5) z ręki. Nie płacisz za niego, ale też nie dobierasz 2 kart, bo nie został zmobilizowany. Areo Hotah, który reaguje na samo wejście do gry podczas wyzwania, mógłby natomiast swojej zdolności użyć.',
            en: 'Reinforcements put Littlefinger (5) into play from your hand. You do not pay for him, but you do not draw 2 cards, either, as he was not marshaled. Areo Hotah, who reacts to entering play as such, could use his ability during a challenge.',
          },
          cards: ['reinforcements', 'littlefinger', 'areo-hotah'].map(printedId),
        },
      ],
      see: ['marshaling', 'duplicates', 'setup-reveal', 'keyword-ambush'],
    },
    {
      id: 'leaving-play',
      title: { pl: 'Opuszczanie gry', en: 'Leaving play' },
      lead: {
        pl: 'Co się dzieje ze wszystkim, co było na karcie.',
        en: 'What becomes of everything that was on the card.',
      },
      words: { pl: 'żetony, dodatki, pamięć karty', en: 'tokens, attachments, memory of a card' },
      clauses: [
        {
          rule: 'AGOT-LEAVE-a',
          text: {
            pl: 'Gdy karta opuszcza grę, wszystkie skutki opisane niżej następują w tej samej chwili.',
            en: 'When a card leaves play, all the consequences below happen at the same moment.',
          },
        },
        {
          rule: 'AGOT-LEAVE-c',
          text: { pl: 'Wszystkie jej żetony wracają do skarbca.', en: 'All tokens on it go to the treasury.' },
        },
        {
          rule: 'AGOT-LEAVE-d',
          text: { pl: 'Wszystkie jej duplikaty są odrzucane.', en: 'All its duplicates are discarded.' },
        },
        {
          rule: 'AGOT-LEAVE-e',
          text: {
            pl: 'Wszystkie jej dodatki wracają na ręce właścicieli; nietrwałe są odrzucane.',
            en: "All its attachments return to their owners' hands; terminal ones are discarded.",
          },
        },
        {
          rule: 'AGOT-LEAVE-f',
          text: {
            pl: 'Efekty trwające i opóźnione, które na nią działały, dla niej się kończą.',
            en: 'Lasting and delayed effects that applied to it end for that card.',
          },
        },
        {
          rule: 'AGOT-LEAVE-b',
          reading: 'interpretation',
          text: {
            pl: 'Karta, która wraca do gry, jest nową kartą: nie pamięta żetonów, efektów, limitów ani udziału w wyzwaniu.',
            en: 'A card that returns to play is a new card: it remembers no tokens, effects, limits or participation.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-LEAVE-c',
          text: {
            pl: 'Ser Jorah Mormont ma 2 żetony zdrady i 3 żetony władzy. Wraca na rękę przez kartę Czego się nie robi dla miłości: wszystkie żetony przepadają. Gdy znów go zmobilizujesz, zaczyna od zera.',
            en: 'Ser Jorah Mormont has 2 betrayal tokens and 3 power. The Things I Do For Love returns him to hand: all tokens are lost. When you marshal him again, he starts from nothing.',
          },
          cards: ['ser-jorah-mormont', 'the-things-i-do-for-love'].map(printedId),
        },
      ],
      see: ['attachments-in-play', 'duplicates', 'in-play'],
    },
    {
      id: 'killing',
      title: { pl: 'Zabijanie', en: 'Killing' },
      lead: {
        pl: 'Zabijać można tylko postacie, a zabici trafiają na stos zabitych.',
        en: 'Only characters are killed, and the killed go to the dead pile.',
      },
      words: { pl: 'śmierć, zabić, ginie', en: 'death, die, kill' },
      clauses: [
        {
          rule: 'AGOT-KILL-a',
          text: {
            pl: 'Zabija się tylko postacie, efektami ramowymi albo zdolnościami. Zabita postać opuszcza grę i trafia na stos zabitych właściciela.',
            en: "Only characters are killed, by framework effects or abilities. A killed character leaves play for its owner's dead pile.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KILL-a',
          text: {
            pl: 'Poświęcasz Toporek do rzucania i zabijasz broniącą Sansę Stark: trafia na stos zabitych. Łupieżcy Grzechoczącej Koszuli odrzucają natomiast dodatek, a nie postać: trafia on na stos kart odrzuconych.',
            en: "You sacrifice Throwing Axe to kill the defending Sansa Stark: she goes to the dead pile. What Rattleshirt's Raiders discard is not a character but an attachment, which goes to the discard pile.",
          },
          cards: ['throwing-axe', 'sansa-stark', 'rattleshirts-raiders'].map(printedId),
        },
      ],
      see: ['piles', 'dead-pile-and-unique', 'military-claim', 'saving'],
    },
    {
      id: 'discard-and-sacrifice',
      title: { pl: 'Poświęcanie', en: 'Sacrificing' },
      lead: { pl: 'Poświęcenie to nie zabicie i nie odrzucenie.', en: 'A sacrifice is neither a kill nor a discard.' },
      words: { pl: 'poświęć, ofiara', en: 'sacrifice, offering' },
      clauses: [
        {
          rule: 'AGOT-SAC-a',
          text: {
            pl: 'Poświęcając, gracz wskazuje pasującą kartę, którą kontroluje, i kładzie ją na stosie kart odrzuconych jej właściciela.',
            en: "To sacrifice, a player picks a fitting card they control and puts it in its owner's discard pile.",
          },
        },
        {
          rule: 'AGOT-SAC-b',
          text: {
            pl: 'Dla innych zdolności poświęcenie nie jest ani zabiciem, ani odrzuceniem.',
            en: 'For other abilities a sacrifice is neither a kill nor a discard.',
          },
        },
        {
          rule: 'AGOT-SAC-c',
          text: {
            pl: 'Przed poświęceniem nie można ocalić. Jeśli karta jakimś sposobem nie opuści gry, poświęcenia nie było.',
            en: 'A sacrifice cannot be saved from. If the card somehow does not leave play, there was no sacrifice.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SAC-b',
          text: {
            pl: 'Poświęcasz Brana Starka, Lorda: Joffrey Baratheon na to nie reaguje, bo nikt nie został zabity. Robb Stark za to może: jego reakcja mówi o postaci Starków, którą poświęcono lub zabito.',
            en: 'You sacrifice Bran Stark, a Lord: Joffrey Baratheon does not react, as nobody was killed. Robb Stark may: his reaction is to a Stark character that is sacrificed or killed.',
          },
          cards: ['bran-stark', 'joffrey-baratheon', 'robb-stark'].map(printedId),
        },
      ],
      see: ['killing', 'costs-paying', 'piles'],
    },
    {
      id: 'changing-control',
      title: { pl: 'Własność i kontrola', en: 'Ownership and control' },
      lead: {
        pl: 'Właścicielem jest się przez całą grę, kontrola może się zmieniać.',
        en: 'Ownership lasts all game, control may change.',
      },
      words: { pl: 'właściciel, przejęcie kontroli, kradzież karty', en: 'owner, take control, steal a card' },
      clauses: [
        {
          rule: 'AGOT-OWN-a',
          text: {
            pl: 'Właścicielem karty jest gracz, w którego talii była na początku. Karty wchodzą do gry pod kontrolą właściciela, chyba że efekt mówi inaczej.',
            en: "A card's owner is the player whose deck held it at the start. Cards enter play under their owner's control unless an effect says otherwise.",
          },
        },
        {
          rule: 'AGOT-OWN-b',
          reading: 'interpretation',
          text: {
            pl: 'Zmiana kontroli bez podanego czasu trwa, dopóki karta jest w grze. Karta zachowuje pozycję, żetony i dodatki.',
            en: 'A change of control without a duration lasts as long as the card stays in play. The card keeps its standing or kneeling state, its tokens and its attachments.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-OWN-b',
          text: {
            pl: 'Wydarzenie Przywdziać czerń daje ci kontrolę nad kartą Horda dzikich przeciwnika. Jeśli klęczała, klęczy nadal. Zostaje u ciebie, dopóki jest w grze, a gdy zginie, trafia na stos zabitych przeciwnika.',
            en: "Take the Black gives you control of an opponent's Wildling Horde. If it was kneeling, it still is. It stays with you while it is in play, and when it is killed, it goes to the opponent's dead pile.",
          },
          cards: ['take-the-black', 'wildling-horde'].map(printedId),
        },
      ],
      see: ['whose-zones', 'participation', 'unique-cards'],
    },
  ],
};
