import type { Phrase } from '@kronika/kernel';
import { ELEMENT_NAMES, keywordName } from '../names.ts';
import { VALUE_NAMES } from './sums.ts';

/** What is worth knowing of a card, without a full stop: where it comes from and how long it lasts follows. */

/** Things a card cannot do or suffer, by what is forbidden. */
const CANNOT: Readonly<Record<string, Phrase>> = {
  attack: { pl: 'nie może atakować', en: 'cannot attack' },
  defend: { pl: 'nie może bronić', en: 'cannot defend' },
  declareAttack: { pl: 'nie może być zadeklarowana jako atakująca', en: 'cannot be declared as an attacker' },
  declareDefend: { pl: 'nie może być zadeklarowana jako broniąca', en: 'cannot be declared as a defender' },
  'participate/military': {
    pl: 'nie może uczestniczyć w konfliktach militarnych',
    en: 'cannot participate in military conflicts',
  },
  'participate/political': {
    pl: 'nie może uczestniczyć w konfliktach politycznych',
    en: 'cannot participate in political conflicts',
  },
  movedToConflict: { pl: 'nie może zostać przesunięta do konfliktu', en: 'cannot be moved to the conflict' },
  move: { pl: 'nie może zostać przesunięta', en: 'cannot be moved' },
  bowed: { pl: 'nie może zostać ukłoniona', en: 'cannot be bowed' },
  honored: { pl: 'nie może zostać uhonorowana', en: 'cannot be honored' },
  dishonored: { pl: 'nie może zostać zhańbiona', en: 'cannot be dishonored' },
  discarded: { pl: 'nie może zostać odrzucona', en: 'cannot be discarded' },
  fateRemoved: { pl: 'nie może stracić losu', en: 'cannot lose fate' },
  fateReturned: { pl: 'nie traci losu w fazie losu', en: 'keeps its fate in the fate phase' },
  trigger: { pl: 'jej zdolności nie można użyć', en: 'its abilities cannot be triggered' },
  bowAfterConflict: { pl: 'nie kłania się po konflikcie', en: 'does not bow after the conflict' },
  bowAfterDefending: { pl: 'nie kłania się po obronie', en: 'does not bow after defending' },
  ringEffects: {
    pl: 'w konflikcie w tej prowincji nie rozpatruje się efektów kręgów',
    en: 'no ring effects are resolved in conflicts at it',
  },
};

const BY_OPPONENTS: Phrase = { pl: ' przez efekty przeciwnika', en: ' by effects of opponents' };

export function cannotNote(what: string, by: 'opponents' | undefined): Phrase {
  const note = CANNOT[what] ?? { pl: 'czegoś nie może', en: 'something is forbidden to it' };
  return by === undefined ? note : { pl: note.pl + BY_OPPONENTS.pl, en: note.en + BY_OPPONENTS.en };
}

/** Numbers that are noted on a card beside its own values. */
const STATS: Readonly<Record<string, Phrase>> = {
  ...VALUE_NAMES,
  'cost/attachment': { pl: 'Koszt następnego dodatku na niej', en: 'Cost of the next attachment on it' },
};

export function statNote(stat: string): Phrase | undefined {
  return STATS[stat];
}

/** The change of a number: `Military skill +2`. */
export function changeNote(stat: Phrase, change: string): Phrase {
  return { pl: `${stat.pl} ${change}`, en: `${stat.en} ${change}` };
}

export function baseNote(stat: Phrase, to: number): Phrase {
  return { pl: `${stat.pl}: wartość bazowa ${to}`, en: `${stat.en}: base value ${to}` };
}

const COVERT_FOR = 'covert/';

/** What the keyword is called; some cards have covert for one element only. */
export function keywordNote(keyword: string): Phrase {
  if (!keyword.startsWith(COVERT_FOR)) return keywordName(keyword);
  const element = Object.entries(ELEMENT_NAMES).find(([id]) => id === keyword.slice(COVERT_FOR.length))?.[1];
  const covert = keywordName('covert');
  return element === undefined ? covert : { pl: `${covert.pl} (${element.pl})`, en: `${covert.en} (${element.en})` };
}

