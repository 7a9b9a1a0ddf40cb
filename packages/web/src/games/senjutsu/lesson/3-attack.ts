import { number, these, whoTakes } from '../../../lesson/which.ts';
import { AT, focusAt, GORO, type SenjutsuLesson, speedAt, woundsAt, YOU } from './parts.ts';
import { card, cell, facing, placeOf } from './which.ts';

/** The second turn: a position grid, the duty to hit, a wound, "if successful", a limp. */
export const theAttack: SenjutsuLesson = {
  id: 'attack',
  title: { pl: 'Atak', en: 'Attack' },
  about: {
    pl: 'Czytasz siatkę pozycji i zadajesz pierwszą Ranę.',
    en: 'You read a position grid and deal the first wound.',
  },
  learnt: {
    pl: 'Umiesz odczytać siatkę ciosu i wiesz, co dzieje się po trafieniu.',
    en: 'You can read the grid of a blow, and know what follows a hit.',
  },
  steps: [
    {
      is: 'look',
      id: 'grid',
      task: { pl: 'Przeczytaj siatkę', en: 'Read the grid' },
      title: { pl: 'Przeczytaj Cios Głową', en: 'Read Headbutt' },
      at: (view) => placeOf(view, 'headbutt'),
      say: () => ({
        pl: 'Czarny sześciokąt z trójkątem to **ty, przodem do góry**. Czerwone pole obok to miejsce ciosu, a liczba to Rany. Cios Głową sięga jednego pola **na wprost**.',
        en: 'The black hexagon with the triangle is **you, facing upwards**. The red cell is where the blow lands, its number the wounds. Headbutt reaches one cell **straight ahead**.',
      }),
    },
    {
      is: 'move',
      id: 'choose',
      task: { pl: 'Wybierz atak', en: 'Choose an attack' },
      title: { pl: 'Wybierz Cios Głową', en: 'Choose Headbutt' },
      asked: 'chooseCard',
      accepts: [these(card('headbutt'))],
      wrong: [
        whoTakes(card('nodachi-slash'), {
          pl: 'Cięcie Nodachi bez Skupienia nie robi kroku, a Ronin jest o dwa pola. Weź Cios Głową.',
          en: 'Nodachi Slash takes no step without focus, and the Ronin is two cells away. Take Headbutt.',
        }),
        whoTakes(card('fend'), {
          pl: 'Na obronę przyjdzie czas. Teraz ty bijesz pierwsza.',
          en: 'The time to defend will come. Now you strike first.',
        }),
      ],
      otherwise: {
        pl: 'Cios Głową robi krok i od razu bije. Wybierz tę kartę.',
        en: 'Headbutt steps and strikes at once. Choose that card.',
      },
      say: () => ({
        pl: 'Ronin stoi dwa pola od ciebie, a karta najpierw pozwala na **krok w przód lub na skos**. W Agresji pozwala też na obrót. To wystarczy.',
        en: 'The Ronin is two cells away, and the card first lets you **step forward or diagonally**. In Aggression it also lets you turn. That is enough.',
      }),
    },
    {
      is: 'look',
      id: 'speeds',
      task: { pl: 'Porównaj szybkości', en: 'Compare the speeds' },
      title: { pl: 'Jesteś szybsza', en: 'You are faster' },
      at: () => AT.speeds,
      say: (view) => ({
        pl: `Goro wybrał medytację o szybkości ${speedAt(view, GORO)}. Twój cios ma **${speedAt(view, YOU)}**, więc spadnie, zanim Ronin zdąży się ruszyć.`,
        en: `Goro chose a meditation of speed ${speedAt(view, GORO)}. Your blow has **${speedAt(view, YOU)}**, so it falls before the Ronin can move.`,
      }),
    },
    {
      is: 'move',
      id: 'step',
      task: { pl: 'Podejdź i uderz', en: 'Step in and strike' },
      title: { pl: 'Stań na polu na wprost', en: 'Step straight ahead' },
      asked: 'moveTo',
      accepts: [these(cell('0,-1'))],
      wrong: [
        whoTakes(cell('0,0'), {
          pl: 'Stąd też trafisz. Ale z pola na wprost łatwiej będzie się zasłonić: stań tam.',
          en: 'You would hit from there, too. But the cell straight ahead is easier to defend: go there.',
        }),
      ],
      otherwise: { pl: 'Stań na polu na wprost.', en: 'Go to the cell straight ahead.' },
      say: () => ({
        pl: 'Kto może trafić, **musi trafić**: zostały tylko pola, z których cios sięga Ronina. Stań na wprost, a Agresja obróci cię ku niemu.',
        en: 'Whoever can hit **must hit**: only cells from which the blow reaches the Ronin are left. Go straight ahead; Aggression then turns you towards him.',
      }),
      replies: [
        { seat: GORO, asked: 'moveTo', wants: these(cell('1,-1')) },
        { seat: GORO, asked: 'faceTo', wants: these(facing(5)) },
        { seat: GORO, asked: 'drawUpTo', wants: number(0) },
        { seat: GORO, asked: 'chooseCard', wants: these(card('pommel-smash')) },
      ],
    },
    {
      is: 'look',
      id: 'wound',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz Ranę', en: 'See the wound' },
      title: { pl: 'Trafienie', en: 'A hit' },
      at: () => AT.gauge(GORO),
      say: (view) => ({
        pl: `Ronin ma **${woundsAt(view, GORO)} z 5 Ran**. Pod kreską „Jeżeli sukces” karta robi jeszcze coś, bo trafiła: on utyka, ty masz ${focusAt(view, YOU)} Skupienia.`,
        en: `The Ronin has **${woundsAt(view, GORO)} of 5 wounds**. “If successful” adds something because you hit: he limps, and you have ${focusAt(view, YOU)} focus.`,
      }),
    },
    {
      is: 'look',
      id: 'limp',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz Utykanie', en: 'See the limp' },
      title: { pl: 'Ronin utyka', en: 'The Ronin limps' },
      at: () => AT.hero(GORO),
      say: () => ({
        pl: '**Utykanie** odejmuje 1 od szybkości jego kart. Samo mija po kilku turach. Ogłuszenia i trucizny leżą w tym samym miejscu panelu.',
        en: 'A **limp** takes 1 off the speed of his cards. It wears off after a few turns. Stuns and poisons are shown in the same place.',
      }),
    },
  ],
};
