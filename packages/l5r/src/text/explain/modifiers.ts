import type { Phrase, PrintedId, RuleId } from '@kronika/kernel';
import type { Modifier, Origin } from '@kronika/lcg';
import { factOf } from '../../cards/fact.ts';
import { cardName, traitName } from '../names.ts';
import {
  baseNote,
  cannotNote,
  changeNote,
  gainsAbility,
  gainsKeyword,
  gainsTrait,
  immuneNote,
  keywordNote,
  losesKeyword,
  losesTrait,
  moreUsesNote,
  NOTES,
  statNote,
  untargetableNote,
} from './notes.ts';

/** Whether it lasts or holds by a text, and of which card. */
export interface Behind {
  readonly is: Origin['is'];
  readonly printed: PrintedId | undefined;
}

/** What a modifier does to a card, without a full stop, and the rule it goes by. */
export interface Worded {
  readonly text: Phrase;
  readonly rule: RuleId;
}

/** Numbers that hold all the time are in the sums; those that last for a while are worth a note. */
export function modifierWords(modifier: Modifier, behind: Behind): Worded | undefined {
  switch (modifier.is) {
    case 'add':
    case 'multiply':
    case 'set':
    case 'base': {
      const stat = behind.is === 'effect' ? statNote(modifier.stat) : undefined;
      return stat && { text: changed(stat, modifier), rule: 'L5R-LAST-a' };
    }
    case 'gain':
      return gained(modifier.what, modifier.name);
    case 'lose':
      if (modifier.what === 'keyword') return { text: losesKeyword(keywordNote(modifier.name)), rule: 'L5R-GAIN-a' };
      return modifier.what === 'trait' ? { text: losesTrait(traitName(modifier.name)), rule: 'L5R-GAIN-a' } : undefined;
    case 'ability':
      return {
        text:
          modifier.printed === behind.printed ? NOTES.gainsAbility : gainsAbility(cardName(factOf(modifier.printed))),
        rule: 'L5R-GAIN-a',
      };
    case 'blank':
      return { text: modifier.except === 'traits' ? NOTES.blankExceptTraits : NOTES.blank, rule: 'L5R-BLANK-a' };
    case 'cannot':
      return { text: cannotNote(modifier.what, modifier.by), rule: modifier.rule };
    case 'immune':
      return { text: immuneNote(modifier.to), rule: 'L5R-IMMUNE-a' };
    case 'untargetable':
      return { text: untargetableNote(modifier.by), rule: 'L5R-CANNOT-a' };
    case 'moreUses':
      return { text: moreUsesNote(modifier.by), rule: 'L5R-LIMIT-a' };
  }
}

function gained(what: string, name: string): Worded | undefined {
  switch (what) {
    case 'keyword':
      return { text: gainsKeyword(keywordNote(name)), rule: 'L5R-GAIN-a' };
    case 'trait':
      return { text: gainsTrait(traitName(name)), rule: 'L5R-GAIN-a' };
    case 'doom':
      return { text: name === 'politicalZero' ? NOTES.doomPolitical : NOTES.doomNow, rule: 'L5R-STATE-a' };
    case 'playable':
      return { text: NOTES.playable, rule: 'L5R-RESTR-a' };
    default:
      return undefined;
  }
}

type Change = Extract<Modifier, { readonly stat: string }>;

function changed(stat: Phrase, modifier: Change): Phrase {
  switch (modifier.is) {
    case 'add':
      return changeNote(stat, modifier.by < 0 ? `–${-modifier.by}` : `+${modifier.by}`);
    case 'multiply':
      return changeNote(stat, `× ${modifier.by}`);
    case 'set':
      return changeNote(stat, `= ${modifier.to}`);
    case 'base':
      return baseNote(stat, modifier.to);
  }
}
