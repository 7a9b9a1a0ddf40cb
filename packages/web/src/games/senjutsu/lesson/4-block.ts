import { these, whoTakes } from '../../../lesson/which.ts';
import { AT, GORO, type SenjutsuLesson, speedAt } from './parts.ts';
import { card, cell, facing, placeOf, speed } from './which.ts';

/** The third turn: a range of speeds, a block at the right moment, a push. */
export const theBlock: SenjutsuLesson = {
  id: 'block',
  title: { pl: 'Blok', en: 'Block' },
  about: { pl: 'Zatrzymujesz cios i odpychasz Ronina.', en: 'You stop a blow and push the Ronin back.' },
  learnt: {
    pl: 'Wiesz, kiedy blok zatrzymuje cios, i umiesz wybrać jego szybkość.',
    en: 'You know when a block stops a blow, and how to choose its speed.',
  },
  steps: [
    {
      is: 'look',
      id: 'fend',
      task: { pl: 'Przeczytaj Odparcie', en: 'Read Fend' },
      title: { pl: 'Ronin patrzy na ciebie', en: 'The Ronin faces you' },
      at: (view) => placeOf(view, 'fend'),
      say: () => ({
        pl: 'Goro odwrócił się do ciebie: zaraz uderzy. Odparcie zasłania **trzy pola z przodu**, a dwie liczby w sześciokącie znaczą, że szybkość wybierzesz z zakresu **5–2**.',
        en: 'Goro has turned towards you: a blow is coming. Fend shields the **three cells in front**, and two numbers in the hexagon mean that you pick its speed from **5–2**.',
      }),
    },
    {
      is: 'move',
      id: 'choose',
      task: { pl: 'Wybierz obronę', en: 'Choose a defence' },
      title: { pl: 'Wybierz Odparcie', en: 'Choose Fend' },
      asked: 'chooseCard',
      accepts: [these(card('fend'))],
      otherwise: {
        pl: 'Tym razem się zasłoń: wybierz Odparcie.',
        en: 'Defend this time: choose Fend.',
      },
      say: () => ({
        pl: 'Cios jest zatrzymany, gdy tarcza leży na **polu atakującego**, na **polu celu** albo na **drodze** między nimi. Ronin stoi tuż przed tobą, więc tarcza z przodu wystarczy.',
        en: "A blow is stopped by a shield on the **attacker's cell**, on the **target's cell**, or across the **path** between them. The Ronin stands right before you, so a shield in front will do.",
      }),
    },
    {
      is: 'move',
      id: 'speed',
      task: { pl: 'Wybierz szybkość bloku', en: 'Choose the speed of the block' },
      title: { pl: 'Postaw blok przy szybkości 4', en: 'Raise the block at speed 4' },
      asked: 'chooseSpeed',
      accepts: [these(speed(4))],
      wrong: [
        whoTakes(speed(5), {
          pl: 'Na karcie jest 5, ale Ronin utyka: uderzy przy 4. Blok przy 5 nic nie da.',
          en: 'The card says 5, but the Ronin limps: he strikes at 4. A block at 5 would do nothing.',
        }),
      ],
      otherwise: {
        pl: 'Za późno: cios spadnie przy szybkości 4. Wybierz 4.',
        en: 'Too late: the blow falls at speed 4. Choose 4.',
      },
      say: (view) => ({
        pl: `Karty są odkryte: Cios Głownią ma 5, a że Ronin utyka, działa przy **${speedAt(view, GORO)}**. Blok chroni tylko **przy swojej szybkości**, więc wybierz tę samą.`,
        en: `The cards are revealed: Pommel Smash has 5, and as the Ronin limps it acts at **${speedAt(view, GORO)}**. A block protects only **at its own speed**, so choose the same.`,
      }),
    },
    {
      is: 'move',
      id: 'facing',
      task: { pl: 'Zostań przodem do Ronina', en: 'Keep facing the Ronin' },
      title: { pl: 'Zostań przodem do Ronina', en: 'Keep facing the Ronin' },
      asked: 'faceTo',
      accepts: [these(facing(2))],
      otherwise: {
        pl: 'Ronin stoi na wprost: nie odwracaj się od niego.',
        en: 'The Ronin stands straight ahead: do not turn away.',
      },
      say: () => ({
        pl: 'Przed blokiem wolno ci się obrócić. Tarcze stają **od przodu figurki**, a Ronin stoi na wprost: patrz dalej na niego.',
        en: 'Before the block you may turn. Shields go up **from the front of the figure**, and the Ronin stands straight ahead: keep facing him.',
      }),
    },
    {
      is: 'look',
      id: 'pushed',
      task: { pl: 'Zobacz, co się stało', en: 'See what happened' },
      title: { pl: 'Zablokowane', en: 'Blocked' },
      at: () => AT.figure(GORO),
      say: () => ({
        pl: 'Cios trafił w tarczę: **ani jednej Rany**. Blok się udał, więc „Jeżeli sukces” odepchnęło Ronina o jedno pole.',
        en: 'The blow met the shield: **not a single wound**. The block was successful, so “If successful” pushed the Ronin back by one cell.',
      }),
    },
    {
      is: 'move',
      id: 'lower',
      task: { pl: 'Rozpatrz dolną część karty', en: 'Resolve the lower part' },
      title: { pl: 'Zostań na miejscu', en: 'Stay where you are' },
      asked: 'moveTo',
      accepts: [these(cell('0,-1'))],
      otherwise: {
        pl: 'Nie oddawaj pola: zostań na swoim.',
        en: 'Do not give ground: stay on your cell.',
      },
      say: () => ({
        pl: 'Kreska z liczbą dzieli kartę: **dolna część działa później**, tu przy szybkości 1. Mogłabyś odskoczyć, ale Ronin jest o dwa pola: dobrze stoisz. Wskaż swoje pole.',
        en: 'A line with a number divides a card: **the lower part acts later**, here at speed 1. You could leap back, but the Ronin is two cells away: you stand well. Choose your own cell.',
      }),
      replies: [{ seat: GORO, asked: 'chooseCard', wants: these(card('ronin-core')) }],
    },
  ],
};
