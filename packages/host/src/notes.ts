import type { Phrase } from '@kronika/kernel';

/** What the log says about the people at the table. */
export const notes = {
  takesBack: (name: string): Phrase => ({ pl: `${name} cofa swoją decyzję.`, en: `${name} takes back a decision.` }),
  asksToTakeBack: (name: string): Phrase => ({
    pl: `${name} prosi o cofnięcie decyzji.`,
    en: `${name} asks to take back a decision.`,
  }),
  declines: (name: string): Phrase => ({
    pl: `${name} nie zgadza się na cofnięcie.`,
    en: `${name} does not agree to taking it back.`,
  }),
  resigns: (name: string): Phrase => ({ pl: `${name} poddaje partię.`, en: `${name} resigns.` }),
  runsOutOfTime: (name: string): Phrase => ({ pl: `${name} przekracza czas.`, en: `${name} runs out of time.` }),
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
