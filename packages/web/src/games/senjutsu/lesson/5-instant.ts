import { number, these, whoPasses, whoTakes } from '../../../lesson/which.ts';
import { AT, GORO, type SenjutsuLesson, speedAt, woundsAt, YOU } from './parts.ts';
import { alternative, card, cell, facing, placeOf } from './which.ts';

/** The fourth turn: an instant replacement, and what wins in the end. */
export const theInstant: SenjutsuLesson = {
  id: 'instant',
  title: { pl: 'Karta nagła i zwycięstwo', en: 'Instants, and victory' },
  about: { pl: 'Podmieniasz kartę i znów trafiasz.', en: 'You swap your card and hit again.' },
  learnt: {
    pl: 'Znasz karty nagłe i wszystkie drogi do zwycięstwa.',
    en: 'You know instants, and every road to victory.',
  },
  steps: [
    {
      is: 'look',
      id: 'instant',
      task: { pl: 'Znajdź kartę nagłą', en: 'Find the instant' },
      title: { pl: 'Przeczytaj Krótkie Pchnięcie', en: 'Read Short Strike' },
      at: (view) => placeOf(view, 'short-strike'),
      say: () => ({
        pl: 'Błyskawica oznacza kartę **nagłą**. To **zamiana**: po odkryciu kart możesz podłożyć ją w miejsce swojej medytacji lub obrony. Wymaga Agresji, a ty w niej jesteś.',
        en: 'The lightning marks an **instant**. This one is a **replacement**: after the reveal it may take the place of your meditation or defence. It requires Aggression, and you are in it.',
      }),
    },
    {
      is: 'move',
      id: 'choose',
      task: { pl: 'Wybierz Zwinny Umysł', en: 'Choose Swift Mind' },
      title: { pl: 'Wybierz Zwinny Umysł', en: 'Choose Swift Mind' },
      asked: 'chooseCard',
      accepts: [these(card('swift-mind'))],
      wrong: [
        whoTakes(card('short-strike'), {
          pl: 'Można i tak, ale wtedy Goro mógłby się jej spodziewać. Najpierw pokaż medytację.',
          en: 'You could, but then Goro might expect it. Show him a meditation first.',
        }),
      ],
      otherwise: {
        pl: 'Ataku nie zamieni się na atak. Wybierz medytację: Zwinny Umysł.',
        en: 'An attack cannot replace an attack. Choose a meditation: Swift Mind.',
      },
      say: () => ({
        pl: 'Wyłóż **Zwinny Umysł**. Jeśli Goro zagra coś szybkiego, odejdziesz dwa kroki; jeśli coś wolnego, zaskoczysz go zamianą.',
        en: 'Lay down **Swift Mind**. If Goro plays something fast, you walk away two steps; if something slow, you surprise him with the replacement.',
      }),
    },
    {
      is: 'move',
      id: 'replace',
      task: { pl: 'Zamień kartę', en: 'Replace your card' },
      title: { pl: 'Zagraj Krótkie Pchnięcie', en: 'Play Short Strike' },
      asked: 'replace',
      accepts: [these(card('short-strike'))],
      wrong: [
        whoPasses({
          pl: 'Taka okazja nie wróci: Ronin rusza się dopiero przy 0.',
          en: 'Such a chance will not come back: the Ronin moves only at 0.',
        }),
      ],
      otherwise: { pl: 'Wybierz Krótkie Pchnięcie.', en: 'Choose Short Strike.' },
      say: (view) => ({
        pl: `Goro odkrył kartę Główną o szybkości ${speedAt(view, GORO)}: będzie ostatni. **Krótkie Pchnięcie** robi krok w przód i bije przy 5. Zamień!`,
        en: `Goro revealed a core card of speed ${speedAt(view, GORO)}: he will be last. **Short Strike** steps forward and strikes at 5. Replace!`,
      }),
      replies: [
        { seat: GORO, asked: 'discardCards', wants: these(card('horse-kick')) },
        { seat: GORO, asked: 'moveTo', wants: these(cell('2,-1')) },
        { seat: GORO, asked: 'faceTo', wants: these(facing(5)) },
        { seat: GORO, asked: 'chooseAlternative', wants: these(alternative(0)) },
        { seat: GORO, asked: 'drawUpTo', wants: number(0) },
        { seat: GORO, asked: 'chooseCard', wants: these(card('feral-sweep')) },
      ],
    },
    {
      is: 'look',
      id: 'hit',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz drugie trafienie', en: 'See the second hit' },
      title: { pl: 'Drugie trafienie', en: 'The second hit' },
      at: () => AT.gauge(GORO),
      say: (view) => ({
        pl: `Krok był tylko jeden możliwy, więc nikt nie pytał. Ronin ma **${woundsAt(view, GORO)} z 5 Ran** i stracił Skupienie, a Zwinny Umysł leży na stosie.`,
        en: `Only one step was possible, so nobody asked. The Ronin has **${woundsAt(view, GORO)} of 5 wounds** and lost his focus; Swift Mind lies in your discard pile.`,
      }),
    },
    {
      is: 'look',
      id: 'victory',
      task: { pl: 'Poznaj drogi do zwycięstwa', en: 'Learn the roads to victory' },
      title: { pl: 'Jeszcze trzy Rany', en: 'Three more wounds' },
      at: () => AT.hero(GORO),
      say: () => ({
        pl: 'Wygrywa, kto zostaje na polu: **5 Ran** albo **5 Ogłuszeń** na ręce pokonuje bohatera. Pusta talia też rani: za każdą kartę, której nie można dobrać, jest 1 Rana.',
        en: 'Whoever is left on the field wins: **5 wounds** or **5 stuns** in hand defeat a hero. An empty deck wounds as well: 1 wound for each card that cannot be drawn.',
      }),
    },
    {
      is: 'look',
      id: 'goOn',
      task: { pl: 'Walcz dalej', en: 'Fight on' },
      title: { pl: 'Reszta należy do ciebie', en: 'The rest is up to you' },
      at: () => AT.tree(YOU),
      say: () => ({
        pl: 'Masz Agresję i 2 Skupienia, a Ronin dwie Rany. Zmieniaj Kamae, zbieraj Skupienie i zgaduj, co zagra. Możesz dokończyć ten pojedynek.',
        en: 'You have Aggression and 2 focus, the Ronin two wounds. Change Kamae, gather focus, and guess what he will play. You can finish this duel.',
      }),
    },
  ],
};
