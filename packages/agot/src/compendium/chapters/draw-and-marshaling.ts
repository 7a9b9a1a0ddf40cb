import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** Phases 2 and 3: cards, gold, and what one buys with it. */
export const drawAndMarshaling: RulesChapter = {
  id: 'draw-and-marshaling',
  title: { pl: 'Dobieranie i mobilizacja', en: 'Drawing and marshaling' },
  entries: [
    {
      id: 'draw-phase',
      title: { pl: 'Faza dobierania', en: 'The draw phase' },
      lead: {
        pl: 'Kroki 2.1–2.3: wszyscy dobierają po dwie karty.',
        en: 'Steps 2.1 to 2.3: everybody draws two cards.',
      },
      words: { pl: 'dobierz dwie karty, pusta talia', en: 'draw two, empty deck, decking' },
      clauses: [
        {
          rule: 'AGOT-2.1-a',
          text: { pl: '(Krok 2.1) Zaczyna się faza dobierania.', en: 'Step 2.1: the draw phase begins.' },
        },
        {
          rule: 'AGOT-2.2-a',
          text: {
            pl: '(Krok 2.2) Wszyscy jednocześnie dobierają po 2 karty; karty i tytuły mogą tę liczbę zmieniać.',
            en: 'Step 2.2: all players draw 2 cards at the same time; cards and titles may change that number.',
          },
        },
        {
          rule: 'AGOT-2.2-b',
          text: {
            pl: 'Kto nie ma już żadnych kart w talii dobierania, natychmiast zostaje wyeliminowany.',
            en: 'A player whose draw deck has no cards left is eliminated at once.',
          },
        },
        {
          rule: 'AGOT-2.2-c',
          text: {
            pl: 'Gdyby ten krok miał wyeliminować wszystkich, którzy zostali, pierwszy gracz decyduje, kto z nich wygrywa.',
            en: 'If this step would eliminate all remaining players, the first player decides which of them wins.',
          },
        },
        {
          rule: 'AGOT-2.2-d',
          reading: 'interpretation',
          text: {
            pl: 'Kto ma mniej kart, niż trzeba dobrać, dobiera wszystkie i odpada. Odpada też ten, kto dobrał akurat ostatnią.',
            en: 'Who has fewer cards than must be drawn draws them all and is eliminated. So is who draws exactly the last one.',
          },
        },
        {
          rule: 'AGOT-2.3-a',
          text: {
            pl: 'Po oknie akcji faza dobierania się kończy (krok 2.3).',
            en: 'After the action window the draw phase ends (step 2.3).',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-2.2-a',
          text: {
            pl: 'W starciu gracz z tytułem Starszy nad Prawami dobiera w tym kroku 3 karty zamiast 2. Trzy karty z fabuły Liczenie miedziaków to co innego: dobiera się je już w fazie fabuły.',
            en: 'In melee the player with Master of Laws draws 3 cards in this step instead of 2. The three cards of Counting Coppers are something else: they are drawn in the plot phase.',
          },
          cards: ['master-of-laws', 'counting-coppers'].map(printedId),
        },
      ],
      see: ['elimination', 'drawing', 'titles-laws'],
    },
    {
      id: 'income',
      title: { pl: 'Dochód', en: 'Income' },
      lead: {
        pl: 'Krok 3.2: nowy aktywny gracz dostaje złoto ze swojej fabuły.',
        en: 'Step 3.2: the new active player collects gold from the plot.',
      },
      words: { pl: 'złoto, pieniądze, wypłata, aktywny gracz', en: 'gold, money, resources, active player' },
      clauses: [
        {
          rule: 'AGOT-3.1-a',
          text: { pl: '(Krok 3.1) Zaczyna się faza mobilizacji.', en: 'Step 3.1: the marshaling phase begins.' },
        },
        {
          rule: 'AGOT-3.2-a',
          text: {
            pl: 'Pierwszym aktywnym graczem jest pierwszy gracz.',
            en: 'The first player is the first active player.',
          },
        },
        {
          rule: 'AGOT-3.2-b',
          text: {
            pl: '(Krok 3.2) Kto staje się aktywny, zbiera dochód: tyle złota, ile jest na jego odkrytej fabule, plus wszystkie modyfikatory złota, które kontroluje.',
            en: 'Step 3.2: on becoming active a player collects income: gold equal to the gold value of their revealed plot plus all gold modifiers they control.',
          },
        },
        {
          rule: 'AGOT-3.2-c',
          text: {
            pl: 'Dochód zbiera się raz na rundę, na początku własnej kolejki. Kto jeszcze nie był aktywny, nie ma jeszcze dochodu.',
            en: "Income is collected once per round, at the start of one's own turn as active player. Who has not been active yet has no income yet.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-3.2-b',
          text: {
            pl: 'Odkryta fabuła Wichry zimy daje 3 złota, Tywin Lannister +2, a Różany Trakt +1: dochód wynosi 6. Tywin ma teraz SIŁĘ 6 + 6 = 12, dopóki nie zaczniesz wydawać.',
            en: "Your revealed plot The Winds of Winter gives 3 gold, Tywin Lannister +2 and The Roseroad +1: your income is 6. Tywin's STR is now 6 + 6 = 12, until you start spending.",
          },
          cards: ['the-winds-of-winter', 'tywin-lannister', 'the-roseroad'].map(printedId),
          situation: {
            seats: [{ gold: 6, plot: 'the-winds-of-winter', play: ['tywin-lannister', 'the-roseroad'] }, {}],
            phase: 'marshaling',
          } satisfies AgotSituation,
          values: [
            { card: printedId('the-winds-of-winter'), of: 'income' },
            { card: printedId('tywin-lannister'), of: 'strength' },
          ],
        },
      ],
      see: ['plot-modifiers', 'marshaling', 'unspent-gold'],
    },
    {
      id: 'marshaling',
      title: { pl: 'Mobilizowanie kart', en: 'Marshaling cards' },
      lead: {
        pl: 'Aktywny gracz kupuje karty z ręki, jedną na okazję.',
        en: 'The active player buys cards from hand, one per opportunity.',
      },
      words: {
        pl: 'wystawianie kart, kupowanie, mobilizacja, zagrywanie postaci',
        en: 'deploy, buy cards, play a character, cast',
      },
      clauses: [
        {
          rule: 'AGOT-3.2-d',
          text: {
            pl: 'Po dochodzie otwiera się specjalne okno akcji: akcji i akcji mobilizacji może używać każdy, ale mobilizować karty tylko aktywny gracz.',
            en: 'After income a special action window opens: everybody may use actions and marshaling actions, but only the active player may marshal cards.',
          },
        },
        {
          rule: 'AGOT-3.2-e',
          text: {
            pl: 'Pierwszą okazję ma w nim nadal pierwszy gracz, a nie aktywny.',
            en: 'The first opportunity in it still belongs to the first player, not to the active one.',
          },
        },
        {
          rule: 'AGOT-3.2-f',
          text: {
            pl: 'Zmobilizowanie jednej karty lub jednego duplikatu to akcja gracza i zajmuje jedną okazję. Okazji może być dowolnie wiele.',
            en: 'Marshaling one card or one duplicate is a player action and uses one opportunity. There is no limit to the number of opportunities.',
          },
        },
        {
          rule: 'AGOT-3.2-g',
          text: {
            pl: 'Mobilizując, oddajesz do skarbca złoto równe kosztowi karty, po zmianach, i kładziesz ją w grze.',
            en: "To marshal, you return gold equal to the card's cost, after changes, to the treasury and place the card in play.",
          },
        },
        {
          rule: 'AGOT-3.2-h',
          text: {
            pl: 'Postać lub miejsce trafia na twój obszar, dodatek na dozwoloną kartę lub element, a duplikat pod kopię, która już jest w grze; duplikat nic nie kosztuje.',
            en: 'A character or location goes to your area, an attachment on a legal card or element, and a duplicate under the copy already in play; a duplicate costs nothing.',
          },
        },
        {
          rule: 'AGOT-3.2-i',
          text: {
            pl: 'Przerwań i reakcji wszyscy mogą w tym oknie używać jak zwykle.',
            en: 'Everybody may use interrupts and reactions in this window as usual.',
          },
        },
        {
          rule: 'AGOT-3.3-a',
          text: {
            pl: '(Krok 3.3) Gdy okno się zamknie, aktywny staje się następny gracz i wraca się do kroku 3.2. Gdy każdy już był aktywny, następuje krok 3.4.',
            en: 'Step 3.3: when the window closes, the next player becomes active and play returns to step 3.2. When everybody has been active, step 3.4 follows.',
          },
        },
        {
          rule: 'AGOT-3.4-a',
          text: {
            pl: '(Krok 3.4) Faza mobilizacji się kończy. Niewydane złoto zostaje.',
            en: 'Step 3.4: the marshaling phase ends. Gold that was not spent is kept.',
          },
        },
        {
          rule: 'AGOT-MARSH-a',
          text: {
            pl: 'Mobilizuje tylko aktywny gracz, tylko w fazie mobilizacji i tylko z ręki, chyba że coś pozwala inaczej.',
            en: 'Only the active player marshals, only in the marshaling phase and only from hand, unless a permission says otherwise.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-3.2-g',
          text: {
            pl: 'Klękasz kartami Zarządca z Winterfell i Gaj drzewa serca: dwie okazje, a następna postać Starków kosztuje o 2 mniej. W trzeciej mobilizujesz Robba Starka za 4 zamiast 6.',
            en: 'You kneel Winterfell Steward and Heart Tree Grove: two opportunities, and the next Stark character costs 2 less. With the third you marshal Robb Stark for 4 instead of 6.',
          },
          cards: ['winterfell-steward', 'heart-tree-grove', 'robb-stark'].map(printedId),
          situation: {
            seats: [
              { play: ['winterfell-steward (kneeling)', 'heart-tree-grove (kneeling)'], hand: ['robb-stark'] },
              {},
            ],
            phase: 'marshaling',
          } satisfies AgotSituation,
        },
      ],
      see: ['entering-play', 'costs-paying', 'duplicates', 'keyword-limited'],
    },
  ],
};
