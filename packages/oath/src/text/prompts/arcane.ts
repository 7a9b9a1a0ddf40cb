import type { Phrase } from '@kronika/kernel';

/** What these cards ask, by card and step: `card.step`. */
export const ARCANE_PROMPTS = {
  'alchemist.banks': {
    pl: 'Z których banków wziąć razem 4 Przychylności?',
    en: 'Take 4 favor in all from which banks?',
  },
  'spirit-snare.bank': { pl: 'Z którego banku wziąć 1 Przychylność?', en: 'Take 1 favor from which bank?' },
  'taming-charm.card': { pl: 'Którą kartę odrzucić?', en: 'Which card is discarded?' },
  'inquisitor.adviser': { pl: 'Którego zakrytego Doradcę podejrzeć?', en: 'Which facedown adviser do you look at?' },
  'terror-spells.places': { pl: 'Gdzie zabić 2 Chorągwie?', en: 'Where are 2 warbands killed?' },
  'blood-pact.amount': {
    pl: 'Ile Sekretów zyskać (po 2 Chorągwie każdy)?',
    en: 'How many secrets, at 2 warbands each?',
  },
  'revelation.amount': { pl: 'Ile Przychylności zamienić na Sekrety?', en: 'How much favor becomes secrets?' },
  'bewitch.citizen': { pl: 'Zostać Obywatelem?', en: 'Become a Citizen?' },
  'jinx.reroll': { pl: 'Zapłacić i rzucić tymi kośćmi ponownie?', en: 'Pay and reroll these dice?' },
  'dream-thief.first': { pl: 'Pierwszy zakryty Doradca do zamiany?', en: 'First facedown adviser to swap?' },
  'dream-thief.second': { pl: 'Drugi zakryty Doradca do zamiany?', en: 'Second facedown adviser to swap?' },
  'forgotten-vault.way': {
    pl: 'Dodać Sekret do Sztandaru czy spalić jeden?',
    en: 'Add a secret to the banner or burn one?',
  },
  'witchs-bargain.deal': { pl: 'Jaką wymianę narzucić?', en: 'Which bargain do you force?' },
  'witchs-bargain.player': { pl: 'Z kim?', en: 'With whom?' },
} as const satisfies Readonly<Record<string, Phrase>>;
