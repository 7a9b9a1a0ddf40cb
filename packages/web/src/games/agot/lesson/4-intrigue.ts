import { pass, these, whoPasses, whoTakes } from '../../../lesson/which.ts';
import type { AgotLesson } from './parts.ts';
import { AT, clash, GENNA, totalsIn, WINDOWS } from './parts.ts';
import { card, challenge, placeOf } from './which.ts';

/** The first challenge, of intrigue, from the declaration to its claim. */
export const theIntrigue: AgotLesson = {
  id: 'intrigue',
  title: { pl: 'Pierwsze wyzwanie: intryga', en: 'The first challenge: intrigue' },
  about: {
    pl: 'Atakujesz, porównujesz SIŁĘ i odbierasz kartę.',
    en: 'You attack, compare STR, and take a card.',
  },
  learnt: {
    pl: 'Znasz przebieg wyzwania: atak, obrona, porównanie, roszczenia.',
    en: 'You know how a challenge goes: attack, defense, comparison, claim.',
  },
  steps: [
    {
      is: 'look',
      id: 'jaime',
      task: { pl: 'Zobacz, co zrobiła Genna', en: 'See what Genna did' },
      title: { pl: "Spójrz na Jaime'a", en: 'Look at Jaime' },
      at: (view) => placeOf(view, 'ser-jaime-lannister'),
      say: () => ({
        pl: "Genna zmobilizowała **Jaime'a**: 5 SIŁY. Drugi Łaskotek poszedł za darmo pod pierwszego: kopia unikatowej karty to **duplikat**. I zostawiła sobie 2 złota; zapamiętaj to.",
        en: 'Genna has marshaled **Jaime**: 5 STR. A second Tickler went under the first for nothing: a copy of a unique card is a **duplicate**. And she kept 2 gold; remember that.',
      }),
    },
    {
      is: 'look',
      id: 'icons',
      task: { pl: 'Zobacz, kto się nada', en: 'See who is fit for it' },
      title: { pl: 'Zobacz symbole Catelyn', en: "See Catelyn's icons" },
      at: (view) => placeOf(view, 'catelyn-stark'),
      say: () => ({
        pl: 'W fazie wyzwań możesz rzucić po jednym każdego rodzaju: **militarne, intrygi i władzy**. Atakuje tylko postać, która stoi i ma właściwy symbol, a potem klęka. Na trzy wyzwania trzeba więc trzech ludzi.',
        en: 'In the challenges phase you may initiate one of each type: **military, intrigue and power**. Only a standing character with the right icon attacks, and kneels for it. So three challenges take three people.',
      }),
    },
    {
      is: 'move',
      id: 'declare',
      task: { pl: 'Rzuć wyzwanie intrygi', en: 'Initiate intrigue' },
      title: { pl: 'Zacznij od intrygi', en: 'Begin with intrigue' },
      asked: 'initiateChallenge',
      accepts: [these(challenge('intrigue'))],
      wrong: [
        whoPasses({
          pl: 'Pas kończy twoje wyzwania w tej rundzie. Zacznij od intrygi.',
          en: 'Passing ends your challenges this round. Begin with intrigue.',
        }),
        whoTakes(challenge('military'), {
          pl: 'Będzie i miecz. Najpierw intryga: kto gubi karty, ma potem mniej odpowiedzi.',
          en: 'The sword will come. Intrigue first: who loses cards has less to answer with.',
        }),
        whoTakes(challenge('power'), {
          pl: 'Koronę zostaw na koniec. Najpierw intryga.',
          en: 'Leave the crown for the end. Intrigue first.',
        }),
      ],
      otherwise: { pl: 'Naciśnij wyzwanie intrygi.', en: 'Press the intrigue challenge.' },
      say: () => ({
        pl: 'Przegrana **intryga** kosztuje losową kartę z ręki. Symbol szpiega ma u nas tylko Catelyn, więc zaatakuje właśnie ona. Naciśnij wyzwanie intrygi.',
        en: 'Losing **intrigue** costs a random card of the hand. Of ours only Catelyn has the spy, so it is she who attacks. Press the intrigue challenge.',
      }),
    },
    {
      is: 'move',
      id: 'wait',
      task: { pl: 'Przepuść okno akcji', en: 'Let the actions pass' },
      title: { pl: 'Spasuj i poczekaj na obrońców', en: 'Pass, and wait for the defenders' },
      asked: WINDOWS.challenges,
      accepts: [pass],
      wrong: [
        whoTakes(card('winter-is-coming'), {
          pl: 'Jeszcze nie: to wydarzenie przyda się, gdy będą ginąć postaci, a nie karty.',
          en: 'Not yet: this event will serve us when characters die, not cards.',
        }),
      ],
      otherwise: { pl: 'Teraz spasuj: niech Genna pokaże obrońców.', en: 'Pass now: let Genna show her defenders.' },
      say: () => ({
        pl: 'Catelyn klęczy i atakuje z SIŁĄ **4**. Zanim Genna wybierze obrońców, oboje możecie użyć akcji. My poczekamy, co zrobi.',
        en: 'Catelyn kneels and attacks with **4** STR. Before Genna chooses defenders, both of you may take actions. We wait and see.',
      }),
      replies: [{ seat: GENNA, asked: 'declareDefenders', wants: these(card('lannisport-moneylender')) }],
    },
    {
      is: 'look',
      id: 'totals',
      task: { pl: 'Porównaj SIŁĘ', en: 'Compare STR' },
      title: { pl: 'Porównaj obie strony', en: 'Compare the two sides' },
      at: () => AT.lane,
      say: (view) => {
        const { attack, defense } = totalsIn(view);
        return {
          pl: `Broni Lichwiarz: **${attack} do ${defense}**. Wygrywa strona z większą SIŁĄ, a przy remisie **atakujący**. Jaime'a i Cersei Genna oszczędza na własne ataki.`,
          en: `The Moneylender defends: **${attack} to ${defense}**. The side with more STR wins, and in a tie **the attacker**. Jaime and Cersei she saves for attacks of her own.`,
        };
      },
      sum: clash,
    },
    {
      is: 'move',
      id: 'settle',
      task: { pl: 'Rozstrzygnij wyzwanie', en: 'Settle the challenge' },
      title: { pl: 'Spasuj i rozstrzygnij', en: 'Pass, and settle it' },
      asked: WINDOWS.challenges,
      accepts: [pass],
      wrong: [
        whoTakes(card('winter-is-coming'), {
          pl: 'Nie teraz: dwie karty z ręki bolą mniej niż dwie postaci.',
          en: 'Not now: two cards of a hand hurt less than two characters.',
        }),
      ],
      otherwise: { pl: 'Prowadzisz. Spasuj.', en: 'You are ahead. Pass.' },
      say: () => ({
        pl: 'Po wyborze obrońców jest jeszcze jedno okno akcji. Prowadzisz, więc niczego nie trzeba. Gdy **oboje spasujecie**, liczy się wynik.',
        en: 'After the defenders there is one more action window. You are ahead, so nothing is needed. Once **both of you pass**, the result counts.',
      }),
    },
    {
      is: 'look',
      id: 'claim',
      task: { pl: 'Zobacz roszczenia', en: 'See the claim' },
      title: { pl: 'Zobacz, co straciła Genna', en: 'See what Genna lost' },
      at: () => AT.discard(GENNA),
      say: () => ({
        pl: 'Wygrana! **Roszczenia 1** z twojej fabuły: jedna losowa karta z ręki Genny przepadła, i to sam Tywin Lannister, za 7 złota. Gdyby nikt nie bronił, doszedłby ci jeszcze 1 żeton władzy.',
        en: "Won! **Claim 1** of your plot: one random card of Genna's hand is gone, and it was Tywin Lannister himself, worth 7 gold. Had nobody defended, you would have gained 1 power as well.",
      }),
    },
  ],
};
