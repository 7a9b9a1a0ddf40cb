import { printedId, type RulesChapter } from '@kronika/kernel';

/** What happens before the first round. */
export const setup: RulesChapter = {
  id: 'setup',
  title: { pl: 'Przygotowanie gry', en: 'Setup' },
  entries: [
    {
      id: 'setup-table',
      title: { pl: 'Zanim zaczniecie', en: 'Before you begin' },
      lead: {
        pl: 'Kroki 1–6: format, pierwszy gracz, stronnictwa, skarbiec i talie.',
        en: 'Steps 1 to 6: format, first player, factions, treasury and decks.',
      },
      words: { pl: 'start, początek gry, rozłożenie, losowanie', en: 'start, beginning, prepare, random first player' },
      clauses: [
        {
          rule: 'AGOT-SETUP-1-a',
          text: {
            pl: '(Krok 1) Ustala się format, pojedynek dla dwojga albo starcie dla większej liczby graczy, i każdy wybiera talię zgodną z zasadami.',
            en: 'Step 1: agree on the format, joust for two or melee for more, and each player picks a legal deck.',
          },
        },
        {
          rule: 'AGOT-SETUP-2-a',
          text: {
            pl: '(Krok 2) Losuje się pierwszego gracza na czas przygotowania. Bierze on żeton pierwszego gracza i pozostaje pierwszy aż do wyboru w kroku 1.3 pierwszej rundy.',
            en: 'Step 2: the first player for setup is picked at random, takes the first-player token, and stays first player until the choice in step 1.3 of the first round.',
          },
        },
        {
          rule: 'AGOT-SETUP-3-a',
          text: {
            pl: '(Krok 3) W kolejności rozgrywki każdy ogłasza stronnictwo i agendę, jeśli jakąś ma, i kładzie je odkryte przed sobą.',
            en: 'Step 3: in player order each player announces a faction and an agenda, if any, and lays them faceup in front of them.',
          },
        },
        {
          rule: 'AGOT-SETUP-4-a',
          text: {
            pl: '(Krok 4) Tworzy się skarbiec ze wszystkimi żetonami. Pule złota i karty stronnictw są na początku puste.',
            en: 'Step 4: the treasury is made with all tokens. All gold pools and faction cards start empty.',
          },
        },
        {
          rule: 'AGOT-SETUP-4-b',
          reading: 'interpretation',
          text: {
            pl: 'W starciu tworzy się wtedy także pulę wszystkich sześciu tytułów. Nikt nie nosi tytułu przed krokiem 1.4 pierwszej rundy.',
            en: 'In melee the pool with all six titles is made then, too. Nobody holds a title before step 1.4 of the first round.',
          },
        },
        {
          rule: 'AGOT-SETUP-5-a',
          text: {
            pl: '(Krok 5) Każdy kładzie talię fabuły zakrytą obok karty stronnictwa.',
            en: 'Step 5: each player lays the plot deck facedown beside the faction card.',
          },
        },
        {
          rule: 'AGOT-SETUP-6-a',
          text: { pl: '(Krok 6) Każdy tasuje talię dobierania.', en: 'Step 6: each player shuffles the draw deck.' },
        },
        {
          rule: 'AGOT-SETUP-6-b',
          text: {
            pl: 'Przy prawdziwym stole tasuje się tak, żeby przeciwnicy byli zadowoleni; tutaj tasuje program, każdą kolejność z równą szansą.',
            en: 'At a real table the shuffle has to satisfy the opponents; here the program shuffles, and every order is equally likely.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SETUP-3-a',
          text: {
            pl: 'Pierwszy gracz ogłasza ród Starków z agendą Sztandar Róży, drugi – ród Lannisterów z agendą Wierność. Obie agendy leżą odkryte, więc od początku wiadomo, jakich kart się spodziewać.',
            en: 'The first player announces House Stark with Banner of the Rose, the second House Lannister with Fealty. Both agendas lie faceup, so it is known from the start what cards to expect.',
          },
          cards: ['banner-of-the-rose', 'fealty'].map(printedId),
        },
      ],
      see: ['first-player', 'faction-and-agenda', 'opening-hand'],
    },
    {
      id: 'opening-hand',
      title: { pl: 'Ręka początkowa i mulligan', en: 'Opening hand and mulligan' },
      lead: { pl: 'Krok 7: siedem kart i jedna szansa na inne.', en: 'Step 7: seven cards, and one chance at others.' },
      words: { pl: 'wymiana ręki, mulligan, siedem kart', en: 'redraw, mulligan, seven cards, starting hand' },
      clauses: [
        { rule: 'AGOT-SETUP-7-a', text: { pl: 'Każdy gracz dobiera 7 kart.', en: 'Each player draws 7 cards.' } },
        {
          rule: 'AGOT-SETUP-7-b',
          text: {
            pl: 'W kolejności rozgrywki, zanim ktokolwiek wyłoży karty początkowe, każdy może raz zrobić mulligan: wtasować wszystkie 7 kart i dobrać 7 nowych.',
            en: 'In player order, before any setup cards are placed, each player may take one mulligan: shuffle all 7 cards back and draw 7 new ones.',
          },
        },
        {
          rule: 'AGOT-SETUP-7-c',
          text: {
            pl: 'Mulligan to wszystko albo nic, tylko raz, a nową rękę trzeba zatrzymać.',
            en: 'A mulligan is all or nothing, happens once at most, and the new hand has to be kept.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SETUP-7-c',
          text: {
            pl: 'Na ręce masz Tywina Lannistera i sześć wydarzeń: niewiele na początek. Robisz mulligan i oddajesz wszystkie 7 kart, także Tywina; zatrzymać go nie wolno.',
            en: 'You hold Tywin Lannister and six events: little to set up with. You take a mulligan and give up all 7 cards, Tywin included; you may not keep him.',
          },
          cards: ['tywin-lannister'].map(printedId),
        },
      ],
      see: ['setup-cards', 'hidden-information'],
    },
    {
      id: 'setup-cards',
      title: { pl: 'Karty początkowe', en: 'Setup cards' },
      lead: {
        pl: 'Krok 8: karty za 8, które leżą na stole, zanim zacznie się pierwsza runda.',
        en: 'Step 8: cards worth 8 that are on the table before the first round begins.',
      },
      words: { pl: 'osiem złota, darmowe karty, wystawienie', en: 'eight gold, free cards, set up' },
      clauses: [
        {
          rule: 'AGOT-SETUP-8-a',
          text: {
            pl: 'W kolejności rozgrywki każdy może wyłożyć karty z ręki, zakryte. Można też nie wyłożyć żadnej.',
            en: 'In player order each player may place cards from hand, facedown. Placing none is allowed.',
          },
        },
        {
          rule: 'AGOT-SETUP-8-b',
          text: {
            pl: 'Wolno wyłożyć postacie, miejsca i dodatki, ale nie wydarzenia.',
            en: 'Characters, locations and attachments may be placed; events may not.',
          },
        },
        {
          rule: 'AGOT-SETUP-8-c',
          reading: 'interpretation',
          text: {
            pl: 'Łączny wydrukowany koszt nie może przekroczyć 8. Nie ma jeszcze złota i nic tego kosztu nie zmienia.',
            en: 'Their total printed cost may not exceed 8. There is no gold yet, and nothing changes these costs.',
          },
        },
        {
          rule: 'AGOT-SETUP-8-d',
          text: {
            pl: 'Najwyżej jedna z tych kart może mieć słowo kluczowe Ograniczenie.',
            en: 'At most one of them may be limited.',
          },
        },
        {
          rule: 'AGOT-SETUP-8-f',
          text: {
            pl: 'Dodatkowe kopie wykładanej karty unikatowej można dołożyć, nie licząc ich kosztu. W kroku 9 staną się duplikatami.',
            en: 'Further copies of a unique card that you set up may be added without counting their cost. They become duplicates in step 9.',
          },
        },
        {
          rule: 'AGOT-SETUP-8-g',
          reading: 'interpretation',
          text: {
            pl: 'Z każdej nazwy unikatowej dokładnie jedna kopia liczy się do 8 i staje się właściwą kartą; każda następna jest darmowym duplikatem.',
            en: 'Of each unique title exactly one copy counts toward the 8 and becomes the card itself; every other copy is a free duplicate.',
          },
        },
        {
          rule: 'AGOT-SETUP-8-j',
          reading: 'interpretation',
          text: {
            pl: 'Darmowa kopia karty unikatowej z ograniczeniem też liczyłaby się jako karta z ograniczeniem. W zestawie podstawowym nie ma kart, które są jednym i drugim.',
            en: 'A free copy of a unique limited card would still be a limited card. No card of the core set is both.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SETUP-8-f',
          text: {
            pl: 'Wykładasz Joffreya Baratheona (3), drugiego Joffreya (za darmo, jako duplikat), Cersei Lannister (4) i Różany Trakt (0, Ograniczenie). Razem 7 z 8. Drugiej karty z ograniczeniem, jak Zachodnie lenno, dołożyć nie wolno.',
            en: 'You place Joffrey Baratheon (3), a second Joffrey (free, as a duplicate), Cersei Lannister (4) and The Roseroad (0, limited). That is 7 of 8. A second limited card, such as Western Fiefdom, is not allowed.',
          },
          cards: ['joffrey-baratheon', 'cersei-lannister', 'the-roseroad', 'western-fiefdom'].map(printedId),
        },
      ],
      see: ['setup-attachments', 'setup-reveal', 'duplicates', 'keyword-limited'],
    },
    {
      id: 'setup-attachments',
      title: { pl: 'Dodatki na początek', en: 'Attachments in setup' },
      lead: {
        pl: 'Dodatek można wyłożyć tylko wtedy, gdy ma gdzie się znaleźć.',
        en: 'An attachment may be set up only if it has a place to go.',
      },
      words: { pl: 'dodatek początkowy, karta początkowa', en: 'starting attachment' },
      clauses: [
        {
          rule: 'AGOT-SETUP-8-e',
          text: {
            pl: 'Do każdego dodatku musisz mieć kartę lub element, do którego da się go dołączyć, gdy odkryje się go w kroku 9.',
            en: 'For each attachment you must control a card or element it can be attached to when it is turned up in step 9.',
          },
        },
        {
          rule: 'AGOT-SETUP-8-h',
          reading: 'interpretation',
          text: {
            pl: 'Jeśli dodatek nie miałby dokąd trafić, takich kart nie można wyłożyć; nie przyjmuje się ich po to, żeby dodatek zaraz odrzucić.',
            en: 'If an attachment had no place to go, the cards cannot be placed like that; they are not accepted only to have the attachment discarded.',
          },
        },
        {
          rule: 'AGOT-SETUP-8-i',
          reading: 'interpretation',
          text: {
            pl: 'Dodatki trafiają więc tylko na własne karty, także na inne karty początkowe, a ich wymagania i „bez dodatków” obowiązują jak zawsze.',
            en: 'So setup attachments go on your own cards only, other setup cards included, and their requirements and “no attachments” hold as always.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SETUP-8-i',
          text: {
            pl: 'Wykładasz Aerona Mokrą Czuprynę (3) i Toporek do rzucania (1), bo Aeron ma cechę Żelazny człowiek. Sam toporek, albo tylko z kartą Utopieni ludzie (bez dodatków), nie miałby dokąd trafić.',
            en: 'You place Aeron Damphair (3) and Throwing Axe (1), as Aeron is an Ironborn. The Axe alone, or with Drowned Men (no attachments), would have no place to go.',
          },
          cards: ['aeron-damphair', 'throwing-axe', 'drowned-men'].map(printedId),
        },
      ],
      see: ['setup-cards', 'attachments', 'keyword-no-attachments'],
    },
    {
      id: 'setup-reveal',
      title: { pl: 'Odkrycie kart i uzupełnienie ręki', en: 'Revealing and refilling' },
      lead: {
        pl: 'Kroki 9 i 10: karty początkowe są w grze, choć nigdy do niej nie weszły.',
        en: 'Steps 9 and 10: setup cards are in play although they never entered it.',
      },
      words: { pl: 'uzupełnienie ręki, wejście do gry podczas przygotowania', en: 'draw up, enters play in setup' },
      clauses: [
        {
          rule: 'AGOT-SETUP-9-a',
          text: {
            pl: '(Krok 9) Wszyscy odkrywają swoje karty jednocześnie. Potem w kolejności rozgrywki każdy dołącza dodatki i podkłada duplikaty.',
            en: 'Step 9: all players turn their cards up at the same time. Then, in player order, each attaches attachments and tucks in duplicates.',
          },
        },
        {
          rule: 'AGOT-SETUP-9-b',
          text: {
            pl: 'Te karty nie są zmobilizowane, zagrane, umieszczone w grze ani wchodzące do gry, i zdolności, które na to czekają, ich nie widzą. Po prostu są w grze, gdy się ona zaczyna.',
            en: 'These cards are not marshaled, played or put into play, and do not enter play; abilities that look for that ignore them. They simply are in play when the game begins.',
          },
        },
        {
          rule: 'AGOT-SETUP-9-d',
          text: {
            pl: 'Tak samo jest z kartą stronnictwa i agendą z kroku 3: nie wchodzą do gry i niczego nie wywołują.',
            en: 'The same is true of the faction card and agenda of step 3: they do not enter play and trigger nothing.',
          },
        },
        {
          rule: 'AGOT-SETUP-9-c',
          reading: 'interpretation',
          text: {
            pl: 'Dlatego też „wchodzi do gry klęcząc” nie dotyczy kart początkowych: zaczynają stojąc.',
            en: 'For the same reason “enters play knelt” does not apply to setup cards: they begin standing.',
          },
        },
        {
          rule: 'AGOT-SETUP-10-a',
          text: {
            pl: '(Krok 10) Każdy dobiera, aż będzie miał na ręce 7 kart.',
            en: 'Step 10: each player draws until holding 7 cards.',
          },
        },
        {
          rule: 'AGOT-SETUP-10-b',
          reading: 'interpretation',
          text: {
            pl: 'Po kroku 10 nie ma już mulligana ani sprawdzania rezerw: zaczyna się pierwsza runda.',
            en: 'After step 10 there is no more mulligan and no check of reserve: the first round begins.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SETUP-9-b',
          text: {
            pl: 'Wykładasz Littlefingera na początek. Nie dobierzesz za niego 2 kart, bo nie został zmobilizowany. Jego +1 do dochodu działa jednak od pierwszej rundy. Sansa Stark, która zwykle wchodzi klęcząc, zaczyna stojąc.',
            en: 'You set up Littlefinger. He does not let you draw 2 cards, as he was not marshaled. His +1 income works from the first round on, though. Sansa Stark, who usually enters play knelt, begins standing.',
          },
          cards: ['littlefinger', 'sansa-stark'].map(printedId),
        },
      ],
      see: ['entering-play', 'plot-choosing', 'duplicates'],
    },
  ],
};
