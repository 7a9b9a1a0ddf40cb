import {
  ask,
  byChance,
  type CardId,
  call,
  cardOf,
  cardsIn,
  choose,
  chooseCard,
  decline,
  finish,
  flow,
  goTo,
  keep,
  type Option,
  present,
  type SeatId,
} from '@kronika/kernel';
import { canHappen } from '@kronika/lcg';
import type { Element } from '../cards/fact.ts';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { allCharacters, conflictDeckOf, handOf, opponentOf } from '../zones.ts';
import { raise } from './calls.ts';
import { layer } from './layer.ts';
import { renewDeck } from './supply.ts';

/** What the effects of the rings can do; each is offered only where it would change something. */
export const RING_EFFECTS = [
  'takeHonor',
  'gainHonor',
  'drawAndDiscard',
  'honor',
  'dishonor',
  'ready',
  'bow',
  'removeFate',
] as const;
export type RingEffect = (typeof RING_EFFECTS)[number];

const BY_ELEMENT: Readonly<Record<Element, readonly RingEffect[]>> = {
  air: ['takeHonor', 'gainHonor'],
  earth: ['drawAndDiscard'],
  fire: ['honor', 'dishonor'],
  water: ['ready', 'bow'],
  void: ['removeFate'],
};

/** What the ring of an element can do. */
export function ringEffectsOf(element: Element): readonly string[] {
  return BY_ELEMENT[element];
}

/** An effect of a ring with the character it is aimed at, or none: resolving one is optional (L5R-RINGFX-a). */
export interface RingEffectOption extends Option {
  readonly is: 'ringEffect' | 'decline';
  readonly effect: RingEffect | 'none';
  readonly card?: CardId;
}

interface Resolving {
  readonly by: SeatId;
  /** The elements of the ring; with several the resolving player picks one by its effect (L5R-RINGFX-b). */
  readonly elements: readonly Element[];
  readonly choice?: RingEffectOption;
  readonly effect?: RingEffect | 'none';
  readonly character?: CardId;
  readonly lost?: CardId;
}

/** The characters an effect can be aimed at: those it would change. */
function targetsOf(state: L5rState, effect: RingEffect): readonly CardId[] {
  return allCharacters(state).filter((card) => {
    const event = ringEventOn(effect, card);
    if (event === undefined || canHappen(layer, state, event) !== 'allowed') return false;
    // Water bows only a character without fate (L5R-RINGFX-WATER-a).
    return effect !== 'bow' || cardOf(state.table, card).fate === 0;
  });
}

/** What the effect of that name would do to a character. */
export function ringEventOn(effect: string, card: CardId): L5rEvent | undefined {
  switch (effect) {
    case 'honor':
      return { is: 'honored', card, rule: 'L5R-RINGFX-FIRE' };
    case 'dishonor':
      return { is: 'dishonored', card, rule: 'L5R-RINGFX-FIRE' };
    case 'ready':
      return { is: 'readied', card, rule: 'L5R-RINGFX-WATER-a' };
    case 'bow':
      return { is: 'bowed', card, by: 'ring', rule: 'L5R-RINGFX-WATER-a' };
    case 'removeFate':
      return { is: 'fateRemoved', card, amount: 1, rule: 'L5R-RINGFX-VOID' };
    default:
      return undefined;
  }
}

/** The ways to resolve the effect: only those that would change something (L5R-RINGFX-d). */
function waysOf(state: L5rState, by: SeatId, effect: RingEffect): readonly RingEffectOption[] {
  switch (effect) {
    case 'takeHonor':
      return (state.honor[opponentOf(by)] ?? 0) > 0 ? [{ is: 'ringEffect', effect }] : NO_WAYS;
    case 'gainHonor':
    case 'drawAndDiscard':
      return [{ is: 'ringEffect', effect }];
    default:
      return targetsOf(state, effect).map((card) => ({ is: 'ringEffect', effect, card }));
  }
}

const NO_WAYS: readonly RingEffectOption[] = [];
const NO_EFFECT: RingEffectOption = { ...decline, effect: 'none' };

