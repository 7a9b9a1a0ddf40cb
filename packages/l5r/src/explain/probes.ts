import { type CardId, cardOf, changed, type Reason, type SeatId } from '@kronika/kernel';
import { add, lacksTrait, type Modifier, type Probe as ProbeOf, probed, reason } from '@kronika/lcg';
import { CONFLICT_TYPES, factOf } from '../cards/fact.ts';
import { mark } from '../handling.ts';
import { RULES } from '../rules/calls.ts';
import { hasTrait } from '../rules/has.ts';
import type { L5rCard, L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { traitName } from '../text/names.ts';
import { verb } from '../verbs/verbs.ts';
import { controllerOf, isCharacter, isInPlay, opponentOf } from '../zones.ts';

export type Probe = ProbeOf<L5rState>;

/** What a card does not fit into, and the cards that do. */
interface Asked {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly fits: (state: L5rState) => boolean;
  readonly fitting: readonly CardId[];
  /** What else could be tried for a question of this kind. */
  readonly also?: readonly Probe[];
}

/** What would have to be otherwise for the card to fit what a text asks for. */
export function whatIsMissing(state: L5rState, asked: Asked): readonly Reason[] {
  return probed(state, probesFor(state, asked), asked.fits);
}

function probesFor(state: L5rState, { seat, card, fitting, also = [] }: Asked): readonly Probe[] {
  if (!isInPlay(state, card)) return [];
  const both = [sideProbe(state, seat, card), ...traitProbes(state, card, fitting)];
  return isCharacter(state, card)
    ? [...placeProbes(state, card), ...both, ...markProbes(state, card), ...skillProbes(card), ...also]
    : both;
}

/** In the conflict or at home. */
function placeProbes(state: L5rState, card: CardId): readonly Probe[] {
  if (state.conflict === null) return [];
  return cardOf(state.table, card).at === 'home'
    ? [marking(card, { at: 'conflict' }, reason(PLAIN.notParticipating, 'L5R-CONF-c'))]
    : [marking(card, { at: 'home' }, reason(PLAIN.participating, 'L5R-CONF-c'))];
}

/** Under the control of the other seat. */
function sideProbe(state: L5rState, seat: SeatId, card: CardId): Probe {
  const controller = controllerOf(state, card);
  return {
    reason: reason(controller === seat ? PLAIN.isControlled : PLAIN.notControlled, 'L5R-CTRL-b'),
    apply: (before) =>
      verb('controlTaken').apply(before, {
        is: 'controlTaken',
        card,
        seat: opponentOf(controller),
        rule: 'L5R-CTRL-b',
      }),
  };
}

/** Ready or bowed, with another status, with fate or without. */
function markProbes(state: L5rState, card: CardId): readonly Probe[] {
  const { stance, status, fate } = cardOf(state.table, card);
  return [
    stance === 'bowed'
      ? marking(card, { stance: 'ready' }, reason(PLAIN.bowed, 'L5R-TARGET-b'))
      : marking(card, { stance: 'bowed' }, reason(PLAIN.ready, 'L5R-TARGET-b')),
    fate === 0
      ? marking(card, { fate: 1 }, reason(PLAIN.noFate, 'L5R-TARGET-b'))
      : marking(card, { fate: 0 }, reason(PLAIN.hasFate, 'L5R-TARGET-b')),
    ...(status === 'honored' ? [] : [marking(card, { status: 'honored' }, reason(PLAIN.notHonored, 'L5R-STATUS-a'))]),
    ...(status === 'dishonored'
      ? []
      : [marking(card, { status: 'dishonored' }, reason(PLAIN.notDishonored, 'L5R-STATUS-a'))]),
    ...(status === 'ordinary'
      ? []
      : [marking(card, { status: 'ordinary' }, reason(PLAIN.notOrdinary, 'L5R-STATUS-a'))]),
  ];
}

/** With a trait that all have who fit: only such a one can be what is asked for. */
function traitProbes(state: L5rState, card: CardId, fitting: readonly CardId[]): readonly Probe[] {
  const [first] = fitting;
  if (first === undefined) return [];
  return factOf(cardOf(state.table, first).printed)
    .traits.filter((trait) => fitting.every((other) => hasTrait(state, other, trait)) && !hasTrait(state, card, trait))
    .map((trait) => ({
      reason: reason(lacksTrait(traitName(trait)), 'L5R-TARGET-b'),
      apply: (before) => modified(before, card, { is: 'gain', what: 'trait', name: trait }),
    }));
}

/** More than anybody's skill. */
const MUCH = 50;

function skillProbes(card: CardId): readonly Probe[] {
  return CONFLICT_TYPES.flatMap((type) => [
    {
      reason: reason(PLAIN[`tooLow/${type}`], 'L5R-TARGET-b'),
      apply: (before: L5rState) => modified(before, card, add(type, MUCH)),
    },
    {
      reason: reason(PLAIN[`tooHigh/${type}`], 'L5R-TARGET-b'),
      apply: (before: L5rState) => modified(before, card, add(type, -MUCH)),
    },
  ]);
}

/** Without its keywords, which may keep attachments off it. */
export function refusalProbe(card: CardId): Probe {
  return {
    reason: reason(PLAIN.refusesAttachment, 'L5R-KW-NOATT-a'),
    apply: (before) => modified(before, card, { is: 'blank', except: 'traits' }),
  };
}

function marking(
  card: CardId,
  marks: Partial<Pick<L5rCard, 'at' | 'stance' | 'status' | 'fate'>>,
  because: Reason,
): Probe {
  return { reason: because, apply: (before) => changed(before, { table: mark(before.table, card, marks) }) };
}

function modified(state: L5rState, card: CardId, modifier: Modifier): L5rState {
  const source = { self: card, printed: RULES, key: 'probe' };
  const effect = { source, by: 0, cards: [card], seats: [], gives: [modifier], until: 'endOfGame' } as const;
  return changed(state, { lasting: [...state.lasting, { ...effect, number: state.serial }] });
}
