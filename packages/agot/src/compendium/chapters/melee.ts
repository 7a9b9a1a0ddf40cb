import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** What is different with three or more players. */
export const melee: RulesChapter = {
  id: 'melee',
  title: { pl: 'Starcie: tytuły i sojusze', en: 'Melee: titles and alliances' },
  entries: [
    {
      id: 'titles-choosing',
      title: { pl: 'Wybór tytułów (starcie)', en: 'Choosing titles (melee)' },
      lead: {
        pl: 'Krok 1.4, tylko w starciu: tytuły krążą w kolejności rozgrywki i każdy potajemnie bierze jeden.',
        en: 'Step 1.4, in melee only: the titles go round in player order, and everybody secretly takes one.',
      },
      words: { pl: 'pula tytułów, draft tytułów, ile tytułów', en: 'title pool, draft, how many titles' },
      clauses: [
        {
          rule: 'AGOT-TITLE-a',
          text: {
            pl: 'W starciu pula to te z sześciu tytułów, których nikt nie nosi; na początku kroku 1.4 wszystkie. Tasuje się je zakryte i losowo odkłada jeden, przy trojgu graczach dwa, a przy sześciorgu lub więcej żadnego.',
            en: 'In melee the pool is those of the six titles that nobody holds; at the start of step 1.4 that is all of them. They are shuffled facedown and one is set aside at random, two with three players, none with six or more.',
          },
        },
        {
          rule: 'AGOT-TITLE-h',
          text: {
            pl: 'W starciu oznacza to: 3 graczy – cztery do wyboru, jeden zostaje; 4 – pięć do wyboru, jeden zostaje; 5 – piąty bierze ostatni; 6 – szósty bierze ostatni; od 7 w górę kto przychodzi po szóstym, nie dostaje nic.',
            en: 'In melee this means: 3 players – four to choose from, one is left over; 4 – five to choose from, one is left over; 5 – the fifth takes the last; 6 – the sixth takes the last; with 7 or more, whoever comes after the sixth gets nothing.',
          },
        },
        {
          rule: 'AGOT-TITLE-b',
          reading: 'interpretation',
          text: {
            pl: 'W starciu liczbę odłożonych tytułów wyznaczają gracze, którzy jeszcze grają. Gdy zostało ich dwoje, odkłada się dwa, jak przy trojgu.',
            en: 'In melee the number set aside follows the players still in the game. With two left, two are set aside, as with three.',
          },
        },
        {
          rule: 'AGOT-TITLE-c',
          text: {
            pl: 'W starciu pierwszy gracz ogląda nieodłożone tytuły, potajemnie bierze jeden i podaje resztę dalej; po kolei tak samo robi każdy.',
            en: 'In melee the first player looks at the titles not set aside, secretly takes one and passes on the others; everybody else does the same in player order.',
          },
        },
        {
          rule: 'AGOT-TITLE-d',
          text: {
            pl: 'W starciu niewybrane i odłożone tytuły wracają potem w losowej kolejności do puli, a wybrane odkrywa się razem: wchodzą do gry jednocześnie, pod kontrolą tych, którzy je wzięli.',
            en: 'In melee the unchosen and set-aside titles then return to the pool in random order, and the chosen ones are turned up together: they enter play at the same time, controlled by their holders.',
          },
        },
        {
          rule: 'AGOT-TITLE-e',
          text: {
            pl: 'W starciu w więcej niż sześć osób ten, kto miałby wybierać z pustej puli, gra tę rundę bez tytułu.',
            en: 'In a melee of more than six, anyone who would choose from an empty pool has no title this round.',
          },
        },
        {
          rule: 'AGOT-TITLE-f',
          text: {
            pl: 'W starciu tytuł nosi się do końca rundy i działa, dopóki nie wróci do puli w kroku 7.4.',
            en: 'In melee a title is held for the rest of the round and works until it goes back to the pool in step 7.4.',
          },
        },
        {
          rule: 'AGOT-TITLE-i',
          reading: 'interpretation',
          text: {
            pl: 'W starciu tytuł, który opuści grę wcześniej, wraca do puli, a kto go nosił, do końca rundy nie ma żadnego.',
            en: 'In melee a title that leaves play earlier returns to the pool, and its former holder has none for the rest of the round.',
          },
        },
        {
          rule: 'AGOT-TITLE-g',
          reading: 'interpretation',
          text: {
            pl: 'W starciu tytuł trzeba wziąć, dopóki jakiś jest.',
            en: 'In melee taking a title is mandatory as long as there is one.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TITLE-c',
          text: {
            pl: 'Gra troje: odkładają się losowo dwa tytuły. Pierwszy gracz widzi cztery i bierze tytuł Regent Korony, drugi widzi trzy i bierze tytuł Starszy nad Statkami, trzeci wybiera z dwóch tytuł Starszy nad Monetą. Odkrywają je razem.',
            en: 'Three play: two titles are set aside at random. The first player sees four and takes Crown Regent, the second sees three and takes Master of Ships, the third chooses Master of Coin out of two. They turn them up together.',
          },
          cards: ['crown-regent', 'master-of-ships', 'master-of-coin'].map(printedId),
        },
      ],
      see: ['titles-six', 'plot-phase-end', 'hidden-information'],
    },
    {
      id: 'titles-six',
      title: { pl: 'Sześć tytułów (starcie)', en: 'The six titles (melee)' },
      lead: {
        pl: 'Kto kogo w starciu wspiera i z kim rywalizuje; Regent Korony stoi obok.',
        en: 'Who supports and who rivals whom in melee; the Crown Regent stands aside.',
      },
      words: {
        pl: 'namiestnik, regent, starszy nad monetą, lista tytułów',
        en: 'hand, regent, master of coin, list of titles',
      },
      clauses: [
        {
          rule: 'AGOT-TITLE-BONUS-a',
          text: {
            pl: 'W starciu +1 SIŁY Królewskiego Namiestnika (władza), Starszego nad Statkami (militarne) i Starszego nad Szeptaczami (intryga) dodaje się do sumy jego strony w każdym wyzwaniu tego rodzaju, w którym ma co najmniej jedną uczestniczącą postać, czy atakuje, czy broni.',
            en: "In melee the +1 STR of the Hand of the King (power), Master of Ships (military) and Master of Whispers (intrigue) adds to the holder's total in every challenge of that type in which they have at least one participating character, attacking or defending.",
          },
        },
        {
          rule: 'AGOT-TITLE-COIN-a',
          text: {
            pl: 'W starciu +2 Starszego nad Monetą to modyfikator złota na fabule tego, kto go nosi, czyli część dochodu.',
            en: "In melee the +2 of the Master of Coin is a gold modifier on the holder's plot, and so part of income.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TITLE-COIN-a',
          text: {
            pl: 'W starciu Starszy nad Monetą wspiera tytuł Starszy nad Statkami, a rywalizuje z tytułami Królewski Namiestnik i Starszy nad Szeptaczami. Z fabułą Szlachetna sprawa (5) jego dochód to 7.',
            en: 'In melee Master of Coin supports Master of Ships and rivals Hand of the King and Master of Whispers. With the plot A Noble Cause (5) the income is 7.',
          },
          cards: ['master-of-coin', 'master-of-ships', 'hand-of-the-king', 'master-of-whispers', 'a-noble-cause'].map(
            printedId,
          ),
          situation: {
            seats: [
              { title: 'master-of-coin', plot: 'a-noble-cause' },
              { title: 'master-of-ships' },
              { title: 'hand-of-the-king' },
              { title: 'master-of-whispers' },
            ],
          } satisfies AgotSituation,
          values: [{ card: printedId('a-noble-cause'), of: 'income' }],
        },
      ],
      see: ['titles-bonuses', 'support', 'rivalry', 'titles-choosing'],
    },
    {
      id: 'titles-bonuses',
      title: { pl: 'Premie do SIŁY (starcie)', en: 'STR bonuses (melee)' },
      lead: {
        pl: 'Kiedy w starciu premia z tytułu działa, a kiedy nie.',
        en: 'When the bonus of a title counts in melee, and when it does not.',
      },
      words: { pl: 'premia tytułu, +1 siły, +2 do dominacji', en: 'title bonus, plus dominance' },
      clauses: [
        {
          rule: 'AGOT-TITLE-BONUS-b',
          text: {
            pl: 'W starciu +2 Regenta Korony liczy się tylko w kroku 5.2, przy dominacji.',
            en: 'In melee the +2 of the Crown Regent counts only in step 5.2, for dominance.',
          },
        },
        {
          rule: 'AGOT-TITLE-BONUS-c',
          text: {
            pl: 'W starciu bez uczestniczącej postaci premii nie ma: kto nie zadeklaruje obrońcy, broni się z sumą 0 i wyzwanie może być niebronione. Z jednym uczestnikiem o SILE 0 suma to już 1.',
            en: 'In melee there is no bonus without a participating character: a holder who declares no defender defends with 0, and the challenge can be unopposed. With one participant of STR 0 the total is 1.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TITLE-BONUS-c',
          text: {
            pl: 'Starcie: gracz z tytułem Królewski Namiestnik nie broni się w wyzwaniu władzy. Jego +1 nie działa i wyzwanie jest niebronione. Gdyby bronił Branem Starkiem (1), miałby 2.',
            en: 'Melee: the player with Hand of the King does not defend in a power challenge. The +1 does not count, and the challenge is unopposed. Defending with Bran Stark (1) would make 2.',
          },
          cards: ['hand-of-the-king', 'bran-stark'].map(printedId),
          situation: {
            seats: [
              { faction: 'house-lannister' },
              { faction: 'house-stark', title: 'hand-of-the-king', play: ['bran-stark (kneeling, defending)'] },
              {},
            ],
            challenge: { attacker: 0, type: 'power', against: 1 },
          } satisfies AgotSituation,
          values: [{ card: printedId('house-stark'), of: 'defending' }],
        },
      ],
      see: ['titles-six', 'dominance', 'challenge-unopposed'],
    },
    {
      id: 'titles-hand',
      title: { pl: 'Królewski Namiestnik (starcie)', en: 'Hand of the King (melee)' },
      lead: {
        pl: 'W starciu: dodatkowe wyzwanie władzy, ale przeciwko komuś innemu.',
        en: 'In melee: an additional power challenge, but against somebody else.',
      },
      words: { pl: 'namiestnik, dodatkowe wyzwanie władzy', en: 'hand, extra power challenge' },
      clauses: [
        {
          rule: 'AGOT-TITLE-HAND-a',
          reading: 'interpretation',
          text: {
            pl: 'W starciu dodatkowe wyzwanie władzy Namiestnika jest możliwe tylko przeciwko innemu przeciwnikowi niż jego drugie wyzwanie władzy. Kolejność tych dwóch jest dowolna.',
            en: "In melee the Hand's extra power challenge is possible only against an opponent other than the one of the Hand's other power challenge. The order of the two is free.",
          },
        },
        {
          rule: 'AGOT-TITLE-HAND-b',
          reading: 'interpretation',
          text: {
            pl: 'W starciu liczy się, przeciwko komu wyzwania zainicjowano, więc przekierowanie nic tu nie zmienia.',
            en: 'In melee what counts is against whom the challenges were initiated, so a redirect does not matter here.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TITLE-HAND-a',
          text: {
            pl: 'W starciu nosisz tytuł Królewski Namiestnik. Tyrion Lannister atakuje w wyzwaniu władzy gracza po lewej, a potem Cersei Lannister może zaatakować w drugim gracza po prawej, ale nie znów tego po lewej.',
            en: 'In melee you hold Hand of the King. Tyrion Lannister attacks the player to your left in a power challenge; then Cersei Lannister may attack the player to your right in another, but not the one to your left again.',
          },
          cards: ['hand-of-the-king', 'tyrion-lannister', 'cersei-lannister'].map(printedId),
        },
      ],
      see: ['titles-six', 'challenges-phase', 'redirecting'],
    },
    {
      id: 'titles-laws',
      title: { pl: 'Starszy nad Prawami (starcie)', en: 'Master of Laws (melee)' },
      lead: { pl: 'W starciu: jedna karta więcej i większa ręka.', en: 'In melee: one card more, and a bigger hand.' },
      words: { pl: 'starszy nad prawami, dodatkowa karta', en: 'laws, extra card' },
      clauses: [
        {
          rule: 'AGOT-TITLE-LAWS-a',
          reading: 'interpretation',
          text: {
            pl: 'W starciu Starszy nad Prawami zwiększa o 1 liczbę kart dobieranych w kroku 2.2 i o 1 rezerwy. Tytuły wracają dopiero w 7.4, więc w 7.3 te rezerwy jeszcze się liczą.',
            en: 'In melee the Master of Laws raises the cards the holder draws in step 2.2 by one and the reserve by one. As titles return in 7.4, the reserve still counts in 7.3.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TITLE-LAWS-a',
          text: {
            pl: 'W starciu nosisz tytuł Starszy nad Prawami i masz odkrytą fabułę Uczta dla wron (rezerwy 4): dobierasz 3 karty, a w fazie podatków możesz zatrzymać 5.',
            en: 'In melee you hold Master of Laws, and your plot is A Feast for Crows (reserve 4): you draw 3 cards, and may keep 5 in the taxation phase.',
          },
          cards: ['master-of-laws', 'a-feast-for-crows'].map(printedId),
          situation: {
            seats: [{ title: 'master-of-laws', plot: 'a-feast-for-crows' }, {}, {}],
            phase: 'taxation',
          } satisfies AgotSituation,
          values: [{ card: printedId('a-feast-for-crows'), of: 'reserve' }],
        },
      ],
      see: ['draw-phase', 'reserve-check', 'titles-six'],
    },
    {
      id: 'titles-ships',
      title: { pl: 'Starszy nad Statkami (starcie)', en: 'Master of Ships (melee)' },
      lead: {
        pl: 'W starciu: większe roszczenia militarne przeciwko rywalom.',
        en: 'In melee: more military claim against rivals.',
      },
      words: { pl: 'starszy nad statkami, roszczenia przeciw rywalowi', en: 'ships, claim against a rival' },
      clauses: [
        {
          rule: 'AGOT-TITLE-SHIPS-a',
          reading: 'interpretation',
          text: {
            pl: 'W starciu Starszy nad Statkami podnosi roszczenia tylko w wyzwaniach militarnych, w których atakuje rywala. Po przekierowaniu sprawdza się nowego broniącego gracza.',
            en: 'In melee the Master of Ships raises claim only in military challenges in which the holder attacks a rival. After a redirect the new defending player is the one tested.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TITLE-SHIPS-a',
          text: {
            pl: 'Starcie: nosisz tytuł Starszy nad Statkami i atakujesz militarnie gracza z tytułem Starszy nad Prawami, twojego rywala, z fabułą Wichry zimy (roszczenia 2). Przy wygranej giną 3 postacie, a ty zyskujesz jeszcze premię za rywalizację.',
            en: 'Melee: you hold Master of Ships and attack the player with Master of Laws, your rival, in a military challenge with the plot The Winds of Winter (claim 2). If you win, 3 characters die, and you gain the rivalry bonus as well.',
          },
          cards: ['master-of-ships', 'master-of-laws', 'the-winds-of-winter'].map(printedId),
          situation: {
            seats: [{ title: 'master-of-ships', plot: 'the-winds-of-winter' }, { title: 'master-of-laws' }, {}],
            challenge: { attacker: 0, type: 'military', against: 1 },
          } satisfies AgotSituation,
          values: [{ card: printedId('the-winds-of-winter'), of: 'claim' }],
        },
      ],
      see: ['rivalry', 'military-claim', 'titles-six'],
    },
    {
      id: 'titles-whispers',
      title: { pl: 'Starszy nad Szeptaczami (starcie)', en: 'Master of Whispers (melee)' },
      lead: {
        pl: 'W starciu: roszczenia intrygi dla tylu przeciwników, ilu się chce.',
        en: 'In melee: intrigue claim for as many opponents as one likes.',
      },
      words: { pl: 'starszy nad szeptaczami, wielu przeciwników', en: 'whispers, several opponents' },
      clauses: [
        {
          rule: 'AGOT-TITLE-WHISP-a',
          reading: 'interpretation',
          text: {
            pl: 'W starciu Starszy nad Szeptaczami, gdy wygra jako atakujący wyzwanie intrygi, wskazuje dowolnych przeciwników, nawet bez przegranego. Każdy z nich odrzuca losowo pełną liczbę kart, wszyscy naraz.',
            en: 'In melee the Master of Whispers who won an intrigue challenge as the attacker picks any set of opponents, which may leave out the loser. Each of them discards the full claim at random, all at the same time.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TITLE-WHISP-a',
          text: {
            pl: 'Starcie we czworo: nosisz tytuł Starszy nad Szeptaczami, wygrywasz wyzwanie intrygi, w którym atakowała Cersei Lannister: roszczenia 1 rosną do 2. Wskazujesz wszystkich troje: każde traci 2 losowe karty.',
            en: 'A melee of four: you hold Master of Whispers and win an intrigue challenge in which Cersei Lannister attacked: a claim of 1 becomes 2. You pick all three opponents: each loses 2 cards at random.',
          },
          cards: ['master-of-whispers', 'cersei-lannister'].map(printedId),
        },
      ],
      see: ['intrigue-claim', 'titles-six', 'simultaneous-effects'],
    },
  ],
};
