import type { Phrase } from '@kronika/kernel';

/** What these cards ask, by card and step: `card.step`. */
export const DISCORD_PROMPTS = {
  'second-wind.travel': { pl: 'Podróżować bez wydawania Zaopatrzenia?', en: 'Travel at no Supply?' },
  'second-wind.campaign': { pl: 'Poprowadzić Najazd bez wydawania Zaopatrzenia?', en: 'Campaign at no Supply?' },
  'sleight-of-hand.player': { pl: 'Komu zabrać 1 Sekret?', en: 'From whom do you take 1 secret?' },
  'scryer.pile': { pl: 'Który stos obejrzeć?', en: 'Which discard pile do you look at?' },
  'assassin.adviser': { pl: 'Którego Doradcę odrzucić?', en: 'Which adviser is discarded?' },
  'blackmail.relic': { pl: 'Którego reliktu zażądać?', en: 'Which relic do you demand?' },
  'blackmail.pay': { pl: 'Zapłacić 3 Przychylności, by zatrzymać relikt?', en: 'Pay 3 favor to keep the relic?' },
  'false-prophet.vision': { pl: 'Za którą Wizją podążyć?', en: 'Which revealed Vision do you follow?' },
  'royal-ambitions.citizen': {
    pl: 'Zostać Obywatelem i wziąć relikt ze Skarbca?',
    en: 'Become a Citizen and take a Reliquary relic?',
  },
  'royal-ambitions.relic': { pl: 'Który relikt wziąć, nie patrząc?', en: 'Which relic do you take unseen?' },
  'riots.suit': { pl: 'Karty której maści odrzucić?', en: 'Cards of which suit are discarded?' },
  'silver-tongue.bank': { pl: 'Z którego banku wziąć 1 Przychylność?', en: 'Take 1 favor from which bank?' },
  'gambling-hall.bank': { pl: 'Z którego banku wziąć wygraną?', en: 'From which bank are your winnings?' },
  'relic-thief.pay': { pl: 'Zapłacić i spróbować skraść relikty?', en: 'Pay and try to steal the relics?' },
  'enchantress.adviser': {
    pl: 'Z którym Doradcą zamienić Czarodziejkę?',
    en: 'Which adviser changes places with this card?',
  },
  'sneak-attack.campaign': {
    pl: 'Najechać tego gracza bez wydawania Zaopatrzenia?',
    en: 'Campaign against that player at no Supply?',
  },
} as const satisfies Readonly<Record<string, Phrase>>;
