import { none, these, whoTakes } from '../../../lesson/which.ts';
import { AT, GORO, type SenjutsuLesson, YOU } from './parts.ts';
import { card, cell, facing, placeOf } from './which.ts';

/** The heroes, how one wins, placing a figure and its facing, the hand. */
export const theField: SenjutsuLesson = {
  id: 'field',
  title: { pl: 'Pole walki', en: 'The battlefield' },
  about: { pl: 'Stawiasz figurkę i patrzysz w dobrą stronę.', en: 'You place your figure and look the right way.' },
  learnt: {
    pl: 'Wiesz, jak się wygrywa, i umiesz ustawić bohatera na polu.',
    en: 'You know how to win, and how to place your hero.',
  },
  steps: [
    {
      is: 'look',
      id: 'hero',
      task: { pl: 'Poznaj Wojowniczkę', en: 'Meet the Warrior' },
      title: { pl: 'Poznaj Wojowniczkę', en: 'Meet the Warrior' },
      at: () => AT.hero(YOU),
      say: () => ({
        pl: 'To twoja **Wojowniczka** z mieczem nodachi. Naprzeciw stanie Goro: jego **Ronin** bije włócznią z dwóch pól. W jednej turze każde z was zagra jedną kartę.',
        en: 'This is your **Warrior** with her nodachi. Goro plays a **Ronin**, whose spear strikes from two cells away. Each turn both of you play one card.',
      }),
    },
    {
      is: 'look',
      id: 'wounds',
      task: { pl: 'Zobacz, jak się wygrywa', en: 'See how to win' },
      title: { pl: 'Policz Rany', en: 'Count the wounds' },
      at: () => AT.gauge(GORO),
      say: () => ({
        pl: 'Każda kropla to jedna Rana. Bohater, który ma ich **5**, pada i przegrywa pojedynek. Obok leży **Skupienie**: płaci się nim za mocniejsze karty.',
        en: 'Each drop is a wound. A hero with **5** of them falls and loses the duel. The lotus flowers are **focus**: they pay for stronger cards.',
      }),
    },
    {
      is: 'move',
      id: 'place',
      task: { pl: 'Postaw figurkę', en: 'Place your figure' },
      title: { pl: 'Postaw Wojowniczkę bliżej środka', en: 'Place the Warrior nearer to the middle' },
      asked: 'placeFigure',
      accepts: [these(cell('-2,1'))],
      wrong: [
        whoTakes(cell('-3,1'), {
          pl: 'Stamtąd masz dalej o jeden krok. Wybierz pole bliżej środka.',
          en: 'That is one step further away. Choose the cell nearer to the middle.',
        }),
      ],
      otherwise: {
        pl: 'Wybierz wolne pole po swojej stronie, bliżej środka.',
        en: 'Choose the free cell on your side, nearer to the middle.',
      },
      say: () => ({
        pl: 'Goro stoi już po drugiej stronie. Ty masz wyższą **Przewagę**, więc stawiasz figurkę po nim i widzisz, gdzie stanął. Wybierz pole bliżej środka.',
        en: 'Goro already stands on the far side. You have the higher **Advantage**, so you place second and see where he stands. Choose the cell nearer to the middle.',
      }),
    },
    {
      is: 'move',
      id: 'facing',
      task: { pl: 'Wybierz zwrot', en: 'Choose your facing' },
      title: { pl: 'Patrz w stronę Ronina', en: 'Look towards the Ronin' },
      asked: 'faceAtStart',
      accepts: [these(facing(1))],
      otherwise: {
        pl: 'Tam nikogo nie ma. Wybierz bok po prawej u góry, w stronę Ronina.',
        en: 'Nobody is there. Choose the upper right side, towards the Ronin.',
      },
      say: () => ({
        pl: 'Wszystko liczy się **od przodu figurki**: kroki, ciosy i tarcze. Grot na podstawce i kolorowy bok pola pokazują, gdzie on jest. Wybierz bok w stronę Ronina.',
        en: 'Everything is counted **from the front of the figure**: steps, blows and shields. The arrowhead on the base and the coloured side of the cell show it. Choose the side towards the Ronin.',
      }),
      replies: [
        { seat: GORO, asked: 'prepareCards', wants: none },
        { seat: YOU, asked: 'prepareCards', wants: none },
        { seat: GORO, asked: 'chooseCard', wants: these(card('firm-mind')) },
      ],
    },
    {
      is: 'look',
      id: 'hand',
      task: { pl: 'Obejrzyj rękę', en: 'Look at your hand' },
      title: { pl: 'Obejrzyj swoją rękę', en: 'Look at your hand' },
      at: (view) => placeOf(view, 'headbutt'),
      say: () => ({
        pl: 'To twoje karty: **ataki**, **obrony** i **medytacje**. Liczba w czarnym sześciokącie to szybkość: im wyższa, tym wcześniej karta działa. Dotknij karty, by przeczytać ją całą.',
        en: 'These are your cards: **attacks**, **defences** and **meditations**. The number in the black hexagon is the speed: the higher, the sooner the card acts. Point at a card to read all of it.',
      }),
    },
    {
      is: 'look',
      id: 'core',
      task: { pl: 'Znajdź karty Główne', en: 'Find your core cards' },
      title: { pl: 'Znajdź karty Główne', en: 'Find your core cards' },
      at: (view) => placeOf(view, 'nodachi-slash'),
      say: () => ({
        pl: 'Dwie czerwone karty to karty **Główne**: twoja broń i twoja zdolność. Wracają na rękę po każdej turze, więc zawsze masz co zagrać.',
        en: 'The two red cards are your **core** cards: your weapon and your ability. They return to your hand after every turn, so there is always something to play.',
      }),
    },
  ],
};
