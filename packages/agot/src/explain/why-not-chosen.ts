import { type CardId, cardOf, type Phrase, type Reason, type SeatId } from '@kronika/kernel';
import { choosingFor, notWhatIsAsked, printedOn, reason, type Unfitting } from '@kronika/lcg';
import { type CardType, factOf } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import { layer } from '../rules/layer.ts';
import type { AgotState } from '../state.ts';
import { NOT_THERE, NOWHERE_THERE, notOfType, PLAIN } from '../text/explain/reasons.ts';
import { isInPlayArea, ownerOf, typeOf } from '../zones.ts';
import { nameOf } from './origin.ts';
import { placeOf } from './places.ts';
import { whatIsMissing } from './probes.ts';
import { protectionOf, whyNotHappening, whyUnchanged } from './reason.ts';

/** Why the card cannot be chosen for the ability that is being used. */
export const whyNotChosen = choosingFor<AgotState, AgotEvent>(layer, {
  unfitting,
  cannotPayWithIt: reason(PLAIN.cannotPayWithIt, 'AGOT-COST-c'),
  whyNotHappening,
  whyUnchanged,
  protectionOf,
});

/** What the card lacks of what the text asks for; where that cannot be told, that it does not fit. */
function unfitting({ state, seat, card, use, fitting, fits }: Unfitting<AgotState, AgotEvent>): readonly Reason[] {
  if (cardOf(state.table, card).as === 'duplicate') return [reason(PLAIN.onlyDuplicate, 'AGOT-DUP-e')];
  const missing = whatIsMissing(state, { seat, card, fits, fitting });
  if (missing.length > 0) return missing;
  const kind = wrongKind(state, seat, card, fitting);
  if (kind.length > 0) return kind;
  const { printed, self } = use.ability;
  const source = printed === RULES ? printedOn(state, self) : printed;
  return [reason(notWhatIsAsked(nameOf(source)), 'AGOT-SEQ-e', source)];
}

/** A card of another type than all that are offered, or one that lies somewhere else than all of them. */
function wrongKind(state: AgotState, seat: SeatId, card: CardId, fitting: readonly CardId[]): readonly Reason[] {
  const [first] = fitting;
  if (first === undefined) return [];
  const areAll = (test: (one: CardId) => boolean): boolean => fitting.every(test) && !test(card);
  const isOwn = (one: CardId): boolean => ownerOf(state, one) === seat;
  const { type } = factOf(printedOn(state, first));
  const place = placeOf(state, first);
  const text = IN_PLAY[type];
  if (text !== undefined && areAll((one) => isInPlayArea(state, one) && typeOf(state, one) === type))
    return [reason(text, 'AGOT-SEQ-e')];
  const words = fitting.every(isOwn) ? NOT_THERE : NOWHERE_THERE;
  return [
    ...(areAll((one) => placeOf(state, one) === place) ? [reason(words[place], 'AGOT-SEQ-e')] : []),
    ...(placeOf(state, card) === place && areAll(isOwn) ? [reason(PLAIN.ofAnother, 'AGOT-SEQ-e')] : []),
    ...(areAll((one) => factOf(printedOn(state, one)).type === type) ? [reason(notOfType(type), 'AGOT-SEQ-e')] : []),
  ];
}

/** What is said of a card that is not of that type in play. */
const IN_PLAY: Readonly<Partial<Record<CardType, Phrase>>> = {
  character: PLAIN.noCharacterInPlay,
  attachment: PLAIN.noAttachmentInPlay,
  location: PLAIN.noLocationInPlay,
};
