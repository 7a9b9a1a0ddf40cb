import { number, these, whoTakes } from '../../../lesson/which.ts';
import { AT, focusAt, GORO, type SenjutsuLesson, speedAt, YOU } from './parts.ts';
import { card, cell, facing, kamae } from './which.ts';

/** The first turn: a card chosen in secret, speeds, a step, a turn, focus and Kamae. */
export const theTurn: SenjutsuLesson = {
  id: 'turn',
  title: { pl: 'Pierwsza tura', en: 'The first turn' },
  about: { pl: 'Wybierasz kartę w tajemnicy i robisz krok.', en: 'You choose a card in secret and take a step.' },
  learnt: {
    pl: 'Znasz przebieg tury: wybór, odkrycie, szybkość, ruch, Kamae.',
    en: 'You know a turn: choose, reveal, speed, movement, Kamae.',
  },
  steps: [
    {
      is: 'move',
      id: 'choose',
      task: { pl: 'Wybierz kartę w tajemnicy', en: 'Choose a card in secret' },
      title: { pl: 'Wybierz Zmianę Intencji', en: 'Choose Refocused Mind' },
      asked: 'chooseCard',
      accepts: [these(card('refocused-mind'))],
      wrong: [
        whoTakes(card('headbutt'), {
          pl: 'Ronin stoi cztery pola dalej: cios trafiłby w powietrze. Najpierw podejdź.',
          en: 'The Ronin is four cells away: the blow would hit nothing. Close in first.',
        }),
        whoTakes(card('swift-mind'), {
          pl: 'Też krok, ale bez Skupienia. Zacznij od Zmiany Intencji.',
          en: 'Steps as well, but no focus. Begin with Refocused Mind.',
        }),
      ],
      otherwise: {
        pl: 'Na walkę jest za daleko. Zacznij od medytacji Zmiana Intencji.',
        en: 'It is too far to fight. Begin with the meditation Refocused Mind.',
      },
      say: () => ({
        pl: 'Oboje wybieracie karty **w tajemnicy**; Goro już wybrał. Zmiana Intencji to medytacja o szybkości 5: krok, 1 Skupienie i nowa postawa.',
        en: 'Both of you choose **in secret**; Goro has chosen already. Refocused Mind is a meditation of speed 5: a step, 1 focus and a new stance.',
      }),
    },
    {
      is: 'look',
      id: 'speeds',
      task: { pl: 'Porównaj szybkości', en: 'Compare the speeds' },
      title: { pl: 'Porównaj szybkości', en: 'Compare the speeds' },
      at: () => AT.speeds,
      say: (view) => ({
        pl: `Karty są odkryte i działają **od najszybszej**. Twoja ma ${speedAt(view, YOU)}, Pewny Umysł Goro ${speedAt(view, GORO)}: najpierw ty, potem on. Przy remisie obrona wyprzedza atak, a atak medytację.`,
        en: `The cards are revealed and act **from the fastest on**. Yours has ${speedAt(view, YOU)}, Goro's Firm Mind ${speedAt(view, GORO)}: you first, then he. In a tie defences come before attacks, attacks before meditations.`,
      }),
    },
    {
      is: 'move',
      id: 'step',
      task: { pl: 'Zrób krok', en: 'Take a step' },
      title: { pl: 'Zrób krok w stronę Ronina', en: 'Step towards the Ronin' },
      asked: 'moveTo',
      accepts: [these(cell('-1,0'))],
      otherwise: {
        pl: 'Tamtędy nie zbliżysz się do Ronina. Wybierz pole po prawej u góry.',
        en: 'That does not bring you closer. Choose the cell to the upper right.',
      },
      say: () => ({
        pl: 'Pola, na które wolno stanąć, są obwiedzione i mają litery. Pusta strzałka na karcie znaczy, że krok **wolno** zrobić; czarna, że **trzeba**. Podejdź na wprost.',
        en: 'Cells you may stand on are outlined and lettered. A hollow arrow on the card is a step you **may** take; a black one you **must**. Go straight ahead.',
      }),
    },
    {
      is: 'move',
      id: 'turn',
      task: { pl: 'Zostań przodem do Ronina', en: 'Keep facing the Ronin' },
      title: { pl: 'Zostań przodem do Ronina', en: 'Keep facing the Ronin' },
      asked: 'faceTo',
      accepts: [these(facing(1))],
      otherwise: {
        pl: 'Wtedy Ronin zostałby z boku. Patrz dalej prosto przed siebie.',
        en: 'The Ronin would be at your side then. Keep looking straight ahead.',
      },
      say: () => ({
        pl: 'Karta pozwala też na **obrót o jeden bok**. Teraz nie trzeba: wybierz bok, w który już patrzysz.',
        en: 'The card also lets you **turn by one side**. There is no need now: choose the side you already face.',
      }),
      replies: [
        { seat: GORO, asked: 'moveTo', wants: these(cell('1,-1')) },
        { seat: GORO, asked: 'faceTo', wants: these(facing(4)) },
        { seat: GORO, asked: 'changeKamae', wants: these(kamae('neutral')) },
        { seat: GORO, asked: 'drawUpTo', wants: number(0) },
        { seat: GORO, asked: 'chooseCard', wants: these(card('falling-restraint')) },
      ],
    },
    {
      is: 'look',
      id: 'focus',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz Skupienie', en: 'See your focus' },
      title: { pl: 'Masz Skupienie', en: 'You have focus' },
      at: () => AT.gauge(YOU),
      say: (view) => ({
        pl: `Następna linia karty dała ci **${focusAt(view, YOU)} Skupienie**. Można mieć najwyżej 3. Płacisz nim za karty z kwiatem lotosu i za linie w pasku z lotosem.`,
        en: `The next line of the card gave you **${focusAt(view, YOU)} focus**. You can hold 3 at most. It pays for cards with a lotus, and for lines on a bar with a lotus.`,
      }),
    },
    {
      is: 'look',
      id: 'kamae',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz Kamae', en: 'See your Kamae' },
      title: { pl: 'Przyjęłaś Agresję', en: 'You are in Aggression' },
      at: () => AT.tree(YOU),
      say: () => ({
        pl: 'Ostatnia linia: **przeskok na Agresję**. Pierścień na drzewku pokazuje twoją Kamae. Kolorowe linie kart działają tylko w swojej Kamae, a czerwone od teraz są twoje.',
        en: 'The last line: **jump to Aggression**. The ring on the tree shows your Kamae. Coloured lines of cards work only in their Kamae, and the red ones are yours from now on.',
      }),
    },
    {
      is: 'look',
      id: 'goro',
      task: { pl: 'Patrz, gdzie stanął Ronin', en: 'See where the Ronin went' },
      title: { pl: 'Ronin podszedł', en: 'The Ronin came closer' },
      at: () => AT.figure(GORO),
      say: () => ({
        pl: 'Przy szybkości 3 działał Goro: podszedł na **dwa pola** od ciebie. Tura się skończyła, zagrane karty trafiły na stosy, a każde z was dobrało po jednej.',
        en: 'At speed 3 Goro acted: he is now **two cells** away. The turn is over, the played cards were discarded, and each of you has drawn one.',
      }),
    },
  ],
};
