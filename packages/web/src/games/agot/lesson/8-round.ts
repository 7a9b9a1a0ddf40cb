import { these, whoPasses, whoTakes } from '../../../lesson/which.ts';
import type { AgotLesson } from './parts.ts';
import { AT, GENNA, goldOf, powerOf, WINDOWS, YOU } from './parts.ts';
import { card, placeOf, player } from './which.ts';

/** The last attack, the end of the round, the next plot, and a word on more players. */
export const theRound: AgotLesson = {
  id: 'round',
  title: { pl: 'Dominacja i nowa runda', en: 'Dominance and a new round' },
  about: {
    pl: 'Zamykasz rundę, wybierasz nową fabułę i patrzysz dalej.',
    en: 'You close the round, choose a new plot, and look ahead.',
  },
  learnt: {
    pl: 'Znasz całą rundę: od fabuły po podatki.',
    en: 'You know a whole round: from the plot to taxation.',
  },
  steps: [
    {
      is: 'move',
      id: 'ready',
      task: { pl: 'Postaw Eddarda na później', en: 'Stand Eddard for later' },
      title: { pl: 'Postaw Eddarda, choć nie obroni', en: 'Stand Eddard, although he cannot defend' },
      asked: WINDOWS.attacked,
      accepts: [these(card('eddard-stark'))],
      wrong: [
        whoPasses({
          pl: 'W intrydze nie pomoże, ale za chwilę dominacja: liczą się stojący.',
          en: 'He cannot help in intrigue, but dominance comes next: those who stand count.',
        }),
      ],
      otherwise: { pl: 'Dotknij Eddarda.', en: 'Touch Eddard.' },
      say: () => ({
        pl: 'Ostatni atak: **intryga**, Jaime. Catelyn klęczy, więc tego nie zatrzymasz; nie da się obronić wszystkiego. Ale niech Eddard wstanie: to się zaraz opłaci.',
        en: 'The last attack: **intrigue**, Jaime. Catelyn kneels, so you cannot stop it; nobody can defend everything. But let Eddard stand: it will pay in a moment.',
      }),
      replies: [{ seat: GENNA, asked: 'choosePlot', wants: these(card('a-feast-for-crows')) }],
    },
    {
      is: 'look',
      id: 'lost',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz stratę', en: 'See the loss' },
      title: { pl: 'Zobacz, co przepadło', en: 'See what you lost' },
      at: () => AT.discard(YOU),
      say: (view) => ({
        pl: `Przepadła losowa karta z ręki, a za **niebronione** wyzwanie Genna zyskała 1 władzy. Z renomą Jaime'a ma ${powerOf(view, GENNA)}.`,
        en: `A random card of your hand is gone, and for the **unopposed** challenge Genna gained 1 power. With Jaime's renown she has ${powerOf(view, GENNA)}.`,
      }),
    },
    {
      is: 'look',
      id: 'dominance',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz dominację', en: 'See dominance' },
      title: { pl: 'Dominacja jest twoja', en: 'Dominance is yours' },
      at: () => AT.power(YOU),
      say: (view) => ({
        pl: `W fazie **dominacji** liczy się SIŁA stojących postaci i złoto. Eddard stał, u Genny klęczeli wszyscy: to 1 władzy dla ciebie, razem **${powerOf(view, YOU)}**.`,
        en: `In the **dominance** phase the STR of standing characters and gold are counted. Eddard stood, everybody of Genna's knelt: you gained 1 power, and have **${powerOf(view, YOU)}**.`,
      }),
    },
    {
      is: 'look',
      id: 'standing',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz, kto wstał', en: 'See who stood up' },
      title: { pl: 'Wszyscy wstali, złoto przepadło', en: 'Everybody stood up, the gold is gone' },
      at: (view) => placeOf(view, 'catelyn-stark'),
      say: (view) => ({
        pl: `W fazie **wstawania** wszyscy podnieśli się z kolan. W fazie **podatków** niewydane złoto wróciło do skarbca, a kart na ręce może zostać tyle, ile masz **rezerw**. Masz ${goldOf(view, YOU)} złota.`,
        en: `In the **standing** phase everybody got up. In the **taxation** phase unspent gold went back to the treasury, and you may hold only as many cards as your **reserve**. You have ${goldOf(view, YOU)} gold.`,
      }),
    },
    {
      is: 'move',
      id: 'plot',
      task: { pl: 'Wybierz nową fabułę', en: 'Choose a new plot' },
      title: { pl: 'Wybierz Wichry zimy', en: 'Choose The Winds of Winter' },
      asked: 'choosePlot',
      accepts: [these(card('the-winds-of-winter')), these(card('a-clash-of-kings')), these(card('a-storm-of-swords'))],
      wrong: [
        whoTakes(card('a-noble-cause'), {
          pl: 'Inicjatywa 0: zaczęłaby Genna. Weź coś, co uderza pierwsze.',
          en: 'Initiative 0: Genna would decide. Take something that strikes first.',
        }),
        whoTakes(card('summons'), {
          pl: 'Szukanie postaci zostaw na chwilę, gdy ich zabraknie. Teraz atak.',
          en: 'Keep the search for a character for when you lack one. Attack now.',
        }),
      ],
      otherwise: {
        pl: 'Teraz masz przewagę: weź fabułę do ataku, najlepiej Wichry zimy.',
        en: 'You have the upper hand: take a plot for attacking, The Winds of Winter best of all.',
      },
      say: () => ({
        pl: 'Runda druga, nowa fabuła. Teraz ty masz armię, więc **Wichry zimy**: roszczenia 2 w każdym twoim ataku. Starcie królów albo Nawałnica mieczy też się nadadzą.',
        en: 'Round two, a new plot. Now it is you who has the army, so **The Winds of Winter**: claim 2 in each of your attacks. A Clash of Kings or A Storm of Swords would do, too.',
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
          pl: 'Wtedy zaatakowałaby, zanim kogoś zabijemy. Wskaż siebie.',
          en: 'Then she would attack before we kill anybody. Name yourself.',
        }),
      ],
      otherwise: { pl: 'Dotknij tabliczki ze swoim imieniem.', en: 'Touch the panel with your name.' },
      say: () => ({
        pl: 'Genna odkryła Ucztę dla wron: inicjatywa **1**. Twoja jest wyższa, więc znów wybierasz.',
        en: 'Genna revealed A Feast for Crows: initiative **1**. Yours is higher, so you choose again.',
      }),
    },
    {
      is: 'look',
      id: 'melee',
      task: { pl: 'Gdy was więcej', en: 'When there are more of you' },
      title: { pl: 'A w trzy osoby i więcej?', en: 'And with three or more?' },
      at: () => AT.seat(GENNA),
      say: () => ({
        pl: 'Dla 3–6 osób jest **starcie**: co rundę każdy bierze w tajemnicy tytuł z małej rady. Tytuł daje premię, mówi, kogo **wspierasz** i nie możesz atakować, i kto jest **rywalem**: za wygraną z nim jest 1 władzy.',
        en: 'For 3 to 6 people there is **melee**: each round everybody secretly takes a title of the small council. It gives a bonus, and says whom you **support** and cannot attack, and who is your **rival**: beating one gives 1 power.',
      }),
    },
    {
      is: 'look',
      id: 'road',
      task: { pl: 'Wiesz, jak wygrać', en: 'You know how to win' },
      title: { pl: 'Jeszcze dziewięć', en: 'Nine to go' },
      at: () => AT.power(YOU),
      say: (view) => ({
        pl: `Masz **${powerOf(view, YOU)} z 15**, a Genna ${powerOf(view, GENNA)}. Przyszła do ciebie druga Arya: zmobilizuj ją za darmo jako **duplikat** pierwszej. Ciąg dalszy należy do ciebie.`,
        en: `You have **${powerOf(view, YOU)} of 15**, Genna has ${powerOf(view, GENNA)}. You drew a second Arya: marshal her for nothing, as a **duplicate** of the first. The rest is yours to write.`,
      }),
    },
  ],
};
