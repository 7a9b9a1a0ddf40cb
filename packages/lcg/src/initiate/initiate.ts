import {
  ask,
  type Budget,
  type Callers,
  type CardId,
  call,
  callFrom,
  changed,
  choose,
  emitAll,
  finishWith,
  flow,
  goTo,
  keep,
  type Option,
  pickCards,
  present,
  type SeatId,
} from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import type { TriggerKind } from '../ability/ability.ts';
import { askedBy } from '../ability/asked-by.ts';
import type { Amendment } from '../ability/part.ts';
import { worthwhile } from '../ability/potential.ts';
import { type Use, withChoice, withPayment, withTarget } from '../ability/use.ts';
import { callsFor, type Resolution } from '../calls.ts';
import { costsOf, payableOptions, payers, payment } from '../cost/payable.ts';
import type { Layer } from '../layer.ts';
import type { Ending } from '../rules.ts';
import { departingBelow } from '../sequence/departing.ts';
import { haveHappened, isImminent, type Pending } from '../sequence/pending.ts';
import { isQuiet } from '../sequence/quiet.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { nextChoice } from '../target/choice.ts';
import { fewestOf, legalTargets, targetsOf } from '../target/legal-targets.ts';
import { boundsOf, type TargetSpec } from '../target/target.ts';
import { isAnyWorthOpening } from '../window/candidates.ts';
import type { WindowUses } from '../window/remembered-uses.ts';
import { announcement, foresightOf, type Stage } from './foresight.ts';

const PLANNED = { stage: 'planned' } as const;
const DECLARED = { stage: 'declared' } as const;
const PAID = { stage: 'paid' } as const;
const NONE: readonly never[] = [];

/** The kinds of ability that cancel the initiation of an effect. */
const CANCELS: readonly TriggerKind[] = ['forcedWould', 'would'];

interface Vars<E extends LcgEvent> {
  readonly use: Use<E>;
  readonly picked?: readonly CardId[];
  readonly selected?: Option;
  readonly report?: readonly Pending<E>[];
  readonly resolution?: Resolution<E>;
  /** What all resolutions decided about the events it answers to. */
  readonly amendments?: readonly Amendment<E>[];
  readonly ending?: Ending;
  readonly stage?: Stage;
}

/**
 * Using an ability or playing a card. The checks (steps 1 and 2) were made when it was offered; here it
 * is declared, paid (3, 4), aimed (5), open to being cancelled (6) and resolved (7).
 *
 * Its player decides about all of it before anything happens, so that each click can be taken back until the last one
 * (decision 32). That comes to the same as deciding step by step, as long as nobody could come between: from there on,
 * or where somebody else has to choose, it is done first and decided about then.
 */