function optionsFor(state: L5rState, { by, elements }: Resolving): readonly RingEffectOption[] {
  const options: RingEffectOption[] = [];
  for (const element of elements) for (const effect of BY_ELEMENT[element]) options.push(...waysOf(state, by, effect));
  options.push(NO_EFFECT);
  return options;
}

/** Whether the attacked province cancels all ring effects of conflicts at it. */
function areCancelled(state: L5rState): boolean {
  const province = state.conflict?.province;
  if (province === undefined) return false;
  return layer.modifiers
    .on(state, province)
    .some((modifier) => modifier.is === 'cannot' && modifier.what === 'ringEffects');
}

/** Whether anything could come of resolving the effect of a ring with these elements (L5R-RINGFX-d). */
export function couldResolve(state: L5rState, ring: Pick<Resolving, 'by' | 'elements'>): boolean {
  return !areCancelled(state) && optionsFor(state, ring).length > 1;
}

/** Resolves the effect of a ring for a player as if he or she were the attacker. All choices are that player's. */
export const ringEffect = flow<L5rState, Resolving>()('l5r/ring-effect', {
  choose: (state, vars) => {
    if (areCancelled(state)) return finish;
    const options = optionsFor(state, vars);
    if (options.length === 1) return finish;
    return ask(
      'choice',
      choose<RingEffectOption>({
        seat: vars.by,
        options,
        message: { key: 'ringEffect' },
        because: { is: 'rule', rule: 'L5R-RINGFX-a' },
      }),
    );
  },
  branch: (_, { by, choice, effect = choice?.effect ?? 'none' }) => {
    switch (effect) {
      case 'none':
        return finish;
      case 'takeHonor':
        return [
          keep({ effect: 'none' }),
          call(raise({ is: 'honorGiven', from: opponentOf(by), amount: 1, rule: 'L5R-RINGFX-AIR' })),
        ];
      case 'gainHonor':
        return [
          keep({ effect: 'none' }),
          call(raise({ is: 'honorGained', seat: by, amount: 2, rule: 'L5R-RINGFX-AIR' })),
        ];
      case 'drawAndDiscard':
        return goTo('chooseLost');
      default:
        return choice?.card !== undefined && goTo('strike', { effect, character: choice.card });
    }
  },
  // Matches by earlier rules chose the effect first, and its target then.
  aim: (state, { by, effect = 'none' }) =>
    effect === 'none'
      ? finish
      : ask(
          'character',
          chooseCard({
            seat: by,
            from: targetsOf(state, effect),
            message: { key: `ringEffect.${effect}` },
            because: { is: 'rule', rule: 'L5R-RINGFX-c' },
          }),
        ),
  strike: (_, { effect = 'none', character }) => {
    const event = ringEventOn(effect, present(character, 'the character'));
    return event === undefined ? finish : call(raise(event));
  },
  over: () => finish,
  chooseLost: (state, { by }) => {
    const hand = cardsIn(state.table, handOf(opponentOf(by)));
    return hand.length > 0 && byChance((random) => keep({ lost: random.pick(hand) }));
  },
  // A card is needed: an empty deck is made anew first (L5R-EMPTY-a).
  renewDeck: (state, { by }) =>
    cardsIn(state.table, conflictDeckOf(by)).length === 0 && call(renewDeck({ seat: by, side: 'conflict' })),
  // One resolution, so both parts share their windows (L5R-RINGFX-EARTH-b); each as far as it is possible.
  earth: (state, { by, lost }) => {
    const draw: L5rEvent = { is: 'cardsDrawn', seat: by, count: 1, rule: 'L5R-RINGFX-EARTH-a' };
    const discard: readonly L5rEvent[] =
      lost === undefined ? [] : [{ is: 'cardDiscarded', card: lost, rule: 'L5R-RINGFX-EARTH-a' }];
    const events = [draw, ...discard].filter((event) => canHappen(layer, state, event) === 'allowed');
    return events.length > 0 && call(raise(...events));
  },
});