export function gainsKeyword(keyword: Phrase): Phrase {
  return { pl: `zyskuje słowo kluczowe: ${keyword.pl}`, en: `gains the keyword ${keyword.en}` };
}

export function gainsTrait(trait: Phrase): Phrase {
  return { pl: `zyskuje cechę: ${trait.pl}`, en: `gains the trait ${trait.en}` };
}

export function losesKeyword(keyword: Phrase): Phrase {
  return { pl: `traci słowo kluczowe: ${keyword.pl}`, en: `loses the keyword ${keyword.en}` };
}

export function losesTrait(trait: Phrase): Phrase {
  return { pl: `traci cechę: ${trait.pl}`, en: `loses the trait ${trait.en}` };
}

/** An ability of another card than the one that gives it. */
export function gainsAbility(of: Phrase): Phrase {
  return { pl: `zyskuje zdolność z karty: ${of.pl}`, en: `gains an ability of ${of.en}` };
}

/** The classes of effect that a card may be protected from. */
const CLASSES: Readonly<Record<string, Phrase>> = {
  card: { pl: 'efekty kart', en: 'card effects' },
  event: { pl: 'wydarzenia', en: 'events' },
  rules: { pl: 'zasady gry', en: 'the rules' },
};

const classOf = (name: string): Phrase => CLASSES[name] ?? { pl: 'pewne efekty', en: 'certain effects' };

export function immuneNote(to: string): Phrase {
  return { pl: `jest odporna na: ${classOf(to).pl}`, en: `is immune to ${classOf(to).en}` };
}

export function untargetableNote(by: string): Phrase {
  return {
    pl: `nie mogą jej wybrać cudze: ${classOf(by).pl}`,
    en: `cannot be chosen by ${classOf(by).en} of opponents`,
  };
}

export function moreUsesNote(by: number): Phrase {
  return {
    pl: `każdej jej zdolności można użyć więcej razy: +${by}`,
    en: `each of its abilities can be used more often: +${by}`,
  };
}

/** Notes that name nothing. */
export const NOTES = {
  blank: { pl: 'jej pole tekstowe jest puste', en: 'its text box is blank' },
  blankExceptTraits: {
    pl: 'jej pole tekstowe jest puste, z wyjątkiem cech',
    en: 'its text box is blank, except for traits',
  },
  gainsAbility: { pl: 'zyskuje zdolność', en: 'gains an ability' },
  doomNow: { pl: 'zostanie odrzucona', en: 'is going to be discarded' },
  doomPolitical: {
    pl: 'zostanie odrzucona, gdy jej sprawność polityczna spadnie do 0',
    en: 'is discarded when its political skill falls to 0',
  },
  playable: { pl: 'można ją zagrać jak z ręki', en: 'can be played as if from hand' },
  evaded: {
    pl: 'omija ją ukrycie: nie może zostać zadeklarowana jako broniąca',
    en: 'evaded by covert: it cannot be declared as a defender',
  },
  broken: { pl: 'spustoszona: nie ma działającego tekstu', en: 'broken: it has no usable text' },
  delayed: { pl: 'czeka na nią opóźniony efekt', en: 'a delayed effect is waiting for it' },
} satisfies Readonly<Record<string, Phrase>>;

/** How long something lasts. */
export const UNTIL: Readonly<Record<string, Phrase>> = {
  round: { pl: ' do końca rundy', en: ' until the end of the round' },
  phase: { pl: ' do końca fazy', en: ' until the end of the phase' },
  conflict: { pl: ' do końca konfliktu', en: ' until the end of the conflict' },
  duel: { pl: ' do końca pojedynku', en: ' until the end of the duel' },
};
