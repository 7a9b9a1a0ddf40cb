import type { ChoiceForm } from './form.ts';

/** Who is asked in a window: everybody who might act by what all know, or only who can. */
export type Windows = 'open' | 'brief';

/** How windows ask, as it is chosen before a match. */
export const WINDOWS_OPTION: ChoiceForm<Windows> = {
  is: 'choice',
  key: 'windows',
  name: { pl: 'Okna reakcji', en: 'Reaction windows' },
  about: { pl: 'Kogo gra pyta o odpowiedź.', en: 'Who is asked for a response.' },
  values: [
    {
      value: 'open',
      name: { pl: 'otwarte', en: 'open' },
      about: {
        pl: 'Pytani są wszyscy, którzy mogliby odpowiedzieć. Nic nie zdradza, co kto ma na ręce, ale gra częściej czeka.',
        en: 'Everybody who might respond is asked. Nothing is given away about hands, but the game pauses more often.',
      },
      told: { pl: 'okna otwarte', en: 'open windows' },
    },
    {
      value: 'brief',
      name: { pl: 'krótkie', en: 'brief' },
      about: {
        pl: 'Pytani są tylko ci, którzy mogą odpowiedzieć. Szybciej, ale pauza może być wskazówką.',
        en: 'Only players who can respond are asked. Faster, but a pause may be a hint.',
      },
      told: { pl: 'okna krótkie', en: 'brief windows' },
    },
  ],
  default: 'open',
  // Among strangers a window must not tell who holds something; friends, one screen and bots do not mind.
  suggested: { device: 'brief', invitation: 'brief', public: 'open' },
};
