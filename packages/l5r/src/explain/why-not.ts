import type { CardId, Match, Option, Question, Reason } from '@kronika/kernel';
import { type NotOffered, openActionWindow, reason, whyNotFor } from '@kronika/lcg';
import { ringEventOn } from '../rules/ring-effect.ts';
import type { L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { namesIn } from '../text/names-in.ts';
import { PROMPTS } from '../text/prompts.ts';
import { isCharacter, isInPlay } from '../zones.ts';
import { nameOf } from './origin.ts';
import { whyNotHappening } from './unchanged.ts';
import { whyNotAnswering } from './why-not-answering.ts';
import { whyNotChosen } from './why-not-chosen.ts';
import { whyNotAttacked, whyNotAttacking, whyNotDefending, whyNotEvaded } from './why-not-declared.ts';
import { whyNotUsed } from './why-not-used.ts';

/** Why the viewer cannot choose the card now; nothing if it can be chosen, and for who has no seat. */
export const whyNot = whyNotFor<L5rState>({
  whyNotOffered,
  seatName: (lang, seat) => namesIn(lang).seat(seat),
  nameOf,
  prompts: PROMPTS,
  otherQuestion: PLAIN.otherQuestion,
  cites: { turns: 'L5R-ORDER-a', choosing: 'L5R-EFF-b' },
});

function whyNotOffered(match: Match<L5rState>, asked: NotOffered): readonly Reason[] {
  const { state } = match;
  const { seat, card, question } = asked;
  switch (question.message.key) {
    case 'actionWindow':
      return whyNotUsed(state, seat, card, openActionWindow(match) ?? 'conflict');
    case 'dynastyWindow':
      return whyNotUsed(state, seat, card, 'dynasty');
    case 'triggerWindow':
      return whyNotAnswering(match, seat, card);
    case 'declareAttackers':
      return whyNotAttacking(match, seat, card);
    case 'declareDefenders':
      return whyNotDefending(state, seat, card);
    case 'declareEvaded':
      return whyNotEvaded(match, seat, card);
    case 'declareProvince':
      return whyNotAttacked(state, seat, card);
    default:
      return whyNotStruck(state, card, question) ?? whyNotChosen(match, asked) ?? [];
  }
}

const RING_EFFECT = 'ringEffect.';

/** Why the effect of a ring cannot be aimed at the card, if that is the question. */
function whyNotStruck(state: L5rState, card: CardId, question: Question): readonly Reason[] | undefined {
  const effects = struckBy(question);
  if (effects.length === 0) return undefined;
  if (!isInPlay(state, card) || !isCharacter(state, card)) return [reason(PLAIN.noCharacterInPlay, 'L5R-RINGFX-c')];
  return effects.flatMap((effect) => {
    const event = ringEventOn(effect, card);
    const reasons = event === undefined ? [] : whyNotHappening(state, event);
    // Water bows only who has no fate: nothing else is left.
    return reasons.length > 0 ? reasons : [reason(PLAIN.hasFate, 'L5R-RINGFX-WATER-a')];
  });
}

/** The effects of a ring that the question is about, as far as they are aimed at a character. */
function struckBy({ message: { key }, ...question }: Question): readonly string[] {
  if (key.startsWith(RING_EFFECT)) return [key.slice(RING_EFFECT.length)];
  const options: readonly Option[] = key === 'ringEffect' && 'options' in question ? question.options : [];
  const effects = options.map((option): unknown => ('card' in option ? Reflect.get(option, 'effect') : undefined));
  return [...new Set(effects.filter((effect) => typeof effect === 'string'))];
}
