import { these } from '../../../lesson/which.ts';
import { AT, MIRA, type OathLesson, YOU } from './parts.ts';
import { card } from './which.ts';

/** The map, the oath, how the Chancellor and how an Exile wins, the first adviser. */
export const theRealm: OathLesson = {
  id: 'realm',
  title: { pl: 'Królestwo', en: 'The realm' },
  about: { pl: 'Poznajesz mapę i drogi do zwycięstwa.', en: 'You get to know the map and the ways to win.' },
  learnt: {
    pl: 'Wiesz, jak wygrywa Kanclerz, a jak Banita.',
    en: 'You know how the Chancellor wins, and how an Exile does.',
  },
  steps: [
    {
      is: 'look',
      id: 'you',
      task: { pl: 'Poznaj Kanclerza', en: 'Meet the Chancellor' },
      title: { pl: 'Rządzisz jako Kanclerz', en: 'You rule as the Chancellor' },
      at: () => AT.seat(YOU),
      say: () => ({
        pl: 'To twoja plansza. Liczby to **Chorągwie**, czyli twoje wojsko, potem Chorągwie w zasobach, **Przychylność** i **Sekrety**. Nimi płaci się za niemal wszystko.',
        en: 'This is your board. The numbers are your **warbands**, which are your army, the warbands in your bank, your **favor** and your **secrets**. They pay for almost everything.',
      }),
    },
    {
      is: 'look',
      id: 'map',
      task: { pl: 'Obejrzyj mapę', en: 'Look at the map' },
      title: { pl: 'Znajdź Równiny', en: 'Find the Plains' },
      at: () => AT.plains,
      say: () => ({
        pl: 'Mapa ma trzy regiony i **osiem obszarów**; większość jest jeszcze zakryta. Na Równinach stoi twój pionek. Fioletowe Chorągwie znaczą, że obszarem włada Imperium, czyli ty.',
        en: 'The map has three regions and **eight sites**, most of them still facedown. Your pawn stands at the Plains. Purple warbands mean that the Empire rules a site, and the Empire is you.',
      }),
    },
    {
      is: 'look',
      id: 'title',
      task: { pl: 'Przeczytaj przysięgę', en: 'Read the oath' },
      title: { pl: 'Masz tytuł Wiernego', en: 'You hold the title of Oathkeeper' },
      at: () => AT.title,
      say: () => ({
        pl: 'W tej partii obowiązuje przysięga **Hegemonii**: Wiernym jest ten, kto włada największą liczbą obszarów. Teraz to ty, bo władasz trzema.',
        en: 'This game is played under the oath of **Supremacy**: whoever rules the most sites is Oathkeeper. That is you, for you rule three.',
      }),
    },
    {
      is: 'look',
      id: 'rounds',
      task: { pl: 'Zobacz, jak wygrywa Kanclerz', en: 'See how the Chancellor wins' },
      title: { pl: 'Utrzymaj władzę do końca', en: 'Stay in power to the end' },
      at: () => AT.rounds,
      say: () => ({
        pl: 'Po rundach **5, 6 i 7** Wierny z Imperium rzuca kością, a ta może zakończyć partię twoim zwycięstwem. Po rundzie 8 partia kończy się na pewno. Trzeba więc dotrwać z tytułem.',
        en: 'After rounds **5, 6 and 7** a die is rolled if you are Oathkeeper, and it may end the game with your victory. After round 8 the game is over for certain. So keep the title until then.',
      }),
    },
    {
      is: 'look',
      id: 'exile',
      task: { pl: 'Poznaj Banitkę', en: 'Meet the Exile' },
      title: { pl: 'Uważaj na Banitkę', en: 'Beware of the Exile' },
      at: () => AT.seat(MIRA),
      say: () => ({
        pl: 'Mira jest **Banitką**. Wygra, jeśli odbierze ci tytuł i utrzyma go jako Uzurpatorka. Może też odkryć **Wizję**, czyli własny cel, i spełnić go na początku swojej tury.',
        en: 'Mira is an **Exile**. She wins by taking the title from you and keeping it as Usurper. Or she reveals a **Vision**, a goal of her own, and meets it at the start of her turn.',
      }),
    },
    {
      is: 'move',
      id: 'adviser',
      task: { pl: 'Wybierz Doradcę', en: 'Choose an adviser' },
      title: { pl: 'Zatrzymaj jedną kartę jako Doradcę', en: 'Keep one card as your adviser' },
      asked: 'startingAdviser',
      accepts: [these(card('errand-boy')), these(card('dazzle')), these(card('scouts'))],
      otherwise: { pl: 'Wybierz jedną z trzech kart.', en: 'Choose one of the three cards.' },
      say: () => ({
        pl: 'Każdy zaczyna z jednym **zakrytym Doradcą**. Leży przy twojej planszy i działa dopiero po odkryciu. Dziś nie będzie potrzebny, więc weź, kogo chcesz.',
        en: 'Everybody begins with one **facedown adviser**. It lies by your board and does nothing until it is turned up. You will not need it today, so take any of them.',
      }),
      replies: [
        { seat: YOU, asked: 'discardOrder', wants: { is: 'asOffered' } },
        { seat: MIRA, asked: 'startingAdviser', wants: these(card('scryer')) },
        { seat: MIRA, asked: 'discardOrder', wants: { is: 'asOffered' } },
      ],
    },
  ],
};
