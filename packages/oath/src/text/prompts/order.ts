import type { Phrase } from '@kronika/kernel';

/** What these cards ask, by card and step: `card.step`. */
export const ORDER_PROMPTS = {
  'garrison.sites': {
    pl: 'Na których swoich obszarach postawić po jednej Chorągwi?',
    en: 'Which of your sites get a warband each?',
  },
  'martial-culture.citizen': { pl: 'Zostać Obywatelem?', en: 'Become a Citizen?' },
  'messenger.site': { pl: 'Na którym obszarze zmienić liczbę Chorągwi?', en: 'At which site do warbands change?' },
  'messenger.amount': { pl: 'Ile Chorągwi ma tam stać?', en: 'How many warbands shall stand there?' },
  'palanquin.player': { pl: 'Kogo zabrać w drogę?', en: 'Whom do you take along?' },
  'palanquin.site': { pl: 'Dokąd wyruszyć?', en: 'Where do you go?' },
  'palanquin.consent': {
    pl: 'Pojechać tam, choć trzeba za to zapłacić?',
    en: 'Go along, although you have to pay for it?',
  },
  'captains.site': { pl: 'Z którego obszaru prowadzić Najazd?', en: 'From which of your sites do you campaign?' },
  'siege-engines.site': { pl: 'Gdzie zabić 2 Chorągwie?', en: 'At which site are 2 warbands killed?' },
  'knights-errant.campaign': { pl: 'Poprowadzić Najazd bez wydawania Zaopatrzenia?', en: 'Campaign at no Supply?' },
  'hunting-party.campaign': { pl: 'Poprowadzić Najazd bez wydawania Zaopatrzenia?', en: 'Campaign at no Supply?' },
  'vow-of-obedience.bank': { pl: 'Z którego banku wziąć 1 Przychylność?', en: 'Take 1 favor from which bank?' },
  'relic-hunter.relic': { pl: 'Który relikt dołączyć do celów?', en: 'Which relic becomes a target?' },
  'relic-hunter.bury': {
    pl: 'Który zdobyty relikt wsunąć pod talię reliktów?',
    en: 'Which relic do you put under the relic deck?',
  },
} as const satisfies Readonly<Record<string, Phrase>>;
