import { these, whoTakes } from '../../../lesson/which.ts';
import type { AgotLesson } from './parts.ts';
import { AT, GENNA, goldOf, plotPlace, YOU } from './parts.ts';
import { card, placeOf, player } from './which.ts';

/** The plot phase and the draw phase: four numbers, who goes first, and two cards. */
export const thePlots: AgotLesson = {
  id: 'plots',
  title: { pl: 'Fabuły i inicjatywa', en: 'Plots and initiative' },
  about: {
    pl: 'Wybierasz plan na rundę i tego, kto zaczyna.',
    en: 'You choose a plan for the round, and who goes first.',
  },
  learnt: {
    pl: 'Znasz cztery liczby fabuły i wiesz, kto zostaje pierwszym graczem.',
    en: 'You know the four numbers of a plot, and who becomes first player.',
  },
  steps: [
    {
      is: 'move',
      id: 'plot',
      task: { pl: 'Wybierz fabułę', en: 'Choose a plot' },
      title: { pl: 'Wybierz Wezwanie chorążych', en: 'Choose Calling the Banners' },
      asked: 'choosePlot',
      accepts: [these(card('calling-the-banners'))],
      wrong: [
        whoTakes(card('the-winds-of-winter'), {
          pl: 'Mocna karta, ale wygra na niej ten, kto ma już armię. Zachowaj ją na później.',
          en: 'A strong card, but for who has an army already. Keep it for later.',
        }),
        whoTakes(card('a-noble-cause'), {
          pl: 'Inicjatywa 0: o tym, kto zacznie, rozstrzygnęłaby Genna. Weź Wezwanie chorążych.',
          en: 'Initiative 0: Genna would decide who goes first. Take Calling the Banners.',
        }),
      ],
      otherwise: {
        pl: 'Dobry plan na inną rundę. Dziś Wezwanie chorążych: Genna ma trzy postaci.',
        en: 'A good plan for another round. Today Calling the Banners: Genna has three characters.',
      },
      say: () => ({
        pl: 'Każda runda zaczyna się od **fabuły**: z siedmiu bierzesz w tajemnicy jedną. Wezwanie chorążych da 1 złoto za każdą postać Genny. Zużyta fabuła wróci dopiero, gdy zużyjesz wszystkie.',
        en: "Every round begins with a **plot**: in secret you take one of seven. Calling the Banners gives 1 gold for each of Genna's characters. A used plot comes back only when all are used.",
      }),
    },
    {
      is: 'look',
      id: 'numbers',
      task: { pl: 'Poznaj cztery liczby', en: 'Meet the four numbers' },
      title: { pl: 'Poznaj cztery liczby fabuły', en: 'Meet the four numbers of a plot' },
      at: (view) => plotPlace(view, YOU),
      say: () => ({
        pl: '**Dochód 3** to złoto na tę rundę, **inicjatywa 6** mówi, kto rozstrzyga o kolejności. **Roszczenia 1** to kara za przegrane z tobą wyzwanie. **Rezerwy 6**: tyle kart zatrzymasz na ręce.',
        en: '**Income 3** is your gold this round; **initiative 6** says who settles the order. **Claim 1** is what losing a challenge to you costs. **Reserve 6**: so many cards you may keep in hand.',
      }),
    },
    {
      is: 'look',
      id: 'hers',
      task: { pl: 'Porównaj z fabułą Genny', en: "Compare with Genna's plot" },
      title: { pl: 'Porównaj z fabułą Genny', en: "Compare with Genna's plot" },
      at: (view) => plotPlace(view, GENNA),
      say: () => ({
        pl: 'Szlachetna sprawa: więcej złota, ale inicjatywa **0**. Twoja szóstka wygrywa. Przy remisie liczy się, kto ma mniej władzy.',
        en: 'A Noble Cause: more gold, but initiative **0**. Your six wins. In a tie, who has less power wins.',
      }),
      sum: () => ({
        title: { pl: 'Inicjatywa', en: 'Initiative' },
        parts: [
          { is: 'number', value: '6', name: { pl: 'ty', en: 'you' } },
          { is: 'between', text: { pl: 'do', en: 'to' } },
          { is: 'number', value: '0', name: { pl: 'Genna', en: 'Genna' } },
        ],
      }),
    },
    {
      is: 'move',
      id: 'first',
      task: { pl: 'Wskaż pierwszego gracza', en: 'Name the first player' },
      title: { pl: 'Wskaż siebie', en: 'Name yourself' },
      asked: 'chooseFirst',
      accepts: [these(player(YOU))],
      wrong: [
        whoTakes(player(GENNA), {
          pl: 'Bywa, że warto puścić kogoś przodem i poznać jego zamiary. Dziś uderzamy pierwsi.',
          en: 'Going second can pay: you know what your opponent is up to. Today we strike first.',
        }),
      ],
      otherwise: {
        pl: 'Dotknij tabliczki ze swoim imieniem.',
        en: 'Touch the panel with your name.',
      },
      say: () => ({
        pl: 'Inicjatywa jest twoja, więc wybierasz, kto będzie **pierwszym graczem**. Pierwszy wystawia karty i pierwszy atakuje, zanim ktokolwiek uklęknie.',
        en: 'Initiative is yours, so you choose the **first player**. The first player marshals first and attacks first, before anybody kneels.',
      }),
    },
    {
      is: 'look',
      id: 'banners',
      task: { pl: 'Zobacz, co dała fabuła', en: 'See what the plot gave' },
      title: { pl: 'Policz chorążych', en: 'Count the banners' },
      at: () => AT.gold(YOU),
      say: (view) => ({
        pl: `Fabuły działają **po odkryciu**: trzy postaci Genny dały ci 3 złota. Dochód doszedł przed chwilą i masz już **${goldOf(view, YOU)}**.`,
        en: `Plots work **when revealed**: Genna's three characters gave you 3 gold. Your income has just come in, too, so you have **${goldOf(view, YOU)}**.`,
      }),
    },
    {
      is: 'look',
      id: 'draw',
      task: { pl: 'Zobacz dobrane karty', en: 'See what you drew' },
      title: { pl: 'Zobacz dobrane karty', en: 'See what you drew' },
      at: (view) => placeOf(view, 'bodyguard'),
      say: () => ({
        pl: 'Po fabułach przychodzi krótka faza dobierania: każdy bierze **2 karty**. Straż przyboczna jest jedną z nich. Zaraz się przyda.',
        en: 'After the plots comes the short draw phase: everybody takes **2 cards**. Bodyguard is one of them. You will need it soon.',
      }),
    },
  ],
};
