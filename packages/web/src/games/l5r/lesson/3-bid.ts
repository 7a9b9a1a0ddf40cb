import { number, pass, whoSets, whoTakes } from '../../../lesson/which.ts';
import type { L5rLesson } from './parts.ts';
import { AT, bidOf, enCards, HOSHIKO, honorOf, plCards, YOU } from './parts.ts';
import { card, placeOf } from './which.ts';

/** The draw phase: the bid of honor for cards. */
export const theBid: L5rLesson = {
  id: 'bid',
  title: { pl: 'Dobieranie: stawka honoru', en: 'Draw: the honor bid' },
  about: { pl: 'Kupujesz karty za honor, w tajemnicy.', en: 'You buy cards with honor, in secret.' },
  learnt: {
    pl: 'Wiesz, ile kosztuje karta i co daje niska stawka.',
    en: 'You know what a card costs, and what a low bid is good for.',
  },
  steps: [
    {
      is: 'look',
      id: 'honor',
      task: { pl: 'Sprawdź honor', en: 'Check your honor' },
      title: { pl: 'Sprawdź swój honor', en: 'Check your honor' },
      at: () => AT.honor(YOU),
      say: (view) => ({
        pl: `Masz ${honorOf(view, YOU)} honoru, Hoshiko ${honorOf(view, HOSHIKO)}. Honor to nie tylko punkty: **25 wygrywa, 0 przegrywa**, a niektóre karty pytają, kto ma go więcej.`,
        en: `You have ${honorOf(view, YOU)} honor, Hoshiko ${honorOf(view, HOSHIKO)}. Honor is more than points: **25 wins, 0 loses**, and some cards ask who has more of it.`,
      }),
    },
    {
      is: 'move',
      id: 'dial',
      task: { pl: 'Ustaw licznik', en: 'Set your dial' },
      title: { pl: 'Ustaw 1 i zatwierdź', en: 'Set 1 and confirm' },
      asked: 'honorBid',
      accepts: [number(1), number(2), number(3)],
      wrong: [
        whoSets((value) => value > 3, {
          pl: 'Tyle kart nie potrzebujemy, a Hoshiko dostałaby nasz honor. Ustaw 1, najwyżej 3.',
          en: 'We do not need that many cards, and Hoshiko would get our honor. Set 1, or 3 at most.',
        }),
      ],
      otherwise: { pl: 'Ustaw 1 i zatwierdź.', en: 'Set 1 and confirm.' },
      say: () => ({
        pl: 'Obie strony w tajemnicy ustawiają liczbę od 1 do 5: tyle kart dobiorą. Kto stawia więcej, **oddaje różnicę honoru** drugiej stronie. Lew stawia nisko.',
        en: 'Both sides secretly set a number from 1 to 5: so many cards they draw. Who bids more **gives the difference in honor** to the other. The Lion bids low.',
      }),
    },
    {
      is: 'look',
      id: 'paid',
      task: { pl: 'Zobacz, kto zapłacił', en: 'See who paid' },
      title: { pl: 'Zobacz, kto zapłacił', en: 'See who paid' },
      at: () => AT.dial(HOSHIKO),
      say: (view) => {
        const [own, other] = [bidOf(view, YOU), bidOf(view, HOSHIKO)];
        return own < other
          ? {
              pl: `Hoshiko postawiła ${other}: dobrała ${plCards(other)}, ale **zapłaciła ci ${other - own}** honoru. Ty masz teraz ${honorOf(view, YOU)}, ona ${honorOf(view, HOSHIKO)}.`,
              en: `Hoshiko bid ${other}: she drew ${enCards(other)}, but **paid you ${other - own}** honor. You now have ${honorOf(view, YOU)}, she has ${honorOf(view, HOSHIKO)}.`,
            }
          : {
              pl: `Obie stawki to **${own}**, więc nikt nikomu nie płaci. Każda strona dobrała ${plCards(own)}.`,
              en: `Both bids are **${own}**, so nobody pays anybody. Each side drew ${enCards(own)}.`,
            };
      },
      sum: (view) => {
        const [own, other] = [bidOf(view, YOU), bidOf(view, HOSHIKO)];
        return {
          title: { pl: 'Przechodzi do ciebie', en: 'Comes to you' },
          parts: [
            { is: 'number', value: `${other}`, name: { pl: 'Hoshiko', en: 'Hoshiko' } },
            { is: 'between', text: { pl: 'minus', en: 'minus' } },
            { is: 'number', value: `${own}`, name: { pl: 'ty', en: 'you' } },
            { is: 'between', text: { pl: 'to', en: 'is' } },
            { is: 'number', value: `${other - own}`, name: { pl: 'honoru', en: 'honor' } },
          ],
        };
      },
    },
    {
      is: 'look',
      id: 'drawn',
      task: { pl: 'Obejrzyj dobraną kartę', en: 'Look at the card you drew' },
      title: { pl: 'Obejrzyj, co przyszło', en: 'Look at what came' },
      at: (view) => placeOf(view, 'for-greater-glory'),
      say: () => ({
        pl: '**Ku większej chwale** to reakcja: zagrywa się ją w odpowiedzi na to, co się stało. Ta odpowiada na spustoszenie prowincji. Zapamiętaj ją.',
        en: '**For Greater Glory** is a reaction: it is played in answer to something that happened. This one answers to a broken province. Keep it in mind.',
      }),
    },
    {
      is: 'move',
      id: 'wait',
      task: { pl: 'Przepuść okno akcji', en: 'Let the action window pass' },
      title: { pl: 'Spasuj: katana poczeka', en: 'Pass: the katana can wait' },
      asked: 'actionWindow/draw',
      accepts: [pass],
      wrong: [
        whoTakes(card('fine-katana'), {
          pl: 'Można już teraz, ale wtedy Hoshiko wie, ile mamy. Katana lepiej działa jako niespodzianka.',
          en: 'You could, but then Hoshiko knows what we have. A katana works best as a surprise.',
        }),
      ],
      otherwise: { pl: 'Na razie spasuj.', en: 'Pass for now.' },
      say: () => ({
        pl: 'Na koniec większości faz jest **okno akcji**: na zmianę gracie karty, aż oboje spasujecie. Katanę lepiej zachować na walkę. W lekcjach takie małe okna przepuszczę potem za ciebie.',
        en: 'Most phases end with an **action window**: you take turns playing cards until both pass. The katana is better kept for the fight. In the lessons I will pass such small windows for you from now on.',
      }),
    },
  ],
};
