import type { Phrase, RuleId } from '@kronika/kernel';
import { DOOM, type Modifier, type Origin } from '@kronika/lcg';
import { CHALLENGE_TYPES, type ChallengeType } from '../../cards/fact.ts';
import { PLAIN_KEYWORDS } from '../../cards/keywords.ts';
import { EVEN_KNEELING, MUST_DEFEND, UNKNEELING, WITHOUT_ICON } from '../../rules/eligible.ts';
import { ambushIn, ICON, KEYWORD } from '../../rules/has.ts';
import { cheaperIn } from '../../rules/reductions.ts';
import { KILLED_AT_ZERO } from '../../rules/settle.ts';
import { NAMED_TYPE, type PlotValue, STRENGTH, WITHHELD } from '../../rules/values.ts';
import { keywordName, PLAIN_KEYWORD_NAMES } from '../names.ts';
import {
  capNote,
  cheaperNote,
  declaredNote,
  gainsIcon,
  gainsKeyword,
  losesIcon,
  NOTES,
  namedType,
  plotNote,
  seatCannotNote,
  strengthNote,
} from './notes.ts';
import { cannotNote } from './reasons.ts';

const PLOT_VALUES: readonly PlotValue[] = ['income', 'initiative', 'claim', 'reserve'];

/** What a modifier does to a card, without a full stop, and the rule it goes by. */
export interface Worded {
  readonly text: Phrase;
  readonly rule: RuleId;
}

/** Numbers that hold all the time are in the sums; those that last for a while are worth a note. */
export function modifierWords(modifier: Modifier, from: Origin['is']): Worded | undefined {
  switch (modifier.is) {
    case 'add':
      return from === 'effect' ? changedNumber(modifier.stat, modifier.by) : undefined;
    case 'gain':
      return gained(modifier.what, modifier.name);
    case 'lose': {
      const icon = modifier.what === ICON ? typeNamed(modifier.name) : undefined;
      return icon && { text: losesIcon(icon), rule: 'AGOT-MOD-f' };
    }
    case 'ability':
      return { text: NOTES.gainsAbility, rule: 'AGOT-GAIN-b' };
    case 'blank':
      return { text: modifier.except === 'traits' ? NOTES.blankExceptTraits : NOTES.blank, rule: 'AGOT-BLANK-a' };
    case 'cannot':
      return { text: cannotNote(modifier.what, modifier.by), rule: modifier.rule };
    case 'immune':
    case 'untargetable':
      return { text: NOTES.immune, rule: 'AGOT-IMM-a' };
    case 'multiply':
    case 'set':
    case 'base':
    case 'moreUses':
      return undefined;
  }
}

function changedNumber(stat: string, by: number): Worded | undefined {
  if (stat === STRENGTH) return { text: strengthNote(by), rule: 'AGOT-LAST-a' };
  const value = PLOT_VALUES.find((known) => known === stat);
  return value && { text: plotNote(value, by), rule: 'AGOT-LAST-a' };
}

function gained(what: string, name: string): Worded | undefined {
  const type = typeNamed(name);
  if (what === ICON) return type && { text: gainsIcon(type), rule: 'AGOT-GAIN-b' };
  if (what === NAMED_TYPE) return type && { text: namedType(type), rule: 'AGOT-LAST-a' };
  switch (what) {
    case MUST_DEFEND:
      return { text: NOTES.mustDefend, rule: 'AGOT-4.2.1-a' };
    case UNKNEELING:
      return { text: declaredNote('staysUp', name), rule: 'AGOT-CHAL-e' };
    case EVEN_KNEELING:
      return { text: declaredNote('evenKneeling', name), rule: 'AGOT-CHAL-e' };
    case WITHOUT_ICON:
      return { text: declaredNote('withoutIcon', name), rule: 'AGOT-CHAL-e' };
    case WITHHELD:
      return { text: NOTES.notCounted, rule: 'AGOT-4.2.2-a' };
    case DOOM:
      return { text: name === KILLED_AT_ZERO ? NOTES.killedAtZero : NOTES.sacrificed, rule: 'AGOT-KILL-a' };
  }
  if (what === KEYWORD && name.startsWith('ambush/'))
    return { text: gainsKeyword(keywordName({ is: 'ambush', gold: ambushIn(name) })), rule: 'AGOT-KW-AMBUSH-a' };
  const keyword = what === KEYWORD ? PLAIN_KEYWORDS.find((known) => known === name) : undefined;
  return keyword && { text: gainsKeyword(PLAIN_KEYWORD_NAMES[keyword]), rule: 'AGOT-GAIN-b' };
}

function typeNamed(name: string): ChallengeType | undefined {
  return CHALLENGE_TYPES.find((known) => known === name);
}

/** What a modifier does to a player. */
export function seatModifierWords(modifier: Modifier, from: Origin['is']): Worded | undefined {
  const reduction = cheaperIn(modifier);
  if (reduction !== undefined) return { text: cheaperNote(reduction, from), rule: 'AGOT-COST-h' };
  switch (modifier.is) {
    case 'cannot':
      return { text: seatCannotNote(modifier.what), rule: modifier.rule };
    case 'set': {
      const text = capNote(modifier.stat, modifier.to);
      return text && { text, rule: 'AGOT-4.2-b' };
    }
    default:
      return undefined;
  }
}
