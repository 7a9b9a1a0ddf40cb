import type { Phrase } from '@kronika/kernel';
import type { ChallengeType } from '../../cards/fact.ts';
import { CHALLENGE_TYPE_NAMES, ICON_NAMES } from '../names.ts';

/** What is worth knowing of a card, without a full stop: where it comes from and how long it lasts follows. */
export const NOTES = {
  blank: { pl: 'jej pole tekstowe jest puste', en: 'its text box is blank' },
  blankExceptTraits: {
    pl: 'jej pole tekstowe jest puste, z wyjątkiem cech',
    en: 'its text box is blank, except for traits',
  },
  gainsAbility: { pl: 'zyskuje zdolność', en: 'gains an ability' },
  immune: { pl: 'jest odporna na niektóre efekty', en: 'is immune to certain effects' },
  bypassed: {
    pl: 'omija ją podstęp: nie może zostać zadeklarowana jako broniąca',
    en: 'bypassed by stealth: it cannot be declared as a defender',
  },
  notCounted: { pl: 'jej SIŁA nie liczy się w tym wyzwaniu', en: 'its STR does not count in this challenge' },
  mustDefend: { pl: 'musi się bronić, jeśli może', en: 'has to defend if it can' },
  duplicate: { pl: 'jest duplikatem: nie ma tekstu', en: 'it is a duplicate: it has no text' },
} satisfies Readonly<Record<string, Phrase>>;

/** The change of STR by an effect that lasts. */
export function strengthNote(by: number): Phrase {
  const change = by < 0 ? `–${-by}` : `+${by}`;
  return { pl: `SIŁA ${change}`, en: `STR ${change}` };
}

export function gainsIcon(icon: ChallengeType): Phrase {
  return { pl: `zyskuje symbol: ${ICON_NAMES[icon].pl}`, en: `gains the ${ICON_NAMES[icon].en} icon` };
}

export function losesIcon(icon: ChallengeType): Phrase {
  return { pl: `traci symbol: ${ICON_NAMES[icon].pl}`, en: `loses the ${ICON_NAMES[icon].en} icon` };
}

export function gainsKeyword(keyword: Phrase): Phrase {
  return { pl: `zyskuje słowo kluczowe: ${keyword.pl}`, en: `gains the keyword ${keyword.en}` };
}

export function namedType(type: ChallengeType): Phrase {
  const { pl, en } = CHALLENGE_TYPE_NAMES[type];
  return { pl: `wskazany rodzaj wyzwania: ${pl}`, en: `the type of challenge named: ${en}` };
}

export function supportsSeat(seat: Phrase): Phrase {
  return {
    pl: `wspiera tytuł, który ma ${seat.pl}: nie można inicjować wyzwań przeciw temu graczowi`,
    en: `supports the title of ${seat.en}: no challenges can be initiated against that player`,
  };
}

export function rivalsSeat(seat: Phrase): Phrase {
  return {
    pl: `rywalizuje z tytułem, który ma ${seat.pl}: wygrane wyzwanie przeciw temu graczowi daje władzę`,
    en: `rivals the title of ${seat.en}: winning a challenge against that player gains power`,
  };
}
