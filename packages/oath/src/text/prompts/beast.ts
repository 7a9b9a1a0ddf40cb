import type { Phrase } from '@kronika/kernel';

/** What these cards ask, by card and step: `card.step`. */
export const BEAST_PROMPTS = {
  'wolves.player': { pl: 'Na czyjej planszy zabić Chorągiew?', en: 'On whose board is a warband killed?' },
  'long-lost-heir.citizen': { pl: 'Zostać Obywatelem?', en: 'Become a Citizen?' },
  'roving-terror.card': { pl: 'Którego Mieszkańca zastąpić?', en: 'Which denizen is driven out?' },
  'fae-merchant.relic': { pl: 'Który relikt wsunąć pod talię?', en: 'Which relic goes under the relic deck?' },
  'second-chance.player': { pl: 'Na czyjej planszy zabić Chorągiew?', en: 'On whose board is a warband killed?' },
  'pied-piper.player': { pl: 'Do kogo wysłać Flecistę?', en: 'To whom does this card go?' },
  'memory-of-nature.banks': {
    pl: 'Z których banków przenieść Przychylność do banku Bestii?',
    en: 'From which banks does favor go to the Beast bank?',
  },
  'vow-of-poverty.bank': { pl: 'Z którego banku wziąć 2 Przychylności?', en: 'Take 2 favor from which bank?' },
  'wild-allies.site': { pl: 'Z którego obszaru prowadzić Najazd?', en: 'From which site do you campaign?' },
} as const satisfies Readonly<Record<string, Phrase>>;
