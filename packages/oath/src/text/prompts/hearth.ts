import type { Phrase } from '@kronika/kernel';

/** What these cards ask, by card and step: `card.step`. */
export const HEARTH_PROMPTS = {
  'tinkers-fair.player': { pl: 'Z kim się wymienić?', en: 'With whom do you trade?' },
  'memory-of-home.bank': {
    pl: 'Który bank opróżnić do banku Domu?',
    en: 'Which bank is emptied into the Hearth bank?',
  },
  'armed-mob.adviser': { pl: 'Którego Doradcę odrzucić?', en: 'Which adviser is discarded?' },
  'homesteaders.clear': { pl: 'Którą kartę najpierw odrzucić?', en: 'Which card do you discard first?' },
  'homesteaders.adviser': { pl: 'Którego Doradcę przenieść na obszar?', en: 'Which adviser moves to your site?' },
  'charming-friend.player': { pl: 'Komu zabrać 1 Przychylność?', en: 'From whom do you take 1 favor?' },
  'family-heirloom.keep': { pl: 'Zatrzymać dobrany relikt?', en: 'Keep the relic you drew?' },
  'levelers.rich': { pl: 'Z którego najbogatszego banku?', en: 'From which of the richest banks?' },
  'levelers.poor': { pl: 'Do którego najuboższego banku?', en: 'To which of the poorest banks?' },
  'fabled-feast.bank': { pl: 'Z którego banku wziąć Przychylność?', en: 'Take favor from which bank?' },
  'relic-breaker.relic': { pl: 'Który relikt wsunąć pod talię?', en: 'Which relic goes under the relic deck?' },
  'book-binders.bank': { pl: 'Z którego banku wziąć 2 Przychylności?', en: 'Take 2 favor from which bank?' },
  'herald.bank': { pl: 'Z którego banku wziąć 1 Przychylność?', en: 'Take 1 favor from which bank?' },
  'deed-writer.player': { pl: 'Z kim się wymienić?', en: 'With whom do you trade?' },
  'salad-days.banks': { pl: 'Z których trzech banków po 1 Przychylności?', en: 'Take 1 favor from which three banks?' },
} as const satisfies Readonly<Record<string, Phrase>>;