export function initiateFlow<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>, uses: WindowUses<S, E>) {
  const { rules } = layer;
  const calls = callsFor<E>();
  const endAs = (ending: Ending) => goTo('conclude', { ending });
  // What cannot be done after all is shown all the same, and counts.
  const failing = (vars: Vars<E>, ending: Ending) => (isPlanned(vars) ? goTo('commit') : endAs(ending));

  const nextCost = (state: S, use: Use<E>) => {
    for (const [name, cost] of costsOf(layer, state, use)) {
      if (cost.is === 'picked' && use.paid[name] === undefined) return { name, cost };
      if (cost.is === 'chosen' && use.chosen[name] === undefined) return { name, cost };
    }
    return undefined;
  };
  const openChoice = (use: Use<E>) => nextChoice(abilityOf(layer, use.ability).choices, use);
  const isAimedFirst = (use: Use<E>): boolean => abilityOf(layer, use.ability).aimed === 'beforeCosts';
  const isPaid = ({ stage }: Vars<E>): boolean => stage === 'paid';
  const isPlanned = ({ stage }: Vars<E>): boolean => stage === 'planned';
  const foresight = foresightOf(layer);
  // The state in which the costs will be paid.
  const whenPaying = (state: S, vars: Vars<E>): S => (isPlanned(vars) ? foresight.declared(state, vars.use) : state);
  // The state in which it will be aimed, if that can be told.
  const whenAiming = (state: S, vars: Vars<E>, callers: Callers): S | undefined => {
    if (!isPlanned(vars)) return state;
    if (isAimedFirst(vars.use)) return foresight.declared(state, vars.use);
    return foresight.paid(state, vars.use, departingBelow(rules, callers));
  };
  const asksNothing = (state: S, use: Use<E>): boolean =>
    targetsOf(layer, use).length === 0 &&
    openChoice(use) === undefined &&
    costsOf(layer, state, use).every(([, cost]) => cost.is === 'fixed');
  const chooserOf = (state: S, use: Use<E>, { chooser }: TargetSpec<S, E>): SeatId => chooser?.(state, use) ?? use.by;
  // Where several players choose, the first player does so first; otherwise the order of the text holds.
  const nextTarget = (state: S, use: Use<E>) => {
    let next: { readonly name: string; readonly spec: TargetSpec<S, E>; readonly seat: SeatId } | undefined;
    for (const [name, spec] of targetsOf(layer, use)) {
      if (use.targets[name] !== undefined) continue;
      const seat = chooserOf(state, use, spec);
      if (seat === state.first) return { name, spec, seat };
      next ??= { name, spec, seat };
    }
    return next;
  };

  // A payment, or what answered to it, may have taken a player out of the game.
  const isOut = ({ seated }: S, seat: SeatId): boolean => !seated.includes(seat);

  // Mostly a payment just happens; then there is no window to wait for.
  const payQuietly = (state: S, use: Use<E>) => {
    const events = payment(layer, state, use);
    if (events.length === 0) return paid(use);
    return isQuiet(layer, state, events) ? ([emitAll(events), goTo('settle', PAID)] as const) : undefined;
  };
  const paid = (use: Use<E>) => goTo(isAimedFirst(use) ? 'initiate' : 'pickTarget', PAID);
  // Behind the last target comes what else is selected, and then what is still to be done before the effect.
  const aimed = (vars: Vars<E>) => {
    if (openChoice(vars.use) !== undefined) return goTo('select');
    if (isAimedFirst(vars.use) && !isPaid(vars)) return goTo('pickCost');
    return goTo(isPlanned(vars) ? 'commit' : 'initiate');
  };

  // Somebody gave up meanwhile, and that has to be put right after the payment: then it is aimed anew.
  const committedUnaimed = (use: Use<E>) => {
    const { choices } = abilityOf(layer, use.ability);
    const chosen = Object.entries(use.chosen).filter(([name]) => !choices.some(([choice]) => choice === name));
    return goTo('commit', { use: changed(use, { targets: {}, chosen: Object.fromEntries(chosen) }) });
  };
  // From here on it cannot be taken back.
  const committed = (state: S, use: Use<E>) =>
    [emitAll(announcement(layer, state, use)), goTo(isAimedFirst(use) ? 'pickTarget' : 'pickCost', DECLARED)] as const;

  return flow<S, Vars<E>, Resolution<E>>()('lcg/initiate', {
    declare: (state, { use }) =>
      asksNothing(state, use) ? committed(state, use) : goTo(isAimedFirst(use) ? 'pickTarget' : 'pickCost', PLANNED),
    commit: (state, { use }) => committed(state, use),
    pickCost: (state, vars, callers) => {
      const { use } = vars;
      const then = whenPaying(state, vars);
      const next = nextCost(then, use);
      if (next === undefined) {
        if (!isPlanned(vars)) return payQuietly(state, use) ?? goTo('pay');
        const isForeseen = !isAimedFirst(use) && whenAiming(state, vars, callers) !== undefined;
        return goTo(isForeseen ? 'pickTarget' : 'commit');
      }
      const { name, cost } = next;
      const because = { is: 'card', card: use.ability.self, rule: rules.cites.costs } as const;
      if (cost.is === 'chosen') {
        const options = payableOptions(layer, then, use, name, cost);
        if (options.length === 0) return failing(vars, 'unpaid');
        return goTo('chooseCost');
      }
      const from = payers(layer, then, use, name);
      if (from.length < cost.count) return failing(vars, 'unpaid');
      return ask(
        'picked',
        pickCards({
          seat: use.by,
          from,
          min: cost.count,
          max: cost.count,
          message: askedBy(cost.message, use.ability, name),
          because,
        }),
      );
    },
    takeCost: (state, vars) => {
      const { use, picked } = vars;
      const { name } = present(nextCost(whenPaying(state, vars), use), 'the cost');
      return goTo('pickCost', { use: withPayment(use, name, present(picked, 'the payment')) });
    },
    chooseCost: (state, vars) => {
      const { use } = vars;
      const then = whenPaying(state, vars);
      const next = nextCost(then, use);
      if (next?.cost.is !== 'chosen') return goTo('pickCost');
      const { name, cost } = next;
      return ask(
        'selected',
        choose({
          seat: use.by,
          options: payableOptions(layer, then, use, name, cost),
          message: askedBy(cost.message, use.ability, name),
          because: { is: 'card', card: use.ability.self, rule: rules.cites.costs },
        }),
      );
    },
    takeChosenCost: (state, vars) => {
      const { use, selected } = vars;
      const { name } = present(nextCost(whenPaying(state, vars), use), 'the cost');
      return goTo('pickCost', { use: withChoice(use, name, present(selected, 'the payment')) });
    },
    pay: (state, { use }) => [keep(PAID), call('report', calls.raise(...payment(layer, state, use)))],
    // A cost that was replaced or prevented is not paid: what could be paid stays paid, and nothing comes of it.
    checkPaid: (_, { report }) => !haveHappened(present(report, 'the payment')) && endAs('unpaid'),
    paid: (_, { use }) => paid(use),
    settle: (state, { use }, callers) => {
      const due = rules.settle(state, departingBelow(rules, callers));
      return due === undefined ? paid(use) : call(due);
    },
    settleMore: () => goTo('settle'),
    pickTarget: (state, vars, callers) => {
      const { use } = vars;
      if (isOut(state, use.by)) return endAs('aimless');
      const then = whenAiming(state, vars, callers);
      if (then === undefined) return committedUnaimed(use);
      const next = nextTarget(then, use);
      if (next === undefined) return aimed(vars);
      // Somebody else has to see what it is.
      if (isPlanned(vars) && next.seat !== use.by) return goTo('commit');
      const from = legalTargets(layer, then, use, next.name, next.spec);
      const { min, max } = boundsOf(next.spec);
      // The last target may have been used up by the cost: then nothing comes of it.
      if (from.length < fewestOf(layer, use, next.spec)) return failing(vars, 'aimless');
      return ask(
        'picked',
        pickCards({
          seat: next.seat,
          from,
          min,
          max: Math.min(max, from.length),
          budget: budgetOf(then, next.spec, from),
          message: askedBy(next.spec.message, use.ability, next.name),
          because: { is: 'card', card: use.ability.self, rule: rules.cites.targets },
        }),
      );
    },
    takeTarget: (state, vars, callers) => {
      const { use, picked } = vars;
      const then = whenAiming(state, vars, callers);
      if (then === undefined) return committedUnaimed(use);
      const { name } = present(nextTarget(then, use), 'the target');
      return goTo('pickTarget', { use: withTarget(use, name, present(picked, 'the targets')) });
    },
    select: (state, vars, callers) => {
      const { use } = vars;
      const next = openChoice(use);
      if (next === undefined) return aimed(vars);
      const then = whenAiming(state, vars, callers);
      if (then === undefined) return committedUnaimed(use);
      const seat = next.spec.chooser?.(then, use) ?? use.by;
      if (isPlanned(vars) && seat !== use.by) return goTo('commit');
      const options = worthwhile(layer, then, use, next);
      if (options.length === 0) return failing(vars, 'aimless');
      const message = askedBy(next.spec.message, use.ability, next.name);
      const because = { is: 'card', card: use.ability.self, rule: rules.cites.targets } as const;
      return ask('selected', choose({ seat, options, message, because }));
    },
    takeSelection: (_, { use, selected }) =>
      goTo('select', {
        use: withChoice(use, present(openChoice(use), 'the choice').name, present(selected, 'the selection')),
      }),
    initiate: (state, { use }) => {
      if (isOut(state, use.by)) return endAs('aimless');
      const pending: readonly Pending<E>[] = [{ event: rules.lift({ is: 'initiating', use }), status: 'imminent' }];
      const resolving = callFrom('resolve', 'resolution', calls.resolve({ use }));
      // Where nothing could cancel it, there is no window to go through.
      if (!isAnyWorthOpening(layer, state, CANCELS, pending)) return resolving;
      if (uses.isAny(state, 'forcedWould', pending) || uses.isAny(state, 'would', pending))
        return call('report', calls.sequence({ pending, scope: 'initiation' }));
      // Nobody is asked after all. The frame tells the same as if somebody had passed: it is part of stored matches.
      return [keep({ report: pending }), resolving];
    },
    checkCancelled: (_, { report }) => !present(report, 'the initiation').some(isImminent) && endAs('cancelled'),
    resolve: (_, { use }) => call('resolution', calls.resolve({ use })),
    gather: (_, { use, resolution, amendments: before = NONE }) => {
      const { amendments: more, again } = present(resolution, 'the resolution');
      const gathered = { amendments: more.length === 0 ? before : [...before, ...more], ending: 'resolved' } as const;
      return again === 'no'
        ? goTo('conclude', gathered)
        : [
            keep(gathered),
            goTo('pickTarget', {
              use: changed(use, { targets: {}, chosen: {}, resolution: use.resolution + 1 }),
            }),
          ];
    },
    conclude: (state, { use, ending, amendments = NONE }) => {
      const events = isOut(state, use.by) ? NONE : rules.concluded(state, use, present(ending, 'the ending'));
      return events.length > 0 ? call('report', calls.raise(...events)) : finishWith({ amendments, again: 'no' });
    },
    end: (_, { amendments = NONE }) => finishWith({ amendments, again: 'no' }),
  });
}

/** What the possible targets weigh, where they share a budget. */
function budgetOf<S extends LcgState, E extends LcgEvent>(
  state: S,
  { budget }: TargetSpec<S, E>,
  from: readonly CardId[],
): Budget | undefined {
  if (budget === undefined) return undefined;
  return { weights: from.map((card) => budget.of(state, card)), most: budget.most };
}
