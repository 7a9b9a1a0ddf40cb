import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Cells, directions, and what cards show of them. */
export const field: RulesChapter = {
  id: 'field',
  title: { pl: 'Pole walki', en: 'The field' },
  entries: [
    entry('cells', {
      title: { pl: 'Pola i odległość', en: 'Cells and distance' },
      lead: { pl: 'Walczy się na sześciokątnych polach.', en: 'The fight takes place on hexagonal cells.' },
      words: { pl: 'heks, plansza, sąsiednie, dystans', en: 'hex, board, adjacent, distance' },
      clauses: [
        rule(
          'SEN-GEO-a',
          'Pole walki to zbiór sześciokątów. Bohater zajmuje zawsze jedno pole i z nikim go nie dzieli.',
          'The field is a set of hexes. A hero is always on one of them and shares it with nobody.',
        ),
        reading(
          'SEN-GEO-b',
          'Pola mają współrzędne (q, r): q rośnie w prawo, r w dół.',
          'Cells have coordinates (q, r): q grows to the right, r downwards.',
        ),
        rule(
          'SEN-GEO-g',
          'Odległość to najmniejsza liczba kroków między polami; sąsiednie pola dzieli odległość 1.',
          'Distance is the smallest number of steps between two cells; adjacent cells are at distance 1.',
        ),
        rule(
          'SEN-GEO-h',
          'Poza planszą jest wszystko, co nie jest polem. Łódź może dołożyć nowe pola.',
          'Whatever is not a cell is off the board. A boat can add cells there.',
        ),
        rule(
          'SEN-GEO-i',
          'Przed grą można połączyć kilka plansz w jedną.',
          'Several boards may be joined before the game.',
        ),
      ],
      examples: [
        example(
          'SEN-GEO-g',
          ['lunging-thrust'],
          'Dalekie Pchnięcie trafia tylko pole dwa kroki przed tobą: odległość 2, nie 1.',
          'Lunging Thrust strikes only the cell two steps ahead: distance 2, not 1.',
          {
            heroes: [
              { hero: 'ronin', cell: '0,1', facing: 0, hand: ['lunging-thrust'] },
              { cell: '0,-1', facing: 3 },
            ],
          },
        ),
      ],
      see: ['facing'],
    }),
    entry('facing', {
      title: { pl: 'Zwrot i kierunki', en: 'Facing and directions' },
      lead: {
        pl: 'Każdy bohater patrzy w jedną z sześciu stron, a karty mówią z jego punktu widzenia.',
        en: 'Every hero looks to one of six sides, and cards speak from its point of view.',
      },
      words: { pl: 'przód, tył, bok, obrót siatki', en: 'front, back, side, rotation of a grid' },
      clauses: [
        reading(
          'SEN-GEO-c',
          'Sześć kierunków planszy liczy się zgodnie z ruchem wskazówek zegara od góry: 0 w górę, 3 w dół.',
          'The six directions of the field are counted clockwise from the top: 0 up, 3 down.',
        ),
        rule(
          'SEN-GEO-d',
          'Zaznaczony bok podstawki pokazuje przód bohatera; pięć pozostałych to inne strony.',
          'The marked edge of the base shows the front of a hero; the other five are its other sides.',
        ),
        reading(
          'SEN-GEO-e',
          'Kierunki na karcie są względne: przód, prawy przód, prawy tył, tył, lewy tył, lewy przód. Dodaje się je do zwrotu bohatera.',
          'Directions on a card are relative: front, front right, back right, back, back left, front left. They are added to the facing.',
        ),
        reading(
          'SEN-GEO-f',
          'Pole narysowane na karcie obraca się razem z bohaterem, o tyle boków, ile wynosi jego zwrot.',
          'A cell drawn on a card turns with the hero, by as many sides as its facing.',
        ),
        rule(
          'SEN-GEO-j',
          'Trójkąt na siatce to użytkownik karty; jego czubek pokazuje przód i zawsze celuje w górę karty.',
          'The triangle on a grid is the user of the card; its tip is the front and always points to the top of the card.',
        ),
      ],
      examples: [
        example(
          'SEN-GEO-f',
          ['dragon-tail'],
          'Ogon Smoka uderza pole z tyłu. Mistrz patrzący w dół planszy trafia więc pole nad sobą.',
          'Dragon Tail strikes the cell behind. A Master who looks down the board therefore hits the cell above.',
          {
            heroes: [
              { hero: 'master', cell: '0,0', facing: 3, hand: ['dragon-tail'] },
              { cell: '0,-1', facing: 0 },
            ],
          },
        ),
      ],
      see: ['cells', 'grids'],
    }),
  ],
};
