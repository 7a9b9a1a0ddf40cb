import { type CardId, cardOf, type Reason, type SeatId } from '@kronika/kernel';
import { add, lacksTrait, type Modifier, type Probe, probed, reason } from '@kronika/lcg';
import { CHALLENGE_TYPES, factOf } from '../cards/fact.ts';
import { mark } from '../handling.ts';
import { RULES } from '../rules/calls.ts';
import { hasIcon, hasTrait, ICON, TRAIT } from '../rules/has.ts';
import { isParticipating, STRENGTH } from '../rules/values.ts';
import { type AgotCard, type AgotState, stateWith } from '../state.ts';
import { lacksIcon, PLAIN } from '../text/explain/reasons.ts';
import { traitName } from '../text/names.ts';
import { verb } from '../verbs/verbs.ts';
import { controllerOf, isCharacter, isInPlayArea, opponentsOf } from '../zones.ts';

type AgotProbe = Probe<AgotState>;

/** What a card does not fit into, and the cards that do. */
interface Asked {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly fits: (state: AgotState) => boolean;
  readonly fitting: readonly CardId[];
}

/** What would have to be otherwise for the card to fit what a text asks for. */
export function whatIsMissing(state: AgotState, asked: Asked): readonly Reason[] {
  return probed(state, probesFor(state, asked), asked.fits);
}

function probesFor(state: AgotState, { seat, card, fitting }: Asked): readonly AgotProbe[] {
  if (!isInPlayArea(state, card)) return [];
  const both = [...sideProbes(state, seat, card), stanceProbe(state, card), ...traitProbes(state, card, fitting)];
  return isCharacter(state, card)
    ? [...placeProbes(state, card), ...both, ...valueProbes(state, card), refusalProbe(card)]
    : both;
}

/** In the challenge or out of it. */
function placeProbes(state: AgotState, card: CardId): readonly AgotProbe[] {
  if (state.challenge === null) return [];
  const { part } = cardOf(state.table, card);
  // Who takes part by a text can neither be put there nor taken out.
  if (part === 'none' && isParticipating(state, card)) return [];
  if (part !== 'none') return [marking(card, { part: 'none' }, reason(PLAIN.participating, 'AGOT-PART-a'))];
  const because = reason(PLAIN.notParticipating, 'AGOT-PART-a');
  const side = controllerOf(state, card) === state.challenge.attacker ? 'attacking' : 'defending';
  return [marking(card, { part: side }, because)];
}

/** Under the control of somebody else. */
function sideProbes(state: AgotState, seat: SeatId, card: CardId): readonly AgotProbe[] {
  const isOwn = controllerOf(state, card) === seat;
  return (isOwn ? opponentsOf(state, seat) : [seat]).map((other) => ({
    reason: reason(isOwn ? PLAIN.isControlled : PLAIN.notControlled, 'AGOT-SEQ-e'),
    apply: (before) =>
      verb('controlTaken').apply(before, { is: 'controlTaken', card, seat: other, rule: 'AGOT-MOVE-b' }),
  }));
}

function stanceProbe(state: AgotState, card: CardId): AgotProbe {
  return cardOf(state.table, card).stance === 'kneeling'
    ? marking(card, { stance: 'standing' }, reason(PLAIN.kneeling, 'AGOT-SEQ-e'))
    : marking(card, { stance: 'kneeling' }, reason(PLAIN.standing, 'AGOT-SEQ-e'));
}

/** With a trait that all have who fit: only such a one can be what is asked for. */
function traitProbes(state: AgotState, card: CardId, fitting: readonly CardId[]): readonly AgotProbe[] {
  const [first] = fitting;
  if (first === undefined) return [];
  return factOf(cardOf(state.table, first).printed)
    .traits.filter((trait) => fitting.every((other) => hasTrait(state, other, trait)) && !hasTrait(state, card, trait))
    .map((trait) => ({
      reason: reason(lacksTrait(traitName(trait)), 'AGOT-SEQ-e'),
      apply: (before) => modified(before, card, { is: 'gain', what: TRAIT, name: trait }),
    }));
}

/** More than anybody's STR. */
const MUCH = 50;

/** With power on it, with other STR, with another icon. */
function valueProbes(state: AgotState, card: CardId): readonly AgotProbe[] {
  return [
    ...(cardOf(state.table, card).power === 0
      ? [marking(card, { power: 1 }, reason(PLAIN.noPower, 'AGOT-SEQ-e'))]
      : []),
    modifying(card, add(STRENGTH, -MUCH), reason(PLAIN.tooStrong, 'AGOT-SEQ-e')),
    modifying(card, add(STRENGTH, MUCH), reason(PLAIN.tooWeak, 'AGOT-SEQ-e')),
    ...CHALLENGE_TYPES.filter((icon) => !hasIcon(state, card, icon)).map((icon) =>
      modifying(card, { is: 'gain', what: ICON, name: icon }, reason(lacksIcon(icon), 'AGOT-SEQ-e')),
    ),
  ];
}

/** Without its keywords, which may keep attachments off it. */
function refusalProbe(card: CardId): AgotProbe {
  return modifying(card, { is: 'blank', except: 'traits' }, reason(PLAIN.refusesAttachment, 'AGOT-KW-NOATT-a'));
}

function marking(
  card: CardId,
  marks: Partial<Pick<AgotCard, 'part' | 'stance' | 'power'>>,
  because: Reason,
): AgotProbe {
  return { reason: because, apply: (before) => stateWith(before, { table: mark(before.table, card, marks) }) };
}

function modifying(card: CardId, modifier: Modifier, because: Reason): AgotProbe {
  return { reason: because, apply: (before) => modified(before, card, modifier) };
}

function modified(state: AgotState, card: CardId, modifier: Modifier): AgotState {
  const source = { self: card, printed: RULES, key: 'probe' };
  const effect = { source, by: 0, cards: [card], seats: [], gives: [modifier], until: 'endOfGame' } as const;
  return stateWith(state, { lasting: [...state.lasting, { ...effect, number: state.serial }] });
}
