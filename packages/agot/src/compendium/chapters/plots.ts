import { printedId, type RulesChapter } from '@kronika/kernel';

/** How plots move between deck, table and used pile, and what changes their values. */
export const plots: RulesChapter = {
  id: 'plots',
  title: { pl: 'Fabuły', en: 'Plots' },
  entries: [
    {
      id: 'plot-states',
      title: { pl: 'Trzy miejsca fabuły', en: 'Three places of a plot' },
      lead: {
        pl: 'Fabuła jest w talii, odkryta albo wykorzystana.',
        en: 'A plot is in the plot deck, revealed, or used.',
      },
      words: { pl: 'talia fabuły, odkryta fabuła', en: 'plot deck, revealed plot' },
      clauses: [
        {
          rule: 'AGOT-PLOT-a',
          text: {
            pl: 'Fabuła jest zawsze w jednym z trzech miejsc: w talii fabuły, odkryta albo na stosie wykorzystanych.',
            en: 'A plot is always in one of three places: in the plot deck, revealed, or in the used pile.',
          },
        },
        {
          rule: 'AGOT-PLOT-b',
          text: {
            pl: 'Odkrywając fabułę, bierzesz ją z talii i kładziesz na poprzedniej, która tym samym opuszcza grę i trafia na stos wykorzystanych. Nie jest „usunięta z gry”.',
            en: 'Revealing takes a plot out of the plot deck and puts it on top of the previous one, which thereby leaves play and joins the used pile. It is not “removed from the game”.',
          },
        },
        {
          rule: 'AGOT-PLOT-c',
          text: {
            pl: 'Wszystko pod odkrytą fabułą to stos wykorzystanych. Odkryta do niego nie należy.',
            en: 'Everything under the revealed plot is the used pile. The revealed one is not part of it.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-PLOT-c',
          text: {
            pl: 'Doran Martell daje innym lordom i lady Martellów +1 SIŁY za każdą fabułę na stosie wykorzystanych. W trzeciej rundzie leżą tam dwie, bo odkryta się nie liczy: Arianne Martell ma 4 + 2 = 6.',
            en: 'Doran Martell gives other Martell Lords and Ladies +1 STR for each plot in the used pile. In the third round two lie there, as the revealed one does not count: Arianne Martell has 4 + 2 = 6.',
          },
          cards: ['doran-martell', 'arianne-martell'].map(printedId),
        },
      ],
      see: ['used-pile', 'revealed-plot', 'plot-choosing'],
    },
    {
      id: 'revealed-plot',
      title: { pl: 'Odkryta fabuła działa', en: 'The revealed plot is in play' },
      lead: {
        pl: 'Wartości i tekst odkrytej fabuły obowiązują przez całą rundę.',
        en: 'The values and text of the revealed plot hold for the whole round.',
      },
      words: { pl: 'tekst fabuły, ograniczenie fabuły', en: 'plot text' },
      clauses: [
        {
          rule: 'AGOT-PLOT-d',
          text: {
            pl: 'Odkryta fabuła jest w grze, a jej wartości i tekst działają.',
            en: 'The revealed plot is in play, and its values and text work.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-PLOT-d',
          text: {
            pl: 'Póki leży Turniej na kopie, nikt, także przeciwnik, nie może zadeklarować w wyzwaniu więcej niż 1 atakującego ani więcej niż 1 obrońcy.',
            en: 'While Jousting Contest is revealed, nobody, opponents included, can declare more than 1 attacker or more than 1 defender in a challenge.',
          },
          cards: ['jousting-contest'].map(printedId),
        },
      ],
      see: ['plot-states', 'in-play', 'plot-modifiers'],
    },
    {
      id: 'used-pile',
      title: { pl: 'Kiedy fabuły wracają', en: 'When plots come back' },
      lead: {
        pl: 'Po siódmej fabule stos wykorzystanych wraca do talii.',
        en: 'After the seventh plot the used pile goes back into the plot deck.',
      },
      words: { pl: 'wykorzystane fabuły, powrót fabuł, ostatnia fabuła', en: 'used plots, recycle plots, last plot' },
      clauses: [
        {
          rule: 'AGOT-PLOT-g',
          text: {
            pl: 'Gdy odkryjesz ostatnią kartę talii fabuły, a wszystkie odkryte teraz fabuły są w grze i rozpatrzono ich „Po odkryciu”, cały stos wykorzystanych wraca do talii fabuły. Odkryta zostaje.',
            en: 'When you reveal the last card of your plot deck, then, after all plots revealed now are in play and their “When Revealed” abilities are resolved, the whole used pile goes back into the plot deck. The plot just revealed stays.',
          },
        },
        {
          rule: 'AGOT-PLOT-h',
          text: {
            pl: 'Przy siedmiu fabułach stos dochodzi do sześciu kart w rundzie 7 i znika. W rundzie 8 wybierasz spośród tych sześciu, a następny powrót jest w rundzie 13 i odtąd co sześć rund, jeśli nic nie odkrywa dodatkowych fabuł.',
            en: 'With seven plots the pile grows to six cards in round 7 and is emptied. In round 8 you choose among those six; the next return is in round 13, then every sixth round, unless something reveals extra plots.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-PLOT-g',
          text: {
            pl: 'W rundzie 7 odkrywasz ostatnią fabułę, Liczenie miedziaków. Najpierw dobierasz 3 karty, potem sześć wykorzystanych wraca do talii. Świt na postaci Martellów nie daje już od tej chwili nic: stos jest pusty.',
            en: 'In round 7 you reveal your last plot, Counting Coppers. First you draw 3 cards, then the six used plots go back. From now on Dawn gives its character nothing: the used pile is empty.',
          },
          cards: ['counting-coppers', 'dawn'].map(printedId),
        },
      ],
      see: ['plot-states', 'when-revealed'],
    },
    {
      id: 'plot-modifiers',
      title: { pl: 'Modyfikatory wartości fabuły', en: 'Plot modifiers' },
      lead: {
        pl: 'Złoto, inicjatywa i rezerwy z kart w grze dodają się do fabuły.',
        en: 'Gold, initiative and reserve on cards in play add to the plot.',
      },
      words: { pl: 'plus złoto, plus inicjatywa, plus rezerwy', en: 'plus gold, plus initiative, plus reserve' },
      clauses: [
        {
          rule: 'AGOT-PLOT-i',
          text: {
            pl: 'Modyfikatory złota, inicjatywy i rezerw na kartach, które kontrolujesz, są obowiązkowe i sumują się na twojej odkrytej fabule.',
            en: 'Gold, initiative and reserve modifiers on cards you control are mandatory and add up on your revealed plot.',
          },
        },
        {
          rule: 'AGOT-PLOT-j',
          text: {
            pl: 'Modyfikator z pola tekstowego, które jest puste, nie działa.',
            en: 'A modifier printed in a text box that is blank does not work.',
          },
        },
        {
          rule: 'AGOT-PLOT-k',
          reading: 'interpretation',
          text: {
            pl: '„Zmniejsz” lub „podnieś” wartość na fabule to zwykły modyfikator. „Traktuj wartość bazową jak N” zastępuje podstawę, zanim doda się modyfikatory.',
            en: '“Reduce” or “raise” a value on a plot is an ordinary modifier. “Treat the base value as N” replaces the base before modifiers are added.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-PLOT-k',
          text: {
            pl: 'Przeciwnik odkrył fabułę Przewaga na morzu, więc bazowe złoto twojej fabuły Opodatkowanie (5, Edykt i Królestwo) to 0. Różany Trakt dodaje jednak swoje +1, a Littlefinger drugie: dostajesz 2 złota.',
            en: 'Your opponent revealed Naval Superiority, so the base gold of your Taxation (5, an Edict and Kingdom) is 0. The Roseroad still adds its +1, and Littlefinger another: you collect 2 gold.',
          },
          cards: ['naval-superiority', 'taxation', 'the-roseroad', 'littlefinger'].map(printedId),
        },
      ],
      see: ['income', 'initiative', 'reserve-check', 'blank-text', 'modifiers'],
    },
  ],
};
