import { type CardId, type Match, type Phrase, present, type Question, type Reason } from '@kronika/kernel';
import { chosenCard, notWhatIsAsked, openEffect, printedOn, reason } from '@kronika/lcg';
import { type AttachesTo, factOf } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import { hosting, refusalOf } from '../rules/attaching.ts';
import type { AgotState } from '../state.ts';
import { lacksAnyTrait, notOfFaction, PLAIN, refusesBy } from '../text/explain/reasons.ts';
import { keywordName } from '../text/names.ts';
import { controllerOf } from '../zones.ts';
import type { Asked } from './asked.ts';
import { nameOf } from './origin.ts';
import { verdictReason } from './reason.ts';

/** Why the attachment that the question is about cannot be on that card. */
export function whyNotAttached({ match, seat, card, question }: Asked): readonly Reason[] {
  const { state } = match;
  const attachment = attachmentIn(match, question);
  if (attachment === undefined) return [];
  const verdict = hosting(state, attachment, card, seat);
  // What is allowed by the rules of attachments is not offered while the table is set up, if somebody else has it.
  if (verdict === 'allowed')
    return controllerOf(state, card) === seat ? [] : [reason(PLAIN.notControlled, 'AGOT-SETUP-8-i')];
  switch (verdict.forbidden.key) {
    case 'refused': {
      const keyword = present(refusalOf(state, attachment, card), 'the keyword');
      return [reason(refusesBy(keywordName(keyword)), verdict.rule)];
    }
    case 'unsuited': {
      const fact = factOf(printedOn(state, attachment));
      return fact.type === 'attachment' ? [reason(unsuited(fact.attachesTo), verdict.rule)] : [];
    }
    case 'notByItsText': {
      const printed = printedOn(state, attachment);
      return [reason(notWhatIsAsked(nameOf(printed)), verdict.rule, printed)];
    }
    default:
      return [verdictReason(verdict)];
  }
}

/** The attachment that looks for its place: the one that asks, or the one that a text puts into play. */
function attachmentIn(match: Match<AgotState>, { because }: Question): CardId | undefined {
  const effect = openEffect<AgotEvent>(match);
  if (effect !== undefined) return chosenCard(effect.use.chosen.entering);
  return because.is === 'card' ? because.card : undefined;
}

function unsuited(to: AttachesTo): Phrase {
  switch (to.is) {
    case 'anyCharacter':
      return PLAIN.noCharacterInPlay;
    case 'faction':
      return notOfFaction(to.faction);
    case 'traits':
      return lacksAnyTrait(to.traits);
  }
}
