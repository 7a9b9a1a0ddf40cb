import type { Phrase } from '@kronika/kernel';

/** What relics and edifices ask, by card and step: `card.step`. */
export const RELICS_PROMPTS = {
  'sticky-fire.kill': { pl: 'Zabić całą pozostałą Siłę wroga?', en: 'Kill what is left of the enemy force?' },
  'horned-mask.adviser': { pl: 'Którego Doradcę zamienić?', en: 'Which of your advisers is swapped?' },
  'horned-mask.card': { pl: 'Z którą kartą na obszarze?', en: 'With which card at your site?' },
  'whistle.player': { pl: 'Kogo przywołać?', en: 'Whom do you call?' },
  'whistle.consent': {
    pl: 'Przyjść na wezwanie, choć trzeba za to zapłacić?',
    en: 'Answer the whistle, although you have to pay for it?',
  },
  'dowsing-sticks.keep': { pl: 'Zatrzymać dobrany relikt?', en: 'Keep the relic you drew?' },
  'skeleton-key.slot': { pl: 'Który relikt Skarbca obejrzeć?', en: 'Which Reliquary relic do you look at?' },
  'skeleton-key.keep': { pl: 'Zabrać ten relikt?', en: 'Take this relic?' },
  'ivory-eye.what': { pl: 'Co podejrzeć?', en: 'What do you look at?' },
  'obsidian-cage.player': { pl: 'Czyje Chorągwie uwolnić?', en: 'Whose warbands go free?' },
  'obsidian-cage.amount': { pl: 'Ile Chorągwi uwolnić?', en: 'How many warbands go free?' },
  'festival-district.player': { pl: 'Z kim się wymienić?', en: 'With whom do you trade?' },
  'squalid-district.shift': { pl: 'Zmienić wynik kości Końcowej?', en: 'Change the end die?' },
  'great-spire.cards': {
    pl: 'Które karty wymienić na Wysiedleńców?',
    en: 'Which cards are swapped for the Dispossessed?',
  },
  'fallen-spire.amount': { pl: 'Ile kart ze stosu wymienić?', en: 'How many cards of the pile are swapped?' },
  'ancient-forge.keep': { pl: 'Zatrzymać dobrany relikt?', en: 'Keep the relic you drew?' },
} as const satisfies Readonly<Record<string, Phrase>>;
