import { printedId, type RulesChapter } from '@kronika/kernel';

/** The seven phases, and when one may act in them. */
export const round: RulesChapter = {
  id: 'round',
  title: { pl: 'Runda i okna akcji', en: 'The round and action windows' },
  entries: [
    {
      id: 'round-phases',
      title: { pl: 'Siedem faz', en: 'Seven phases' },
      lead: {
        pl: 'Każda runda to tych samych siedem faz w tej samej kolejności.',
        en: 'Every round is the same seven phases in the same order.',
      },
      words: {
        pl: 'tura, przebieg rundy, kolejność faz, wydarzenie ramowe',
        en: 'turn, sequence of play, order of phases, framework event',
      },
      clauses: [
        {
          rule: 'AGOT-ROUND-a',
          text: {
            pl: 'Runda to kolejno fazy: (1) fabuły, (2) dobierania, (3) mobilizacji, (4) wyzwań, (5) dominacji, (6) wstawania i (7) podatków. Potem zaczyna się następna runda.',
            en: 'A round is these phases in order: (1) plot, (2) draw, (3) marshaling, (4) challenges, (5) dominance, (6) standing, (7) taxation. Then the next round begins.',
          },
        },
        {
          rule: 'AGOT-ROUND-b',
          text: {
            pl: 'Każdy początek i koniec fazy to osobne wydarzenie ramowe. Mogą się do niego odwoływać zdolności, a efekty trwające i warunkowe mogą się wtedy zaczynać i kończyć.',
            en: 'Each beginning and each end of a phase is a framework event of its own. Abilities can refer to it, and lasting or conditional effects may start or stop with it.',
          },
        },
        {
          rule: 'AGOT-ROUND-c',
          text: {
            pl: 'Przerwań i reakcji można używać przy wydarzeniach ramowych tak samo jak przy wszystkim innym, bez okna akcji.',
            en: 'Interrupts and reactions can be used on framework events as on anything else; they need no action window.',
          },
        },
        {
          rule: 'AGOT-ROUND-d',
          text: {
            pl: 'W pojedynku pomija się kroki 1.4 i 7.4: są tylko w starciu.',
            en: 'A joust skips steps 1.4 and 7.4: they exist in melee only.',
          },
        },
        {
          rule: 'AGOT-ROUND-e',
          text: {
            pl: 'Numerowane kroki są obowiązkowe i nikt nie może żadnego pominąć. Kroki 3.3 i 4.3 odsyłają do wcześniejszego kroku, a gdy każdy już był aktywnym graczem – do następnego.',
            en: 'Numbered steps are mandatory; nobody can skip one. Steps 3.3 and 4.3 send play back to an earlier step or, once everybody has been active, on to the next.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ROUND-b',
          text: {
            pl: 'Gdy kończy się faza wyzwań, możesz klęknąć kartą Mur i zyskać 2 żetony władzy. Nie trzeba do tego okna akcji: to przerwanie końca fazy.',
            en: 'The Wall lets you kneel it when the challenges phase ends to gain 2 power. That takes no action window: it is an interrupt to the end of the phase.',
          },
          cards: ['the-wall'].map(printedId),
        },
      ],
      see: ['action-windows', 'plot-choosing', 'interrupts-and-reactions'],
    },
    {
      id: 'action-windows',
      title: { pl: 'Okna akcji', en: 'Action windows' },
      lead: {
        pl: 'Akcji można używać tylko w oknach akcji, na zmianę, aż wszyscy spasują.',
        en: 'Actions can be used in action windows only, in turns, until all have passed.',
      },
      words: { pl: 'okno akcji, pasować, priorytet, kto pierwszy', en: 'priority, pass, who acts first' },
      clauses: [
        {
          rule: 'AGOT-WIN-a',
          text: {
            pl: 'Akcje inicjuje się tylko w oknach akcji.',
            en: 'Actions can be initiated only in action windows.',
          },
        },
        {
          rule: 'AGOT-WIN-b',
          text: {
            pl: 'Pierwszą okazję ma zawsze pierwszy gracz, niezależnie od tego, kto jest aktywny, atakuje lub broni.',
            en: 'The first opportunity always belongs to the first player, whoever is active, attacking or defending.',
          },
        },
        {
          rule: 'AGOT-WIN-c',
          text: {
            pl: 'Okazja przechodzi zgodnie z ruchem wskazówek zegara. Kto ją ma, wykonuje jedną akcję albo pasuje.',
            en: 'The opportunity passes clockwise. Whoever has it takes one action or passes.',
          },
        },
        {
          rule: 'AGOT-WIN-d',
          text: {
            pl: 'Okno zamyka się dopiero, gdy wszyscy spasują jeden po drugim. Kto spasował, może jeszcze działać, jeśli okazja do niego wróci.',
            en: 'The window closes only when all players pass one after another. Who has passed may still act if the opportunity comes back.',
          },
        },
        {
          rule: 'AGOT-WIN-e',
          reading: 'interpretation',
          text: {
            pl: 'Spasować musi też ten, kto działał ostatni: po każdej akcji trzeba znów tylu pasów z rzędu, ilu jest graczy.',
            en: 'Whoever acted last has to pass as well: after every action it takes as many passes in a row as there are players.',
          },
        },
        {
          rule: 'AGOT-WIN-f',
          text: {
            pl: 'Akcję rozpatruje się do końca, razem ze wszystkimi przerwaniami i reakcjami, zanim można zainicjować następną.',
            en: 'An action is resolved completely, with all interrupts and reactions to it, before the next can be initiated.',
          },
        },
        {
          rule: 'AGOT-WIN-g',
          text: {
            pl: 'Akcja z nazwą fazy, na przykład „Akcja wyzwań”, to zwykła akcja, której można używać tylko w oknach akcji tej fazy.',
            en: 'An action with the name of a phase, such as “Challenges Action”, is an ordinary action that can be used only in action windows of that phase.',
          },
        },
        {
          rule: 'AGOT-WIN-h',
          text: { pl: 'Kto pasuje, traci tylko tę jedną okazję.', en: 'Passing gives up that one opportunity only.' },
        },
      ],
      examples: [
        {
          rule: 'AGOT-WIN-g',
          text: {
            pl: 'Akcji wyzwań Margaery Tyrell (+3 SIŁY) użyjesz tylko w fazie wyzwań. Zwykłej akcji Magistra Illyria, który za 2 złota podnosi postać, użyjesz w oknie akcji każdej fazy.',
            en: 'The Challenges Action of Margaery Tyrell (+3 STR) can be used in the challenges phase only. The plain action of Magister Illyrio, who stands a character for 2 gold, works in action windows of any phase.',
          },
          cards: ['margaery-tyrell', 'magister-illyrio'].map(printedId),
        },
        {
          rule: 'AGOT-WIN-d',
          text: {
            pl: 'Pasujesz, czekając, co zrobi przeciwnik. On klęka Margaery Tyrell i daje komuś +3 SIŁY. Okazja wraca do ciebie i teraz możesz zagrać Uścisk krakena, jeśli jesteś pierwszym graczem.',
            en: "You pass to see what your opponent does. They kneel Margaery Tyrell to give somebody +3 STR. The opportunity comes back to you, and now you may play The Kraken's Grasp if you are the first player.",
          },
          cards: ['margaery-tyrell', 'the-krakens-grasp'].map(printedId),
        },
      ],
      see: ['round-phases', 'ability-kinds', 'first-player'],
    },
  ],
};
