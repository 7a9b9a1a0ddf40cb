import type { Phrase } from '@kronika/kernel';
import type { Origin } from '@kronika/lcg';
import { type CardType, CHALLENGE_TYPES, type ChallengeType } from '../../cards/fact.ts';
import type { PlotValue } from '../../rules/values.ts';
import { CARD_TYPE_NAMES, CHALLENGE_TYPE_NAMES, ICON_NAMES } from '../names.ts';
import { VALUE_NAMES } from './sums.ts';

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
  delayed: { pl: 'czeka na nią opóźniony efekt', en: 'a delayed effect is waiting for it' },
  freeDuplicate: {
    pl: 'masz kopię w grze: zmobilizowana jako duplikat nic nie kosztuje',
    en: 'you have a copy in play: marshaled as a duplicate it costs nothing',
  },
  killedAtZero: { pl: 'ginie, gdy jej SIŁA wynosi 0', en: 'dies as soon as its STR is 0' },
  sacrificed: { pl: 'zostaje poświęcona', en: 'is sacrificed' },
  duplicate: { pl: 'jest duplikatem: nie ma tekstu', en: 'it is a duplicate: it has no text' },
} satisfies Readonly<Record<string, Phrase>>;

/** The change of STR by an effect that lasts. */
export function strengthNote(by: number): Phrase {
  const change = by < 0 ? `–${-by}` : `+${by}`;
  return { pl: `SIŁA ${change}`, en: `STR ${change}` };
}

/** The same of a number of a plot. */
export function plotNote(value: PlotValue, by: number): Phrase {
  const change = by < 0 ? `–${-by}` : `+${by}`;
  const { pl, en } = VALUE_NAMES[value];
  return { pl: `${pl.toLowerCase()} ${change}`, en: `${en.toLowerCase()} ${change}` };
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

const DECLARED = {
  staysUp: { pl: 'nie klęka przy deklaracji', en: 'does not kneel when it is declared' },
  evenKneeling: { pl: 'może zostać zadeklarowana, nawet gdy klęczy', en: 'can be declared even while kneeling' },
  withoutIcon: { pl: 'może zostać zadeklarowana bez symbolu', en: 'can be declared without the icon' },
} satisfies Readonly<Record<string, Phrase>>;

/** What holds when the character is declared on a side, in challenges of a type if one is named: `attacking/military`. */
export function declaredNote(what: keyof typeof DECLARED, name: string): Phrase {
  const [side, of] = name.split('/');
  const type = CHALLENGE_TYPES.find((known) => known === of);
  const as = side === 'attacking' ? { pl: 'atak', en: 'as an attacker' } : { pl: 'obrona', en: 'as a defender' };
  const { pl, en } = DECLARED[what];
  return type === undefined
    ? { pl: `${pl} (${as.pl})`, en: `${en} (${as.en})` }
    : {
        pl: `${pl} (${as.pl}, wyzwanie ${CHALLENGE_TYPE_NAMES[type].pl})`,
        en: `${en} (${as.en}, ${CHALLENGE_TYPE_NAMES[type].en} challenges)`,
      };
}

/** Which cards are cheaper: what else they must be stands in the text. An effect is used up by the next of them. */
export function cheaperNote(
  { by, type }: { readonly by: number; readonly type?: CardType },
  from: Origin['is'],
): Phrase {
  const of =
    type === undefined
      ? { pl: '', en: '' }
      : { pl: ` (${CARD_TYPE_NAMES[type].pl})`, en: ` (${CARD_TYPE_NAMES[type].en})` };
  return from === 'effect'
    ? {
        pl: `następna pasująca karta${of.pl} kosztuje o ${by} mniej`,
        en: `the next fitting card${of.en} costs ${by} less`,
      }
    : { pl: `pasująca karta${of.pl} kosztuje o ${by} mniej`, en: `a fitting card${of.en} costs ${by} less` };
}

const SEAT_CANNOT: Readonly<Record<string, Phrase>> = {
  'marshal/location': { pl: 'nie może mobilizować miejsc', en: 'cannot marshal locations' },
  'marshal/attachment': { pl: 'nie może mobilizować dodatków', en: 'cannot marshal attachments' },
  'play/event': { pl: 'nie może zagrywać wydarzeń', en: 'cannot play events' },
  trigger: { pl: 'nie może używać zdolności kart', en: 'cannot trigger card abilities' },
  'initiate/military': { pl: 'nie może inicjować wyzwań militarnych', en: 'cannot initiate military challenges' },
  'initiate/intrigue': { pl: 'nie może inicjować wyzwań intrygi', en: 'cannot initiate intrigue challenges' },
  'initiate/power': { pl: 'nie może inicjować wyzwań władzy', en: 'cannot initiate power challenges' },
  'stood/character': { pl: 'jego postaci nie mogą już wstać', en: 'no more of their characters can stand' },
};

const AGAINST = 'initiate/against/';

/** What a player cannot do. */
export function seatCannotNote(what: string): Phrase {
  if (what.startsWith(AGAINST)) {
    const number = Number(what.slice(AGAINST.length)) + 1;
    return {
      pl: `nie może inicjować wyzwań przeciw graczowi ${number}`,
      en: `cannot initiate challenges against player ${number}`,
    };
  }
  return SEAT_CANNOT[what] ?? { pl: 'czegoś nie może', en: 'something is forbidden' };
}

/** How many a player may stand, declare or initiate at most. */
export function capNote(cap: string, most: number): Phrase | undefined {
  switch (cap) {
    case 'standing':
      return { pl: `może wstać postaci: najwyżej ${most}`, en: `characters that may stand: ${most} at most` };
    case 'attackers':
      return { pl: `atakujących najwyżej: ${most}`, en: `attackers: ${most} at most` };
    case 'defenders':
      return { pl: `broniących najwyżej: ${most}`, en: `defenders: ${most} at most` };
    case 'challenges':
      return { pl: `wyzwań w tej fazie najwyżej: ${most}`, en: `challenges this phase: ${most} at most` };
    default:
      return undefined;
  }
}
