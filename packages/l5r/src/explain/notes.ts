import { type CardId, cardOf, type Note, type Phrase, type PrintedId, type RuleId } from '@kronika/kernel';
import { type Attributed, attributedOn, delayedOn, type Modifier, notesFor, type Origin } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
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
  UNTIL,
  untargetableNote,
} from '../text/explain/notes.ts';
import { traitName } from '../text/names.ts';
import { isInPlay } from '../zones.ts';
import { limitNotes } from './limits.ts';
import { nameOf, printedBehind } from './origin.ts';

const note = notesFor<L5rState, L5rEvent>({ nameOf, until: UNTIL });

/** What is worth knowing of the card now. */
export function notesOn(state: L5rState, card: CardId): readonly Note[] {
  return [
    ...conditionNotes(state, card),
    ...attributedOn(layer, state, card).flatMap((attributed) => modifierNote(state, card, attributed)),
    ...limitNotes(state, card),
    ...delayedNotes(state, card),
  ];
}

function conditionNotes(state: L5rState, card: CardId): readonly Note[] {
  const isEvaded = state.conflict?.evaded.includes(card) === true && isInPlay(state, card);
  const isBroken = cardOf(state.table, card).condition === 'broken';
  return [
    ...(isEvaded ? [note(NOTES.evaded, { rule: 'L5R-KW-COVERT-a' })] : []),
    ...(isBroken ? [note(NOTES.broken, { rule: 'L5R-PROV-c' })] : []),
  ];
}

/** What a card is told of a modifier that is more than a number of its own constant text. */
function modifierNote(state: L5rState, card: CardId, { modifier, from }: Attributed): readonly Note[] {
  const behind = printedBehind(state, from);
  const what = inWords(modifier, { is: from.is, printed: behind });
  if (what === undefined) return [];
  // What a card says of itself stands on it.
  const isOwn = from.is === 'text' && from.card === card;
  return [
    note(what.text, {
      rule: what.rule,
      ...(behind === undefined || isOwn ? {} : { card: behind }),
      ...(from.is === 'effect' ? { until: from.effect.until } : {}),
    }),
  ];
}

/** Whether it lasts or holds by a text, and of which card. */
interface Behind {
  readonly is: Origin['is'];
  readonly printed: PrintedId | undefined;
}

interface Worded {
  readonly text: Phrase;
  readonly rule: RuleId;
}

/** Numbers that hold all the time are in the sums; those that last for a while are worth a note. */
function inWords(modifier: Modifier, behind: Behind): Worded | undefined {
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
        text: modifier.printed === behind.printed ? NOTES.gainsAbility : gainsAbility(nameOf(modifier.printed)),
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

/** Delayed effects that were aimed at the card. */
function delayedNotes(state: L5rState, card: CardId): readonly Note[] {
  return delayedOn(state, card).map(({ use, until }) => {
    const { printed } = use.ability;
    return note(NOTES.delayed, { rule: 'L5R-SIMUL-b', until, ...(printed === RULES ? {} : { card: printed }) });
  });
}
