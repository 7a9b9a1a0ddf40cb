import { printedId, type RulesChapter } from '@kronika/kernel';
import { prevention } from './lasting-prevention.ts';

/** Effects that stay, wait or step in for something else, and what keeps effects away. */
export const lasting: RulesChapter = {
  id: 'lasting',
  title: { pl: 'Efekty w czasie', en: 'Effects over time' },
  entries: [
    {
      id: 'lasting-effects',
      title: { pl: 'Długotrwałe efekty', en: 'Lasting effects' },
      lead: {
        pl: 'Niektóre efekty trwają jeszcze po rozpatrzeniu zdolności.',
        en: 'Some effects go on after the ability has been resolved.',
      },
      clauses: [
        {
          rule: 'L5R-LAST-a',
          text: {
            pl: 'Długotrwały efekt działa przez podany czas, nawet jeśli karta, od której pochodzi, opuści grę.',
            en: 'A lasting effect works for the stated time, even if the card it came from leaves play.',
          },
        },
        {
          rule: 'L5R-LAST-b',
          text: {
            pl: 'Jeśli dotyczy kart w grze albo jakiejś grupy kart, obejmuje tylko te, które były w grze lub w tej grupie w chwili jego powstania. Na karty, które dołączą później, już nie działa.',
            en: 'If it concerns cards in play or some group of cards, it covers only those that were in play or in the group when it was created. Whoever joins later is left out.',
          },
        },
        {
          rule: 'L5R-LAST-c',
          text: {
            pl: 'Wygasa dokładnie w swoim czasie: efekt „do końca fazy” mija wcześniej, niż zadziała cokolwiek, co następuje „na koniec fazy”.',
            en: 'It expires exactly on time: an effect “until the end of the phase” is over before anything works that comes “at the end of the phase”.',
          },
        },
        {
          rule: 'L5R-LAST-d',
          text: {
            pl: 'Co ma trwać „do końca konfliktu”, musi się zacząć w konflikcie. Tak samo jest z fazą i rundą.',
            en: 'What lasts “until the end of the conflict” has to begin in a conflict. It is the same with phases and rounds.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-LAST-b',
          text: {
            pl: 'Atakujesz dwiema postaciami i kłaniasz Yōjin no Shiro: obie mają do końca konfliktu +1 do sprawności militarnej. Postać, którą przesuniesz do konfliktu później, tej premii nie dostanie.',
            en: 'You attack with two characters and bow Yōjin no Shiro: both have +1 military skill until the end of the conflict. A character that you move to the conflict later does not get the bonus.',
          },
          cards: ['yojin-no-shiro'].map(printedId),
        },
      ],
      see: ['delayed-effects', 'leaving-play', 'modifiers', 'events'],
    },
    {
      id: 'delayed-effects',
      title: { pl: 'Opóźnione efekty', en: 'Delayed effects' },
      lead: {
        pl: 'Opóźniony efekt czeka na swoją chwilę i następuje sam.',
        en: 'A delayed effect waits for its moment and then happens by itself.',
      },
      clauses: [
        {
          rule: 'L5R-DELAY-a',
          text: {
            pl: 'Kiedy nadejdzie jego chwila albo spełni się jego warunek, następuje od razu i samoczynnie, przed reakcjami.',
            en: 'When its moment or its condition arrives, it happens at once and automatically, before reactions.',
          },
        },
        {
          rule: 'L5R-DELAY-b',
          text: {
            pl: 'Nie jest wtedy nową zdolnością wyzwalaną.',
            en: 'It is not a new triggered ability then.',
          },
        },
        {
          rule: 'L5R-DELAY-c',
          text: {
            pl: 'Nadal jednak liczy się jako efekt karty tego typu, która go stworzyła.',
            en: 'It still counts as an effect of the type of card that created it.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-DELAY-a',
          text: {
            pl: 'Przywoływacz duchów Kitsu wprowadza do konfliktu postać ze stosu odrzuconych kart. Na koniec konfliktu postać ta automatycznie trafia na spód swojej talii, nawet jeśli Przywoływacza nie ma już w grze.',
            en: 'Kitsu Spiritcaller puts a character from a discard pile into the conflict. At the end of the conflict that character goes to the bottom of its deck by itself, even if the Spiritcaller is no longer in play.',
          },
          cards: ['kitsu-spiritcaller'].map(printedId),
        },
      ],
      see: ['lasting-effects', 'later-targets', 'simultaneous-effects'],
    },
    {
      id: 'replacement-effects',
      title: { pl: 'Efekty zastępujące („zamiast”)', en: 'Replacement effects (“instead”)' },
      lead: {
        pl: 'Słowo „zamiast” podstawia jedno zdarzenie za drugie.',
        en: 'The word “instead” puts one happening in the place of another.',
      },
      clauses: [
        {
          rule: 'L5R-REPL-a',
          text: {
            pl: 'Po wszystkich przerwaniach, gdy warunek wyzwolenia miałby się rozpatrzyć, zamiast niego dzieje się coś innego. Uznaje się jednak, że sam warunek wystąpił.',
            en: 'After all interrupts, when the condition would resolve, something else happens in its place. The condition itself counts as having occurred.',
          },
        },
        {
          rule: 'L5R-REPL-b',
          text: {
            pl: 'Gdy kilka efektów chce zastąpić to samo, liczy się ten zainicjowany najpóźniej.',
            en: 'If several effects replace the same thing, the one initiated last is used.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-REPL-a',
          text: {
            pl: 'Uhonorowany Gawędziarz Asahina ma opuścić grę, a ty zagrywasz Ani kroku wstecz. Zamiast odejść, traci znacznik: w to miejsce zdarza się coś innego, więc ani honoru, ani karty za szczerość nie ma.',
            en: 'An honored Asahina Storyteller is about to leave play and you play Stand Your Ground. Instead of leaving it loses its token: something else happens in that place, so there is neither honor nor a card for sincerity.',
          },
          cards: ['asahina-storyteller', 'stand-your-ground'].map(printedId),
          situation: { seats: [{ play: ['asahina-storyteller (honored)'] }, {}] },
        },
      ],
      see: ['would-interrupts'],
    },
    {
      id: 'then',
      title: { pl: '„Następnie”', en: '“Then”' },
      lead: {
        pl: 'Druga część efektu zależy od powodzenia pierwszej.',
        en: 'The second part of an effect depends on the success of the first.',
      },
      clauses: [
        {
          rule: 'L5R-THEN-a',
          text: {
            pl: 'Tekst po słowie „następnie” bierze się pod uwagę tylko wtedy, gdy wszystko przed nim w pełni się udało.',
            en: 'What stands after “then” is attempted only if everything before it was fully successful.',
          },
        },
        {
          rule: 'L5R-THEN-b',
          text: {
            pl: 'Jeśli się udało, drugiej części nie wolno pominąć.',
            en: 'If it was, the second part must not be skipped.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-THEN-a',
          text: {
            pl: 'Yogo Hiroue przesuwa wybraną postać do konfliktu, a następnie, jeśli wygrasz, możesz ją zhańbić. Jeśli postać do konfliktu nie dotarła, nie ma też mowy o hańbie.',
            en: 'Yogo Hiroue moves a chosen character to the conflict; then, if you win, you may dishonor it. If the character did not get to the conflict, there is no dishonor either.',
          },
          cards: ['yogo-hiroue'].map(printedId),
        },
      ],
      see: ['effects', 'later-targets'],
    },
    ...prevention,
  ],
};
