import { number, pass, these, whoPasses, whoTakes } from '../../../lesson/which.ts';
import type { L5rLesson } from './parts.ts';
import { AT, HOSHIKO, YOU } from './parts.ts';
import { card, withFate } from './which.ts';

/** The dynasty phase: characters, the fate on them, and passing first. */
export const theDynasty: L5rLesson = {
  id: 'dynasty',
  title: { pl: 'Dynastia: zbierz swoich', en: 'Dynasty: gather your people' },
  about: { pl: 'Kupujesz postaci i płacisz im za czas.', en: 'You hire characters, and pay them for their time.' },
  learnt: {
    pl: 'Umiesz kupić postać, położyć na niej los i spasować w dobrej chwili.',
    en: 'You can hire a character, put fate on it, and pass at the right moment.',
  },
  steps: [
    {
      is: 'look',
      id: 'fate',
      task: { pl: 'Policz swój los', en: 'Count your fate' },
      title: { pl: 'Policz swój los', en: 'Count your fate' },
      at: () => AT.fate(YOU),
      say: ({ seats }) => ({
        pl: `Runda zaczyna się od fazy dynastii. Twierdza dała ci **${seats[YOU]?.fate} losu**: tym płacisz za postaci, za karty z ręki i za to, by postaci zostały z tobą dłużej. Nie starczy na wszystko.`,
        en: `A round begins with the dynasty phase. Your stronghold gave you **${seats[YOU]?.fate} fate**: it pays for characters, for cards from your hand, and for keeping characters longer. It will not buy everything.`,
      }),
    },
    {
      is: 'move',
      id: 'brawler',
      task: { pl: 'Zagraj Zabijakę z 1 losem', en: 'Play the Brawler with 1 fate' },
      title: { pl: 'Zagraj Zabijakę Lwiej Dumy i połóż na nim 1 los', en: "Play Lion's Pride Brawler with 1 fate" },
      asked: 'dynastyWindow',
      accepts: [these(withFate('lion-s-pride-brawler', 1))],
      wrong: [
        whoPasses({
          pl: 'Kto spasuje, nic już w tej fazie nie kupi. Najpierw zbierz ludzi.',
          en: 'Who passes buys nothing more in this phase. Gather your people first.',
        }),
        whoTakes(withFate('lion-s-pride-brawler', 0), {
          pl: 'Bez losu Zabijaka odejdzie z końcem rundy. Wybierz +1.',
          en: 'Without fate the Brawler leaves at the end of the round. Choose +1.',
        }),
        whoTakes(card('lion-s-pride-brawler'), {
          pl: 'Za dużo: nie starczy na pozostałych. Wybierz +1.',
          en: 'Too much: nothing would be left for the others. Choose +1.',
        }),
        whoTakes(card('seppun-guardsman'), {
          pl: 'Gwardzista poczeka. Zacznij od najsilniejszego: Zabijaka ma 3 miecze i 2 wachlarze.',
          en: 'The Guardsman can wait. Begin with the strongest: the Brawler has 3 swords and 2 fans.',
        }),
      ],
      otherwise: {
        pl: 'Po kolei: najpierw Zabijaka, nasz najsilniejszy wojownik.',
        en: 'One after the other: the Brawler first, our strongest warrior.',
      },
      say: () => ({
        pl: 'Zabijaka kosztuje 3 i walczy za 3: czerwona liczba to sprawność **militarna**, niebieska **polityczna**. Postać bez losu odchodzi na koniec rundy, a każdy los na niej to **jedna runda więcej**. Dotknij go, a potem **+1**.',
        en: 'The Brawler costs 3 and fights for 3: the red number is **military** skill, the blue one **political**. A character without fate leaves at the end of the round, and each fate on it is **one more round**. Touch him, then **+1**.',
      }),
      replies: [{ seat: HOSHIKO, asked: 'dynastyWindow', wants: these(withFate('daidoji-nerishma', 0)) }],
    },
    {
      is: 'move',
      id: 'berserker',
      task: { pl: 'Zagraj Berserkera', en: 'Play the Berserker' },
      title: { pl: 'Zagraj Berserkera Matsu bez losu', en: 'Play Matsu Berserker without fate' },
      asked: 'dynastyWindow',
      accepts: [these(withFate('matsu-berserker', 0))],
      wrong: [
        whoPasses({ pl: 'Jeszcze nie: zostały ci 3 losy.', en: 'Not yet: you have 3 fate left.' }),
        whoTakes(card('matsu-berserker'), {
          pl: 'Zostałyby 2 losy i oba przydadzą się na Historyka. Wybierz +0.',
          en: 'The other 2 fate are for the Historian. Choose +0.',
        }),
      ],
      otherwise: { pl: 'Teraz Berserker: 3 miecze za 1 los.', en: 'The Berserker now: 3 swords for 1 fate.' },
      say: () => ({
        pl: 'Zagrywacie na zmianę; Hoshiko wynajęła Daidoji Nerishmę. Berserker kosztuje 1 i walczy za 3, a **kreska** zamiast liczby znaczy, że na dwór się nie nadaje. Przyszedł na jedną bitwę: wybierz **+0**, bo Historyk kosztuje 2.',
        en: 'You take turns; Hoshiko has hired Daidoji Nerishma. The Berserker costs 1 and fights for 3, and a **dash** instead of a number means: not fit for court. He comes for one battle: choose **+0**, as the Historian costs 2.',
      }),
      replies: [{ seat: HOSHIKO, asked: 'dynastyWindow', wants: these(withFate('doji-whisperer', 2)) }],
    },
    {
      is: 'move',
      id: 'historian',
      task: { pl: 'Zagraj Historyka', en: 'Play the Historian' },
      title: { pl: 'Zagraj Czcigodnego historyka', en: 'Play Venerable Historian' },
      asked: 'dynastyWindow',
      accepts: [these(card('venerable-historian'))],
      wrong: [
        whoTakes(card('seppun-guardsman'), {
          pl: 'Gwardzista nie umie nic na dworze, a ktoś musi tam bronić. Weź Historyka.',
          en: 'The Guardsman is no good at court, and somebody has to defend there. Take the Historian.',
        }),
      ],
      otherwise: { pl: 'Brakuje nam kogoś na dwór: Historyka.', en: 'We lack somebody for the court: the Historian.' },
      say: () => ({
        pl: 'Hoshiko ma Szepczącą Doji: 3 wachlarze, czyli atak polityczny. Historyk ma tylko 1, ale aż **3 chwały** i zdolność, o której jeszcze powiem.',
        en: 'Hoshiko has Doji Whisperer: 3 fans, a political attack to come. The Historian has only 1, but **3 glory** and an ability I will speak of later.',
      }),
      replies: [{ seat: HOSHIKO, asked: 'dynastyWindow', wants: these(withFate('otomo-courtier', 1)) }],
    },
    {
      is: 'move',
      id: 'pass',
      task: { pl: 'Spasuj przed Hoshiko', en: 'Pass before Hoshiko does' },
      title: { pl: 'Spasuj', en: 'Pass' },
      asked: 'dynastyWindow',
      accepts: [pass],
      otherwise: { pl: 'Los się skończył. Spasuj.', en: 'Your fate is spent. Pass.' },
      say: () => ({
        pl: 'Los się skończył. Kto w tej fazie spasuje **przed przeciwnikiem**, dostaje 1 los. Przyda się już za chwilę.',
        en: 'Your fate is spent. Whoever passes **before the opponent** in this phase gains 1 fate. You will need it soon.',
      }),
      replies: [{ seat: HOSHIKO, asked: 'honorBid', wants: number(3) }],
    },
  ],
};
