import { these, whoTakes } from '../../../lesson/which.ts';
import type { AgotLesson } from './parts.ts';
import { AT, GENNA, YOU } from './parts.ts';
import { accept, card, decline, enough, placeOf } from './which.ts';

/** The set-up: what wins, what a card says, and the first 8 gold. */
export const theTable: AgotLesson = {
  id: 'table',
  title: { pl: 'Stół i zwycięstwo', en: 'The table, and how to win' },
  about: {
    pl: 'Poznajesz karty i wystawiasz pierwsze z nich.',
    en: 'You meet the cards, and place the first of them.',
  },
  learnt: {
    pl: 'Wiesz, co wygrywa, umiesz czytać kartę i rozłożyć karty początkowe.',
    en: 'You know what wins, how to read a card, and how to place your setup cards.',
  },
  steps: [
    {
      is: 'look',
      id: 'house',
      task: { pl: 'Poznaj swój ród', en: 'Meet your house' },
      title: { pl: 'Poznaj swój ród', en: 'Meet your house' },
      at: () => AT.seat(YOU),
      say: () => ({
        pl: 'Prowadzisz **Starków**, a Genna po drugiej stronie stołu Lannisterów. Karta stronnictwa leży przed tobą od początku i nikt jej nie odbierze. Na niej zbierasz władzę.',
        en: 'You lead the **Starks**; Genna, across the table, leads the Lannisters. Your faction card lies before you from the start, and nobody can take it away. On it you gather power.',
      }),
    },
    {
      is: 'look',
      id: 'fifteen',
      task: { pl: 'Zobacz drogę do 15', en: 'See the way to 15' },
      title: { pl: 'Zobacz drogę do 15', en: 'See the way to 15' },
      at: () => AT.power(YOU),
      say: () => ({
        pl: 'Wygrywa, kto pierwszy ma **15 żetonów władzy** na swoich kartach. Zdobywasz je, wygrywając wyzwania i dominację. Pasek liczy je za ciebie.',
        en: 'The first to have **15 power** on their cards wins. You gain it by winning challenges and dominance. The track counts it for you.',
      }),
    },
    {
      is: 'move',
      id: 'hand',
      task: { pl: 'Zatrzymaj rękę', en: 'Keep your hand' },
      title: { pl: 'Zatrzymaj tę rękę: „nie”', en: 'Keep this hand: “no”' },
      asked: 'mulligan',
      accepts: [these(decline)],
      wrong: [
        whoTakes(accept, {
          pl: 'Siedmiu nowych kart nie można by już oddać, a lepszych trudno się spodziewać. Zostańmy przy tych.',
          en: 'Seven new cards could not be given back, and better ones are hard to hope for. Let us keep these.',
        }),
      ],
      otherwise: { pl: 'Najpierw odpowiedz na pytanie: „nie”.', en: 'Answer the question first: “no”.' },
      say: () => ({
        pl: 'Na początku dobierasz **7 kart** i raz możesz wymienić je wszystkie naraz. Masz Eddarda Starka, ludzi i drogi: lepiej nie będzie.',
        en: 'You begin with **7 cards**, and once you may replace all of them together. You hold Eddard Stark, people and roads: it will not get better.',
      }),
      replies: [{ seat: GENNA, asked: 'mulligan', wants: these(decline) }],
    },
    {
      is: 'look',
      id: 'card',
      task: { pl: 'Przeczytaj kartę', en: 'Read a card' },
      title: { pl: 'Przeczytaj kartę Eddarda', en: "Read Eddard's card" },
      at: (view) => placeOf(view, 'eddard-stark'),
      say: () => ({
        pl: 'Eddard kosztuje **7** złota i ma **5 SIŁY**. Dwa symbole mówią, w jakich wyzwaniach walczy: miecz to militarne, korona to władza. Na intrygi się nie nadaje.',
        en: 'Eddard costs **7** gold and has **5 STR**. His two icons say in which challenges he fights: the sword is military, the crown is power. He is no good at intrigue.',
      }),
    },
    {
      is: 'move',
      id: 'eddard',
      task: { pl: 'Wystaw Eddarda', en: 'Place Eddard' },
      title: { pl: 'Wystaw Eddarda Starka', en: 'Place Eddard Stark' },
      asked: 'placeSetup',
      accepts: [these(card('eddard-stark'))],
      wrong: [
        whoTakes(card('catelyn-stark'), {
          pl: 'Za Catelyn i Eddarda razem trzeba by 11 złota, a jest 8. Najpierw Eddard.',
          en: 'Catelyn and Eddard together would take 11 gold, and there are 8. Eddard first.',
        }),
        whoTakes(enough, {
          pl: 'Nie kończ: masz jeszcze 8 złota do wydania.',
          en: 'Do not finish: you have 8 gold to spend.',
        }),
      ],
      otherwise: { pl: 'Zacznij od najsilniejszego: Eddarda.', en: 'Begin with the strongest: Eddard.' },
      say: () => ({
        pl: 'Teraz karty początkowe: razem za najwyżej **8 złota**, zakryte do chwili, gdy oboje skończycie. Eddard kosztuje 7, ale to nasz najlepszy człowiek.',
        en: 'Now the setup cards: **8 gold** together at most, facedown until both of you are done. Eddard costs 7, but he is our best man.',
      }),
    },
    {
      is: 'move',
      id: 'steward',
      task: { pl: 'Wystaw Zarządcę', en: 'Place the Steward' },
      title: { pl: 'Wystaw Zarządcę z Winterfell', en: 'Place Winterfell Steward' },
      asked: 'placeSetup',
      accepts: [these(card('winterfell-steward'))],
      wrong: [
        whoTakes(card('the-kingsroad'), {
          pl: 'Trakt poczeka do mobilizacji. Za ostatnie złoto weź Zarządcę.',
          en: 'The Kingsroad can wait for marshaling. For the last gold take the Steward.',
        }),
        whoTakes(enough, { pl: 'Jeszcze 1 złoto zostało.', en: 'There is 1 gold left.' }),
      ],
      otherwise: {
        pl: 'Zostało 1 złoto: akurat na Zarządcę.',
        en: 'There is 1 gold left: just enough for the Steward.',
      },
      say: () => ({
        pl: 'Zostało **1 złoto**. Zarządca kosztuje właśnie tyle, a każda postać to ktoś, kto może stanąć w wyzwaniu.',
        en: '**1 gold** is left. The Steward costs just that, and every character is somebody who can stand in a challenge.',
      }),
    },
    {
      is: 'move',
      id: 'roseroad',
      task: { pl: 'Wystaw Różany Trakt', en: 'Place The Roseroad' },
      title: { pl: 'Wystaw Różany Trakt', en: 'Place The Roseroad' },
      asked: 'placeSetup',
      accepts: [these(card('the-roseroad'))],
      wrong: [
        whoTakes(enough, {
          pl: 'Jest jeszcze karta za darmo: Różany Trakt.',
          en: 'There is still a card for nothing: The Roseroad.',
        }),
      ],
      otherwise: {
        pl: 'Różany Trakt kosztuje 0: dołóż go.',
        en: 'The Roseroad costs 0: place it, too.',
      },
      say: () => ({
        pl: 'Różany Trakt kosztuje **0** i co rundę daje 1 złoto więcej. To miejsce: nie walczy, ale zostaje na stole. Słowo **Ograniczenie** znaczy: tylko jedna taka karta na rundę.',
        en: 'The Roseroad costs **0** and gives 1 more gold each round. It is a location: it does not fight, but it stays. The word **Limited** means: only one such card a round.',
      }),
      replies: [
        { seat: YOU, asked: 'placeSetup', wants: these(enough) },
        { seat: GENNA, asked: 'placeSetup', wants: these(card('cersei-lannister')) },
        { seat: GENNA, asked: 'placeSetup', wants: these(card('the-tickler')) },
        { seat: GENNA, asked: 'placeSetup', wants: these(card('lannisport-moneylender')) },
        { seat: GENNA, asked: 'placeSetup', wants: these(enough) },
        { seat: GENNA, asked: 'choosePlot', wants: these(card('a-noble-cause')) },
      ],
    },
    {
      is: 'look',
      id: 'genna',
      task: { pl: 'Zobacz, kogo ma Genna', en: 'See whom Genna has' },
      title: { pl: 'Zobacz, kogo wystawiła Genna', en: 'See whom Genna has placed' },
      at: () => AT.characters(GENNA),
      say: () => ({
        pl: 'Cersei, Łaskotek i Lichwiarz: trzy postaci, za 8 złota. Wszyscy mają symbol szpiega, czyli **intrygi**. Oboje dobieracie jeszcze karty, by znów mieć ich po siedem.',
        en: 'Cersei, The Tickler and a Moneylender: three characters for 8 gold. All have the spy, the icon of **intrigue**. Both of you draw back up to seven cards.',
      }),
    },
  ],
};
