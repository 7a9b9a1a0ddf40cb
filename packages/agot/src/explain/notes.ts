import { type CardId, cardOf, type Note, type Phrase, type PrintedId, type RuleId } from '@kronika/kernel';
import { type Attributed, attributedOn, sentence, type Until } from '@kronika/lcg';
import { CHALLENGE_TYPES, type ChallengeType } from '../cards/fact.ts';
import { PLAIN_KEYWORDS } from '../cards/keywords.ts';
import { MUST_DEFEND, rivals, supports } from '../rules/eligible.ts';
import { ICON, KEYWORD } from '../rules/has.ts';
import { layer } from '../rules/layer.ts';
import { contributes, isParticipating, NAMED_TYPE, STRENGTH } from '../rules/values.ts';
import type { AgotState } from '../state.ts';
import {
  gainsIcon,
  gainsKeyword,
  losesIcon,
  NOTES,
  namedType,
  rivalsSeat,
  strengthNote,
  supportsSeat,
} from '../text/explain/notes.ts';
import { cannotNote, UNTIL } from '../text/explain/reasons.ts';
import { PLAIN_KEYWORD_NAMES } from '../text/names.ts';
import { namesIn } from '../text/names-in.ts';
import { controllerOf, isCharacter, titleHeldBy } from '../zones.ts';
import { nameOf, printedBehind } from './origin.ts';
import { limitNotes } from './reason.ts';

/** What is worth knowing of the card now. */
export function notesOn(state: AgotState, card: CardId): readonly Note[] {
  return [
    ...conditionNotes(state, card),
    ...attributedOn(layer, state, card).flatMap((attributed) => modifierNote(state, card, attributed)),
    ...limitNotes(state, card),
    ...titleNotes(state, card),
  ];
}

function conditionNotes(state: AgotState, card: CardId): readonly Note[] {
  if (cardOf(state.table, card).as === 'duplicate') return [note(NOTES.duplicate, { rule: 'AGOT-DUP-e' })];
  if (!isCharacter(state, card)) return [];
  const isBypassed = state.challenge?.bypassed.some((bypass) => bypass.card === card) === true;
  return [
    ...(isBypassed ? [note(NOTES.bypassed, { rule: 'AGOT-KW-STEALTH-b' })] : []),
    ...(isParticipating(state, card) && !contributes(state, card)
      ? [note(NOTES.notCounted, { rule: 'AGOT-4.2.2-a' })]
      : []),
  ];
}

/** How the title stands to those of the others (AGOT-SUPPORT-a, AGOT-RIVAL-a). */
function titleNotes(state: AgotState, card: CardId): readonly Note[] {
  const seat = controllerOf(state, card);
  if (titleHeldBy(state, seat) !== card) return [];
  return state.seated.flatMap((other) => {
    const named: Phrase = { pl: namesIn('pl').seat(other), en: namesIn('en').seat(other) };
    return [
      ...(supports(state, seat, other) ? [note(supportsSeat(named), { rule: 'AGOT-SUPPORT-a' })] : []),
      ...(rivals(state, seat, other) ? [note(rivalsSeat(named), { rule: 'AGOT-RIVAL-a' })] : []),
    ];
  });
}

interface Worded {
  readonly text: Phrase;
  readonly rule: RuleId;
}

function modifierNote(state: AgotState, card: CardId, attributed: Attributed): readonly Note[] {
  const { from } = attributed;
  const what = inWords(attributed);
  if (what === undefined) return [];
  const behind = printedBehind(state, from);
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

/** Numbers that hold all the time are in the sums; those that last for a while are worth a note. */
function inWords({ modifier, from }: Attributed): Worded | undefined {
  switch (modifier.is) {
    case 'add':
      return from.is === 'effect' && modifier.stat === STRENGTH
        ? { text: strengthNote(modifier.by), rule: 'AGOT-LAST-a' }
        : undefined;
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

function gained(what: string, name: string): Worded | undefined {
  const type = typeNamed(name);
  if (what === ICON) return type && { text: gainsIcon(type), rule: 'AGOT-GAIN-b' };
  if (what === NAMED_TYPE) return type && { text: namedType(type), rule: 'AGOT-LAST-a' };
  if (what === MUST_DEFEND) return { text: NOTES.mustDefend, rule: 'AGOT-4.2.1-a' };
  const keyword = what === KEYWORD ? PLAIN_KEYWORDS.find((known) => known === name) : undefined;
  return keyword && { text: gainsKeyword(PLAIN_KEYWORD_NAMES[keyword]), rule: 'AGOT-GAIN-b' };
}

function typeNamed(name: string): ChallengeType | undefined {
  return CHALLENGE_TYPES.find((known) => known === name);
}

function note(
  what: Phrase,
  { rule, card, until }: { readonly rule: RuleId; readonly card?: PrintedId; readonly until?: Until },
): Note {
  const ends = until === undefined || until === 'endOfGame' ? undefined : UNTIL[until.period];
  const text = sentence(what, ends, card === undefined ? undefined : nameOf(card));
  return card === undefined ? { text, rule } : { text, rule, card };
}
