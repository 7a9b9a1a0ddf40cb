import type { CardId, Match, Question, Reason, SeatId } from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import type { Use } from '../ability/use.ts';
import type { PickedCost } from '../cost/cost.ts';
import { costsOf } from '../cost/payable.ts';
import { isAsking, partOfEffect } from '../initiate/resolve.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { nextChoice } from '../target/choice.ts';
import { isUntouchable, targetsOf } from '../target/legal-targets.ts';
import type { TargetSpec } from '../target/target.ts';
import { openEffect, openUse } from '../window/running.ts';
import type { Happening } from './happening.ts';
import { cardIn, cardsOffered } from './offered.ts';
import type { Reasons } from './reason.ts';

/** A card that is asked about while an ability is paid, aimed or resolved, and the cards that are offered instead. */
export interface Unfitting<S extends LcgState, E extends LcgEvent> {
  readonly state: S;
  /** Who is asked. */
  readonly seat: SeatId;
  readonly card: CardId;
  readonly use: Use<E>;
  readonly fitting: readonly CardId[];
  /** Whether the card would be offered if this were the case. */
  readonly fits: (tried: S) => boolean;
}

/** The words of a game for why a card is not among those that are offered. */
export interface ChoosingWords<S extends LcgState, E extends LcgEvent>
  extends Happening<S, E>,
    Pick<Reasons<S>, 'protectionOf'> {
  /** What the card lacks of what the text asks for. */
  readonly unfitting: (asked: Unfitting<S, E>) => readonly Reason[];
  /** Said where nothing more can be told of a card that the cost cannot be paid with. */
  readonly cannotPayWithIt: Reason;
}

interface Asked {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly question: Question;
}

/** Why the card cannot be chosen for the ability that is being used; `undefined` if the question is about no such thing. */
export type WhyNotChosen<S> = (match: Match<S>, asked: Asked) => readonly Reason[] | undefined;

export function choosingFor<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  { unfitting, cannotPayWithIt, whyNotHappening, whyUnchanged, protectionOf }: ChoosingWords<S, E>,
): WhyNotChosen<S> {
  type Choosing = Omit<Unfitting<S, E>, 'fits'>;

  const openCost = ({ state, use }: Choosing, key: string): PickedCost<S, E> | undefined => {
    for (const [name, cost] of costsOf(layer, state, use))
      if (cost.is === 'picked' && cost.message.key === key && use.paid[name] === undefined) return cost;
    return undefined;
  };

  const whyNotPaying = (choosing: Choosing, cost: PickedCost<S, E>): readonly Reason[] => {
    const { state, use, card } = choosing;
    const fits = (tried: S): boolean => cost.from(tried, use, use.by).includes(card);
    if (!fits(state)) return unfitting({ ...choosing, fits });
    const reasons = whyNotHappening(state, cost.pay(state, use, card));
    return reasons.length > 0 ? reasons : [cannotPayWithIt];
  };

  const whyNotTarget = (choosing: Choosing, name: string, spec: TargetSpec<S, E>): readonly Reason[] => {
    const { state, use, card } = choosing;
    const fits = (tried: S): boolean => spec.from(tried, use).includes(card);
    if (!fits(state)) return unfitting({ ...choosing, fits });
    const kept = isUntouchable(layer, state, use, card) ? protectionOf(state, card) : [];
    return kept.length > 0 ? kept : whyUnchanged(state, use, name, card);
  };

  const whyNotAimed = (choosing: Choosing, { message, because }: Question): readonly Reason[] | undefined => {
    const { use, card, fitting } = choosing;
    if (because.rule === layer.rules.cites.costs) {
      const cost = openCost(choosing, message.key);
      return cost === undefined ? undefined : whyNotPaying(choosing, cost);
    }
    const target = targetsOf(layer, use).find(
      ([name, spec]) => use.targets[name] === undefined && spec.message.key === message.key,
    );
    if (target !== undefined) return whyNotTarget(choosing, ...target);
    const choice = nextChoice(abilityOf<E, S>(layer, use.ability).choices, use);
    // A choice among other things than cards is not about this one.
    return choice === undefined || fitting.length === 0
      ? undefined
      : unfitting({
          ...choosing,
          fits: (tried) => choice.spec.options(tried, use).some((option) => cardIn(option) === card),
        });
  };

  return (match, { seat, card, question }) => {
    if (question.because.is !== 'card') return undefined;
    const { state } = match;
    const fitting = cardsOffered(question);
    const use = openUse<E>(match);
    if (use !== undefined) return whyNotAimed({ state, seat, card, use, fitting }, question);
    const effect = openEffect<E>(match);
    if (effect === undefined || fitting.length === 0) return undefined;
    return unfitting({
      state,
      seat,
      card,
      use: effect.use,
      fitting,
      fits: (tried) => {
        const part = partOfEffect(layer, tried, effect);
        return part !== undefined && isAsking(part) && cardsOffered(part.question).includes(card);
      },
    });
  };
}
