import type { SeatRange, SetupForm } from './form.ts';

/** The form of a game that is played in one way and asks for nothing but the number of seats. */
export function plainSetup(seats: SeatRange): SetupForm {
  return {
    formats: [
      {
        id: 'standard',
        name: { pl: 'zwykła partia', en: 'standard match' },
        about: { pl: 'Każdy gra na własny rachunek.', en: 'Everybody plays for themselves.' },
        seats,
      },
    ],
    options: [],
  };
}
