import { printedId, type RulesChapter } from '@kronika/kernel';
import { fateSum } from '../sums.ts';

/** Phase 1: new cards are revealed, fate comes in, characters are played. */
export const dynastyPhase: RulesChapter = {
  id: 'dynasty-phase',
  title: { pl: 'Faza dynastii', en: 'The dynasty phase' },
  entries: [
    {
      id: 'dynasty-reveal',
      title: { pl: 'Odkrycie kart i gromadzenie losu', en: 'Revealing cards and collecting fate' },
      lead: {
        pl: 'Kroki 1.1–1.3: runda się zaczyna, karty w prowincjach się odkrywa, a gracze dostają los.',
        en: 'Steps 1.1 to 1.3: the round begins, cards in provinces are turned up, and both players receive fate.',
      },
      clauses: [
        {
          rule: 'L5R-1.1-a',
          text: {
            pl: 'Krok 1.1 rozpoczyna fazę dynastii, a z nią całą rundę.',
            en: 'Step 1.1 begins the dynasty phase, and with it the round.',
          },
        },
        {
          rule: 'L5R-1.2-a',
          text: {
            pl: 'Każdy odkrywa w swoich prowincjach to, co leży w nich zakryte: po jednej karcie, od lewej do prawej. Zaczyna pierwszy gracz.',
            en: 'In player order each player turns up every facedown dynasty card in their provinces, one at a time, from left to right.',
          },
        },
        {
          rule: 'L5R-1.2-b',
          text: {
            pl: 'Każde odkrycie jest osobnym zdarzeniem. Miejsce jest w grze od razu po odkryciu, jeszcze przed odkryciem następnej karty.',
            en: 'Each reveal happens on its own. A holding is in play as soon as it is turned up, before the next card is.',
          },
        },
        {
          rule: 'L5R-1.2-c',
          text: {
            pl: 'Postać odkryta w prowincji nie jest jeszcze w grze. Można ją dopiero zagrać.',
            en: 'A character revealed in a province is not in play yet. It is merely there to be played.',
          },
        },
        {
          rule: 'L5R-1.3-a',
          text: {
            pl: 'Każdy gracz bierze z ogólnej puli tyle żetonów losu, ile wynosi wartość losu jego twierdzy wraz z działającymi modyfikatorami.',
            en: 'Each player takes fate from the general pool equal to the fate value of their stronghold, with all modifiers at work.',
          },
        },
        {
          rule: 'L5R-1.3-b',
          text: {
            pl: 'Niewydany los zostaje w puli gracza na następne rundy.',
            en: 'Fate you do not spend stays in your pool for later rounds.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-1.3-a',
          text: {
            pl: 'Po poprzedniej rundzie zostały ci 2 żetony losu. Yōjin no Shiro daje 7, więc na karty w tej rundzie masz 9.',
            en: 'You kept 2 fate from the last round. Yōjin no Shiro gives 7, so you have 9 to spend on cards in this round.',
          },
          cards: ['yojin-no-shiro'].map(printedId),
          sums: [
            fateSum([
              [2, { pl: 'z poprzedniej rundy', en: 'from the last round' }],
              [7, 'yojin-no-shiro'],
            ]),
          ],
        },
      ],
      see: ['holdings', 'fate-use', 'dynasty-opportunities'],
    },
    {
      id: 'dynasty-opportunities',
      title: { pl: 'Zagrywanie kart z prowincji', en: 'Playing cards from provinces' },
      lead: {
        pl: 'Krok 1.4: gracze na przemian zagrywają postaci ze swoich prowincji i używają akcji.',
        en: 'Step 1.4: the players take turns playing characters from their provinces and using actions.',
      },
      clauses: [
        {
          rule: 'L5R-1.4-a',
          text: {
            pl: 'W kroku 1.4 gracze działają na przemian, a zaczyna pierwszy gracz. Za każdym razem wybierają jedno: zagrać jedną postać ze swojej prowincji, użyć zdolności akcji, odrzucić duplikat albo spasować.',
            en: 'In step 1.4 the players take turns, beginning with the first player. Each time you do one thing: play one character from a province of yours, use an action ability, discard a duplicate, or pass.',
          },
        },
        {
          rule: 'L5R-1.4-b',
          text: {
            pl: 'W kroku 1.4 nie zagrywa się z ręki ani postaci, ani dodatków.',
            en: 'In step 1.4 no characters and no attachments are played from hand.',
          },
        },
        {
          rule: 'L5R-1.4-c',
          text: {
            pl: 'Wydarzenie ze zdolnością akcji, której można teraz użyć, wolno zagrać z ręki także w kroku 1.4: zakaz dotyczy tylko postaci i dodatków.',
            en: 'An event whose action ability can be used now may be played from hand in step 1.4 as well: only characters and attachments are barred.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-1.4-i',
          text: {
            pl: 'Aktywnym graczem w fazie dynastii jest ten, kto ma właśnie okazję do działania.',
            en: 'The active player in the dynasty phase is the one who has the opportunity to act.',
          },
        },
        {
          rule: 'L5R-1.4-j',
          text: {
            pl: 'Postaci z prowincji można zagrywać tylko w kroku 1.4. W pozostałych oknach akcji zagrywa się tylko z ręki, chyba że karta mówi inaczej.',
            en: 'Characters in provinces can be played only in step 1.4. All other action windows are for plays from hand, unless a card says otherwise.',
          },
        },
        {
          rule: 'L5R-1.4-k',
          text: {
            pl: 'W kroku 1.4 zabronione jest tylko zagrywanie z ręki. Wolno więc użyć akcji, która zagrywa dodatek lub postać z innej strefy.',
            en: 'In step 1.4 only plays from hand are barred, so you may use an action that plays an attachment or a character from another zone.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-1.4-k',
          text: {
            pl: 'Przewodnictwo przodków leży na twoim stosie odrzuconych kart konfliktu. Jego akcja pozwala zagrać je stamtąd, także w fazie dynastii.',
            en: 'Guidance of the Ancestors lies in your conflict discard pile. Its action lets you play it from there, in the dynasty phase as well.',
          },
          cards: ['guidance-of-the-ancestors'].map(printedId),
        },
      ],
      see: ['action-windows', 'dynasty-playing', 'dynasty-passing', 'duplicates'],
    },
    {
      id: 'dynasty-playing',
      title: { pl: 'Jak zagrać postać z prowincji', en: 'Playing a character from a province' },
      lead: {
        pl: 'Koszt, wejście do gry, dodatkowy los i nowa karta w prowincji.',
        en: 'Cost, entering play, extra fate, and a new card for the province.',
      },
      clauses: [
        {
          rule: 'L5R-1.4-d',
          text: {
            pl: 'Opłać koszt postaci (po modyfikatorach), a wejdzie ona do gry przygotowana, w domu. Możesz położyć na niej los ze swojej puli. Potem prowincję wypełnia się zakrytą kartą.',
            en: "Pay the character's cost, with modifiers, and it enters play ready at home. You may place fate from your pool on it. Then the province is refilled facedown.",
          },
        },
        {
          rule: 'L5R-1.4-e',
          text: {
            pl: 'Z prowincji spustoszonej też można zagrywać postaci i ją też się potem wypełnia.',
            en: 'You can play from a broken province, too, and it is refilled like any other.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-1.4-d',
          text: {
            pl: 'Masz 8 żetonów losu. Akodo Toturi kosztuje 5, a ty kładziesz na nim jeszcze 2. Zostaje ci 1 żeton, a Toturi dłużej pozostanie w grze.',
            en: 'You have 8 fate. Akodo Toturi costs 5, and you place 2 more on him. You keep 1 fate, and Toturi will stay in play for longer.',
          },
          cards: ['akodo-toturi'].map(printedId),
          situation: { seats: [{ fate: 1, play: ['akodo-toturi (fate 2)'] }, {}] },
        },
      ],
      see: ['characters', 'fate-phase-characters', 'refilling'],
    },
    {
      id: 'dynasty-passing',
      title: { pl: 'Pas w fazie dynastii', en: 'Passing in the dynasty phase' },
      lead: {
        pl: 'Kto spasuje pierwszy, zyskuje los, ale kończy swoje działania w tej fazie.',
        en: 'Whoever passes first gains fate, but is done acting for the phase.',
      },
      clauses: [
        {
          rule: 'L5R-1.4-f',
          text: {
            pl: 'Pas w kroku 1.4 jest ostateczny: do końca fazy gracz nie zagrywa kart i nie używa akcji. Może nadal stosować przerwania i reakcje.',
            en: 'A pass in step 1.4 is final: no more plays or actions for the rest of the phase. Interrupts and reactions may still be used.',
          },
        },
        {
          rule: 'L5R-1.4-g',
          text: {
            pl: 'Kto w fazie dynastii spasuje pierwszy, od razu zyskuje 1 żeton losu. Drugi nie dostaje nic.',
            en: 'The first to pass in the dynasty phase gains 1 fate at once. The second gains nothing.',
          },
        },
        {
          rule: 'L5R-1.4-h',
          text: {
            pl: 'Gdy w kroku 1.4 jeden gracz spasował, drugi działa dalej raz za razem, aż też spasuje. Wtedy krok się kończy.',
            en: 'Once one player has passed in step 1.4, the other acts again and again until they pass as well. Then the step ends.',
          },
        },
        {
          rule: 'L5R-1.5-a',
          text: {
            pl: 'Krok 1.5 kończy fazę. Efekty działające „do końca fazy” wygasają, zanim wydarzy się cokolwiek, co wyzwala koniec fazy.',
            en: 'Step 1.5 ends the phase. Effects that last “until the end of the phase” expire before anything that the end of the phase triggers.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-1.4-g',
          text: {
            pl: 'Zostały ci 2 żetony losu i pasujesz pierwszy: zyskujesz 1 i masz 3. Przeciwnik działa dalej sam. Zagrywa kartę Zuchwały samuraj, potem kartę Harcownik Doji, w końcu pasuje i nie zyskuje nic.',
            en: 'You have 2 fate left and pass first: you gain 1 and have 3. Your opponent goes on alone. They play Brash Samurai, then Doji Challenger, pass at last, and gain nothing.',
          },
          cards: ['brash-samurai', 'doji-challenger'].map(printedId),
          sums: [
            fateSum([
              [2, { pl: 'twoja pula', en: 'your pool' }],
              [1, { pl: 'za pierwszy pas', en: 'for passing first' }],
            ]),
          ],
        },
      ],
      see: ['action-windows', 'framework', 'passing'],
    },
  ],
};
