import type { ChoiceForm } from '@kronika/kernel';
import type { LcgState } from '../state.ts';

/** How windows ask, as it is chosen before a match. */
export const WINDOWS_OPTION: ChoiceForm<LcgState['windows']> = {
  is: 'choice',
  key: 'windows',
  name: { pl: 'Okna reakcji', en: 'Reaction windows' },
  about: { pl: 'Kogo gra pyta, czy chce odpowiedzieć.', en: 'Whom the game asks for a response.' },
  values: [
    {
      value: 'open',
      name: { pl: 'otwarte', en: 'open' },
      about: {
        pl: 'Gra pyta każdego, kto mógłby odpowiedzieć. Nie zdradza, co kto trzyma, ale częściej czeka.',
        en: 'The game asks everybody who might answer. It gives nothing away about hands, but waits more often.',
      },
      told: { pl: 'okna otwarte', en: 'open windows' },
    },
    {
      value: 'brief',
      name: { pl: 'krótkie', en: 'brief' },
      about: {
        pl: 'Gra pyta tylko tego, kto ma czym odpowiedzieć. Idzie szybciej, ale samo pytanie coś zdradza.',
        en: 'The game asks only who can answer. It is faster, but being asked gives something away.',
      },
      told: { pl: 'okna krótkie', en: 'brief windows' },
    },
  ],
  default: 'open',
  // Among strangers a window must not tell who holds something; friends, one screen and bots do not mind.
  suggested: { device: 'brief', invitation: 'brief', public: 'open' },
};
