import { cardOf, cardsIn, type Reason, type RuleId } from '@kronika/kernel';
import { reason } from '@kronika/lcg';
import { DRAW_TYPES, factOf } from '../cards/fact.ts';
import { hasKeyword } from '../rules/has.ts';
import { isParticipating, isStanding, strengthOf } from '../rules/values.ts';
import { lacksKeyword, notOfLoser, PLAIN, searchesFor, tooStrongToKneel } from '../text/explain/reasons.ts';
import { PLAIN_KEYWORD_NAMES } from '../text/names.ts';
import { namesIn } from '../text/names-in.ts';
import { controllerOf, deckOf, isCharacter, ownerOf, plotDeckOf, plotOf, usedOf } from '../zones.ts';
import type { Asked, WhyNot } from './asked.ts';
import { whyNotAttached } from './why-not-attached.ts';
import { whyNotAgainst, whyNotInitiated } from './why-not-initiated.ts';
import { whyNotPlaced, whyNotReplaced } from './why-not-placed.ts';

/** Why a card does not fit a question that the rules ask, by the key of the message. */
export const WHY_NOT_ASKED: Readonly<Record<string, WhyNot>> = {
  mulligan: whyNotReplaced,
  placeSetup: whyNotPlaced,
  attachTo: whyNotAttached,
  choosePlot: whyNotPlot,
  chooseTitle: () => [reason(PLAIN.noTitleOffered, 'AGOT-TITLE-c')],
  initiateChallenge: whyNotInitiated,
  chooseOpponent: whyNotAgainst,
  chooseKilled: (asked) => ownCharacter(asked, 'AGOT-CLAIM-MIL-a'),
  pillage: (asked) => whyNotResolving(asked, 'pillage', 'AGOT-KW-PILLAGE-a'),
  renown: (asked) => whyNotResolving(asked, 'renown', 'AGOT-KW-RENOWN-a'),
  intimidate: whyNotIntimidated,
  chooseStanding: whyNotStood,
  discardToReserve: () => [reason(PLAIN.notInHand, 'AGOT-7.3-b')],
  orderDiscards: () => [reason(PLAIN.notOntoPile, 'AGOT-ZONE-n')],
  search: whyNotFound,
  takeOne: () => [reason(PLAIN.notLookedAt, 'AGOT-LOOK-a')],
  orderUnder: () => [reason(PLAIN.notLookedAt, 'AGOT-LOOK-b')],
  nextForced: () => [reason(PLAIN.noForcedDue, 'AGOT-FORCED-b')],
  nextDelayed: () => [reason(PLAIN.noDelayedDue, 'AGOT-DELAY-a')],
};

/** Only own characters fit; nothing if it is one. */
function ownCharacter({ match: { state }, seat, card }: Asked, rule: RuleId): readonly Reason[] {
  if (!isCharacter(state, card)) return [reason(PLAIN.noCharacterInPlay, rule)];
  return controllerOf(state, card) === seat ? [] : [reason(PLAIN.notControlled, rule)];
}

/** A keyword that characters of the winner resolve (AGOT-4.2.5-c, -d). */
function whyNotResolving(asked: Asked, keyword: 'pillage' | 'renown', rule: RuleId): readonly Reason[] {
  const { match, card } = asked;
  const { state } = match;
  const misfit = ownCharacter(asked, rule);
  if (misfit.length > 0) return misfit;
  return [
    ...(isParticipating(state, card) ? [] : [reason(PLAIN.notParticipating, rule)]),
    ...(hasKeyword(state, card, keyword) ? [] : [reason(lacksKeyword(PLAIN_KEYWORD_NAMES[keyword]), rule)]),
  ];
}

/** Whom intimidate cannot kneel (AGOT-KW-INTIM-a, -d). */
function whyNotIntimidated({ match: { state }, card }: Asked): readonly Reason[] {
  if (!isCharacter(state, card)) return [reason(PLAIN.noCharacterInPlay, 'AGOT-KW-INTIM-a')];
  const result = state.challenge?.result;
  if (result == null || result.loser === null) return [];
  const { loser, margin } = result;
  if (controllerOf(state, card) !== loser)
    return [reason(notOfLoser({ pl: namesIn('pl').seat(loser), en: namesIn('en').seat(loser) }), 'AGOT-KW-INTIM-a')];
  const strength = strengthOf(state, card);
  return [
    ...(isStanding(state, card) ? [] : [reason(PLAIN.kneeling, 'AGOT-KW-INTIM-d')]),
    ...(strength <= margin ? [] : [reason(tooStrongToKneel({ strength, margin }), 'AGOT-KW-INTIM-a')]),
  ];
}

/** Who does not need to stand, or stands whatever is chosen (AGOT-6.2-a, -b). */
function whyNotStood(asked: Asked): readonly Reason[] {
  const { match, card } = asked;
  const misfit = ownCharacter(asked, 'AGOT-6.2-b');
  if (misfit.length > 0) return misfit;
  return isStanding(match.state, card) ? [reason(PLAIN.standing, 'AGOT-6.2-a')] : [];
}

/** A plot is chosen from the own plot deck (AGOT-1.2-a). */
function whyNotPlot({ match: { state }, seat, card }: Asked): readonly Reason[] {
  const { zone, printed } = cardOf(state.table, card);
  if (factOf(printed).type !== 'plot') return [reason(PLAIN.noPlot, 'AGOT-1.2-a')];
  if (ownerOf(state, card) !== seat) return [reason(PLAIN.plotOfAnother, 'AGOT-1.2-a')];
  if (zone === plotOf(seat)) return [reason(PLAIN.plotRevealed, 'AGOT-PLOT-b')];
  if (zone === usedOf(seat)) return [reason(PLAIN.plotUsed, 'AGOT-PLOT-g')];
  return zone === plotDeckOf(seat) ? [] : [reason(PLAIN.plotElsewhere, 'AGOT-PLOT-a')];
}

/** A card that is not looked for, or not where it is looked for (AGOT-SEARCH-a). */
function whyNotFound({ match, seat, card }: Asked): readonly Reason[] {
  const { table } = match.state;
  const vars = match.stack.at(-1)?.vars ?? {};
  const types = DRAW_TYPES.filter((type) => Array.isArray(vars.types) && vars.types.includes(type));
  if (!cardsIn(table, deckOf(seat)).includes(card)) return [reason(PLAIN.notSearched, 'AGOT-SEARCH-a')];
  return types.length > 0 ? [reason(searchesFor(types), 'AGOT-SEARCH-d')] : [];
}
