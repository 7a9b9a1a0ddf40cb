import type { Lang } from '@kronika/kernel';
import type { ConflictType, Element } from '@kronika/l5r';
import { ELEMENT_NAMES } from '@kronika/l5r';

/** What is said around the events of a match while others act. */
export interface StageWords {
  readonly plays: string;
  readonly attacks: (type: ConflictType, ring: Element) => string;
  readonly defends: string;
  readonly defenders: string;
  readonly doesNotDefend: string;
  readonly passes: string;
  readonly bids: string;
  readonly duel: string;
  readonly conflict: string;
  readonly ringEffect: string;
  readonly favor: string;
  readonly noFate: string;
  readonly attacked: string;
  readonly broken: string;
  /** What becomes of a card, by the event. */
  readonly pills: Readonly<Record<string, string>>;
  readonly fate: (by: string) => string;
  readonly skills: Readonly<Record<string, string>>;
}

const TYPES: Readonly<Record<Lang, Readonly<Record<ConflictType, string>>>> = {
  pl: { military: 'militarnie', political: 'politycznie' },
  en: { military: 'military', political: 'political' },
};

export const STAGE_WORDS: Readonly<Record<Lang, StageWords>> = {
  pl: {
    plays: 'zagrywa',
    attacks: (type, ring) => `atakuje ${TYPES.pl[type]}: ${ELEMENT_NAMES[ring].pl}`,
    defends: 'broni',
    defenders: 'Obrońcy',
    doesNotDefend: 'nie broni',
    passes: 'pasuje',
    bids: 'Stawki honoru',
    duel: 'Wynik pojedynku',
    conflict: 'Wynik konfliktu',
    ringEffect: 'Efekt kręgu',
    favor: 'Łaska cesarska',
    noFate: 'Bez losu: odchodzą z gry',
    attacked: 'cel ataku',
    broken: 'spustoszona',
    pills: {
      honored: 'uhonorowanie',
      dishonored: 'zhańbienie',
      statusDiscarded: 'bez statusu',
      bowed: 'ukłon',
      readied: 'gotowość',
      movedToConflict: 'do konfliktu',
      movedHome: 'do domu',
      leftPlay: 'odchodzi',
      controlTaken: 'przejęcie',
      attachmentEntered: 'dodatek',
      attachmentMoved: 'dodatek',
    },
    fate: (by) => `${by} losu`,
    skills: { military: 'militarnej', political: 'politycznej' },
  },
  en: {
    plays: 'plays',
    attacks: (type, ring) => `attacks: ${TYPES.en[type]}, ${ELEMENT_NAMES[ring].en}`,
    defends: 'defends',
    defenders: 'Defenders',
    doesNotDefend: 'does not defend',
    passes: 'passes',
    bids: 'Honor bids',
    duel: 'Result of the duel',
    conflict: 'Result of the conflict',
    ringEffect: 'Ring effect',
    favor: 'Imperial Favor',
    noFate: 'No fate left: they leave play',
    attacked: 'under attack',
    broken: 'broken',
    pills: {
      honored: 'honored',
      dishonored: 'dishonored',
      statusDiscarded: 'no status',
      bowed: 'bowed',
      readied: 'readied',
      movedToConflict: 'to the conflict',
      movedHome: 'moved home',
      leftPlay: 'leaves play',
      controlTaken: 'taken over',
      attachmentEntered: 'attached',
      attachmentMoved: 'attached',
    },
    fate: (by) => `${by} fate`,
    skills: { military: 'military', political: 'political' },
  },
};
