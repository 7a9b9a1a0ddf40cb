import type { ChallengeType } from '@kronika/agot';
import type { Lang } from '@kronika/kernel';

/** What is said around the events of a match while others act. */
export interface StageWords {
  readonly plays: string;
  readonly marshals: string;
  readonly ambushes: string;
  readonly puts: string;
  readonly attacks: (type: ChallengeType) => string;
  readonly defends: string;
  readonly doesNotDefend: string;
  readonly passes: string;
  readonly stealth: string;
  readonly redirects: string;
  readonly challenge: string;
  readonly plots: string;
  readonly initiative: string;
  readonly titles: string;
  readonly setup: string;
  readonly dominance: string;
  readonly falls: string;
  readonly out: string;
  readonly attacked: string;
  readonly bypassed: string;
  /** What becomes of a card, by the event. */
  readonly pills: Readonly<Record<string, string>>;
  readonly power: (by: string) => string;
  readonly strength: (by: string) => string;
}

const TYPES: Readonly<Record<Lang, Readonly<Record<ChallengeType, string>>>> = {
  pl: { military: 'wyzwanie militarne', intrigue: 'wyzwanie intrygi', power: 'wyzwanie władzy' },
  en: { military: 'military challenge', intrigue: 'intrigue challenge', power: 'power challenge' },
};

export const STAGE_WORDS: Readonly<Record<Lang, StageWords>> = {
  pl: {
    plays: 'zagrywa',
    marshals: 'mobilizuje',
    ambushes: 'urządza zasadzkę',
    puts: 'wprowadza do gry',
    attacks: (type) => `atakuje: ${TYPES.pl[type]}`,
    defends: 'broni',
    doesNotDefend: 'nie broni',
    passes: 'pasuje',
    stealth: 'Podstęp',
    redirects: 'Wyzwanie przekierowane',
    challenge: 'Wynik wyzwania',
    plots: 'Karty fabuły',
    initiative: 'Inicjatywa',
    titles: 'Tytuły',
    setup: 'Karty początkowe',
    dominance: 'Dominacja',
    falls: 'Odchodzi z gry',
    out: 'Odpada z gry',
    attacked: 'cel ataku',
    bypassed: 'omija',
    pills: {
      knelt: 'klęka',
      stood: 'wstaje',
      joinedChallenge: 'dołącza',
      removedFromChallenge: 'poza wyzwaniem',
      leftPlay: 'odchodzi',
      controlTaken: 'przejęcie',
      cardEntered: 'dodatek',
    },
    power: (by) => `${by} władzy`,
    strength: (by) => `${by} siły`,
  },
  en: {
    plays: 'plays',
    marshals: 'marshals',
    ambushes: 'ambushes',
    puts: 'puts into play',
    attacks: (type) => `attacks: ${TYPES.en[type]}`,
    defends: 'defends',
    doesNotDefend: 'does not defend',
    passes: 'passes',
    stealth: 'Stealth',
    redirects: 'Challenge redirected',
    challenge: 'Result of the challenge',
    plots: 'Plots revealed',
    initiative: 'Initiative',
    titles: 'Titles revealed',
    setup: 'Setup cards',
    dominance: 'Dominance',
    falls: 'Leaves play',
    out: 'Out of the game',
    attacked: 'under attack',
    bypassed: 'bypassed',
    pills: {
      knelt: 'kneels',
      stood: 'stands',
      joinedChallenge: 'joins',
      removedFromChallenge: 'out of the challenge',
      leftPlay: 'leaves play',
      controlTaken: 'taken over',
      cardEntered: 'attached',
    },
    power: (by) => `${by} power`,
    strength: (by) => `${by} STR`,
  },
};
