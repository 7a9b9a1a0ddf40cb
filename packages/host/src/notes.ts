import type { Phrase } from '@kronika/kernel';

/** What somebody did, as the others read it and as they read it themselves. */
export interface Deed {
  readonly others: (name: string) => Phrase;
  readonly own: Phrase;
}

/** What the log says about the people at the table. */
export const deeds = {
  takesBack: {
    others: (name) => ({ pl: `${name} cofa swoją decyzję.`, en: `${name} takes back a decision.` }),
    own: { pl: 'Cofasz swoją decyzję.', en: 'You take back a decision.' },
  },
  asksToTakeBack: {
    others: (name) => ({ pl: `${name} prosi o cofnięcie decyzji.`, en: `${name} asks to take back a decision.` }),
    own: { pl: 'Prosisz o cofnięcie decyzji.', en: 'You ask to take back a decision.' },
  },
  declines: {
    others: (name) => ({
      pl: `${name} nie zgadza się na cofnięcie.`,
      en: `${name} does not agree to taking it back.`,
    }),
    own: { pl: 'Nie zgadzasz się na cofnięcie.', en: 'You do not agree to taking it back.' },
  },
  resigns: {
    others: (name) => ({ pl: `${name} poddaje partię.`, en: `${name} resigns.` }),
    own: { pl: 'Poddajesz partię.', en: 'You resign.' },
  },
  runsOutOfTime: {
    others: (name) => ({ pl: `${name} przekracza czas.`, en: `${name} runs out of time.` }),
    own: { pl: 'Przekraczasz czas.', en: 'You run out of time.' },
  },
} as const satisfies Readonly<Record<string, Deed>>;

/** What else it says that the engine knows nothing of. */
export const notes = {
  timeIsUp: { pl: 'Czas partii minął.', en: 'The time of the match is up.' },
  beginsAtSituation: {
    pl: 'Partia zaczyna się od opisanej sytuacji.',
    en: 'The match begins at a described situation.',
  },
  continuesSeries: (number: number): Phrase => ({
    pl: `To partia nr ${number} w serii: kontynuuje poprzednią.`,
    en: `This is match ${number} of a series: it continues the one before.`,
  }),
  branchesOff: (decisions: number): Phrase => ({
    pl: `Od tego miejsca to nowa partia: zaczyna się od chwili z zapisu innej partii (decyzja ${decisions}).`,
    en: `From here it is a new match: it begins at a moment of another match's record (decision ${decisions}).`,
  }),
  passedForYou: { pl: 'Pasujesz automatycznie.', en: 'You pass automatically.' },
  briefWindows: {
    pl: 'Pytani są tylko ci, którzy mogą odpowiedzieć, więc pauza może być wskazówką.',
    en: 'Only players who can respond are asked, so a pause may be a hint.',
  },
} as const;
