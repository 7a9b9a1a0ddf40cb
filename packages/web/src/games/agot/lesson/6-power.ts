import { these, whoIsTooEarly, whoPasses } from '../../../lesson/which.ts';
import type { AgotLesson } from './parts.ts';
import { AT, factionPowerOf, GENNA, powerOf, WINDOWS, YOU } from './parts.ts';
import { card, challenge, placeOf } from './which.ts';

/** The power challenge: unopposed, a reaction to winning, renown. */
export const thePower: AgotLesson = {
  id: 'power',
  title: { pl: 'Wyzwanie władzy', en: 'The power challenge' },
  about: { pl: 'Jednym atakiem zdobywasz 4 władzy.', en: 'With one attack you gain 4 power.' },
  learnt: {
    pl: 'Wiesz, co dają niebronione wyzwanie, reakcja po wygranej i renoma.',
    en: 'You know what an unopposed challenge, a reaction to winning and renown give.',
  },
  steps: [
    {
      is: 'move',
      id: 'crown',
      task: { pl: 'Rzuć wyzwanie władzy', en: 'Initiate power' },
      title: { pl: 'Rzuć wyzwanie władzy', en: 'Initiate a power challenge' },
      asked: 'initiateChallenge',
      accepts: [these(challenge('power'))],
      wrong: [whoPasses({ pl: 'Jeszcze jedno: wyzwanie władzy.', en: 'One more: the power challenge.' })],
      otherwise: { pl: 'Naciśnij wyzwanie władzy.', en: 'Press the power challenge.' },
      say: () => ({
        pl: 'Wygrane wyzwanie **władzy** przenosi żetony z karty stronnictwa przegranego na twoją. Genna nie ma jeszcze żadnego, ale wygrana i tak się opłaci.',
        en: "Winning a **power** challenge moves power from the loser's faction card to yours. Genna has none yet, but winning will pay all the same.",
      }),
    },
    {
      is: 'move',
      id: 'attackers',
      task: { pl: 'Poślij Eddarda', en: 'Send Eddard' },
      title: { pl: 'Poślij Eddarda', en: 'Send Eddard' },
      asked: 'declareAttackers',
      accepts: [these(card('eddard-stark')), these(card('eddard-stark'), card('winterfell-steward'))],
      wrong: [
        whoIsTooEarly({
          pl: 'Eddard musi iść: sam Zarządca ma tylko 1.',
          en: 'Eddard has to go: the Steward alone has only 1.',
        }),
      ],
      otherwise: { pl: 'Zaznacz Eddarda i zatwierdź.', en: 'Mark Eddard, and confirm.' },
      say: () => ({
        pl: 'Koronę mają stojący Eddard i Zarządca. Sam Eddard to **5**; Zarządcę możesz dołożyć albo zostawić w domu. Zaznacz i zatwierdź.',
        en: 'Eddard and the Steward are standing and have the crown. Eddard alone is **5**; the Steward may go along or stay at home. Mark, and confirm.',
      }),
      replies: [{ seat: GENNA, asked: 'declareDefenders', wants: { is: 'options', each: [] } }],
    },
    {
      is: 'move',
      id: 'claim',
      task: { pl: 'Odpowiedz reakcją', en: 'Answer with a reaction' },
      title: { pl: 'Zagraj Silniejsze roszczenia', en: 'Play Superior Claim' },
      asked: WINDOWS.decided,
      accepts: [these(card('superior-claim'))],
      wrong: [
        whoPasses({
          pl: 'Taka okazja mija: 2 władzy za darmo. Zagraj reakcję.',
          en: 'Such a chance goes by: 2 power for nothing. Play the reaction.',
        }),
      ],
      otherwise: { pl: 'To chwila na Silniejsze roszczenia.', en: 'This is the moment for Superior Claim.' },
      say: () => ({
        pl: 'Genna oszczędziła Cersei i nikt nie broni: wygrywasz co najmniej o **5**. Na to czekało wydarzenie z ręki, reakcja za 0: **2 władzy**.',
        en: 'Genna spared Cersei, and nobody defends: you win by at least **5**. The event in your hand has waited for this, a reaction for 0: **2 power**.',
      }),
    },
    {
      is: 'move',
      id: 'renown',
      task: { pl: 'Skorzystaj z renomy', en: 'Use renown' },
      title: { pl: 'Daj Eddardowi żeton za renomę', en: 'Give Eddard power for renown' },
      asked: 'renown',
      accepts: [these(card('eddard-stark'))],
      wrong: [
        whoIsTooEarly({
          pl: 'Zaznacz Eddarda: żeton jest za darmo.',
          en: 'Mark Eddard: the power is free.',
        }),
      ],
      otherwise: { pl: 'Zaznacz Eddarda i zatwierdź.', en: 'Mark Eddard, and confirm.' },
      say: () => ({
        pl: 'Wyzwanie było **niebronione**: to 1 władzy dla ciebie. Eddard ma **renomę**: gdy jego strona wygrywa, sam zyskuje żeton. Jest już zaznaczony, więc zatwierdź.',
        en: 'The challenge was **unopposed**, so you gained 1 power for it. Eddard has **renown**: when his side wins, he gains power himself. He is marked already, so confirm.',
      }),
      replies: [{ seat: GENNA, asked: 'initiateChallenge', wants: these(challenge('power')) }],
    },
    {
      is: 'look',
      id: 'track',
      comes: 'beforeReplies',
      task: { pl: 'Policz władzę', en: 'Count your power' },
      title: { pl: 'Policz swoją władzę', en: 'Count your power' },
      at: () => AT.power(YOU),
      say: (view) => ({
        pl: `Masz **${powerOf(view, YOU)} z 15**. Pełne pola to ${factionPowerOf(view, YOU)} na karcie stronnictwa: te może odebrać wyzwanie władzy. Puste to żeton na Eddardzie: zginie razem z nim.`,
        en: `You have **${powerOf(view, YOU)} of 15**. The solid ones are the ${factionPowerOf(view, YOU)} on your faction card: a power challenge can take them. The hollow one lies on Eddard, and would be lost with him.`,
      }),
    },
    {
      is: 'look',
      id: 'kneeling',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz, kto klęczy', en: 'See who kneels' },
      title: { pl: 'Twoi klęczą', en: 'Your people kneel' },
      at: (view) => placeOf(view, 'eddard-stark'),
      say: () => ({
        pl: "Trzy ataki za tobą, a kto atakował, **klęczy** i nie może bronić. Teraz atakuje Genna, a ona ma Cersei, Jaime'a i Łaskotka na nogach. Na szczęście Eddard ma na to sposób.",
        en: 'Your three attacks are done, and who attacked **kneels** and cannot defend. Now Genna attacks, with Cersei, Jaime and The Tickler standing. Luckily Eddard has an answer.',
      }),
    },
  ],
};
