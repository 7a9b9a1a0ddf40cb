import type { Phrase } from '@kronika/kernel';

/** What these cards ask, by card and step: `card.step`. */
export const NOMAD_PROMPTS = {
  'the-gathering.come': { pl: 'Postawić pionek na tym obszarze?', en: 'Put your pawn at this site?' },
  'the-gathering.player': { pl: 'Z kim się wymienić?', en: 'With whom do you trade?' },
  'great-herd.card': { pl: 'Z którą kartą zamienić miejsce?', en: 'Which card changes places with this one?' },
  'convoys.region': { pl: 'Stos którego regionu przenieść?', en: 'Which region’s discard pile do you move?' },
  'wild-mounts.card': {
    pl: 'Którą kartę Bestii odrzucić zamiast planów Nomadów?',
    en: 'Which Beast card is discarded instead of Nomad plans?',
  },
  'resettle.adviser': { pl: 'Którego Doradcę przesiedlić?', en: 'Which adviser is resettled?' },
  'resettle.site': { pl: 'Na który obszar?', en: 'To which site?' },
  'twin-brother.adviser': {
    pl: 'Z którym Doradcą zamienić miejsce?',
    en: 'Which adviser changes places with this card?',
  },
  'hospitality.bank': { pl: 'Z którego banku wziąć 1 Przychylność?', en: 'Take 1 favor from which bank?' },
  'ancient-pact.citizen': {
    pl: 'Oddać Sztandar Kanclerzowi i zostać Obywatelem?',
    en: 'Give the banner to the Chancellor and become a Citizen?',
  },
  'ancient-pact.relic': { pl: 'Który relikt wziąć, nie patrząc?', en: 'Which relic do you take unseen?' },
} as const satisfies Readonly<Record<string, Phrase>>;
