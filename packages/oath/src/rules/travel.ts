import {
  ask,
  type CardId,
  call,
  cardsIn,
  chooseBy,
  emit,
  emitAll,
  finish,
  flow,
  keep,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { siteFact } from '../facts/library.ts';
import type { PlainMessage } from '../messages.ts';
import { regionOf, SLOTS, type Slot, TRAVEL_COST } from '../places.ts';
import { inUse, mayDo } from '../powers/in-play.ts';
import type { Deed, TravelAct } from '../powers/power.ts';
import { isFaceupSite, siteAt } from '../queries/cards.ts';
import { actingFor, isEnemyOf, rulerOf } from '../queries/ruling.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { moveFavor } from '../verbs/favor.ts';
import { spendSupply } from '../verbs/supply.ts';
import { RELIC_DECK } from '../zones.ts';
import { afterAction } from './after-action.ts';
import { answers } from './answers.ts';
import { declareModifiers, modifierPrice, payModifiers } from './modifiers.ts';
import { settleBreaches } from './promises.ts';
import { isUncovered } from './reliquary.ts';
import { checkTitle } from './title.ts';
import { canPayFees, feesFor, payFees } from './tolls.ts';

interface Going {
  readonly seat: SeatId;
  readonly modifiers: readonly CardId[];
  /** Given by a power or forced: no Supply is spent. */
  readonly free?: true;
  /** Who names the destination, if not the traveller. */
  readonly chooser?: SeatId;
}

/** Whether others send the pawn: then it goes nowhere its player would have to pay for (OATH-2.8.5-m). */
function isForced({ seat, chooser = seat }: Going): boolean {
  return chooser !== seat;
}

function ignoresSites(state: Oath, { seat, modifiers }: Going, to: Slot): boolean {
  const used = inUse(state, seat, 'travel', modifiers);
  return used.length > 0 && used.some(({ use, modifier }) => modifier.ignoresSites?.(state, use, to) === true);
}

function passesNarrows(state: Oath, { seat, modifiers }: Going): boolean {
  const used = inUse(state, seat, 'travel', modifiers);
  return used.length > 0 && used.some(({ modifier }) => modifier.passes === true);
}

const COAST: ReadonlySet<string | null> = new Set(['barren-coast', 'lush-coast', 'rocky-coast']);

/** What the Travel costs in Supply (OATH-5.6.1-a), with sites, Reliquary and modifiers. */
export function travelCost(state: Oath, going: Going, to: Slot): number {
  const { seat, modifiers, free } = going;
  if (free === true) return 0;
  const from = playerOf(state, seat).site;
  const used = inUse(state, seat, 'travel', modifiers);
  // "Spend no Supply" goes before every increase (OATH-7.6.2-a).
  if (used.some(({ use, modifier }) => modifier.free?.(state, use, to) === true)) return 0;
  const [here, there] = [regionOf(from), regionOf(to)];
  const decadent = seat === state.chancellor && isUncovered(state, 'decadent');
  if (decadent && there === 'cradle' && here !== 'cradle') return 0;
  let cost = TRAVEL_COST[here][there];
  if (!ignoresSites(state, going, to)) {
    if (COAST.has(siteAt(state, from)) && COAST.has(siteAt(state, to))) cost = 1;
    if (siteAt(state, from) === 'shrouded-wood') cost = 2;
    if (siteAt(state, from) === 'charming-valley') cost += 1;
  }
  if (decadent && there === 'hinterland') cost += 1;
  const act: TravelAct = { action: 'travel', seat, to, modifiers };
  return used.reduce((sum, { use, modifier }) => modifier.supply?.(sum, state, use, act) ?? sum, cost);
}

function deedOf(state: Oath, going: Going, to: Slot): Extract<Deed, { readonly is: 'travel' }> {
  return {
    is: 'travel',
    seat: going.seat,
    to,
    ...(ignoresSites(state, going, to) ? { ignoresSites: true } : {}),
    ...(isForced(going) ? { forced: true } : {}),
    ...(passesNarrows(state, going) ? { passes: true } : {}),
  };
}

/** Whether the pawn may go there now, everything that has to be paid included. */
function mayTravel(state: Oath, going: Going, to: Slot): boolean {
  const { seat, modifiers } = going;
  const player = playerOf(state, seat);
  if (to === player.site) return false;
  if (travelCost(state, going, to) > player.supply) return false;
  const deed = deedOf(state, going, to);
  if (mayDo(state, deed) !== 'allowed') return false;
  const fits = inUse(state, seat, 'travel', modifiers).every(
    ({ use, modifier }) => (modifier.fits?.(state, use, to) ?? 'allowed') === 'allowed',
  );
  if (!fits) return false;
  const fees = feesFor(state, deed);
  if (isForced(going)) return fees.favor === 0 && fees.flips === 0;
  return canPayFees(state, seat, fees, modifierPrice(state, seat, modifiers));
}

/** Where the pawn may go (OATH-5.6.1-b). */
export function destinations(state: Oath, going: Going, among: readonly Slot[] = SLOTS): readonly Slot[] {
  return among.filter((to) => mayTravel(state, going, to));
}

/** Who chooses where a pawn goes that leaves the Shrouded Wood: an enemy player who rules there (OATH-2.8.5-h). */
export function woodChooser(state: Oath, seat: SeatId): SeatId | undefined {
  const from = playerOf(state, seat).site;
  if (siteAt(state, from) !== 'shrouded-wood') return undefined;
  const ruler = rulerOf(state, from);
  if (ruler === undefined || ruler === 'bandits' || !isEnemyOf(state, seat, ruler)) return undefined;
  return actingFor(state, ruler);
}

interface Travelling extends Going {
  readonly to?: Slot;
  /** The only sites it may lead to. */
  readonly among?: readonly Slot[];
  /** Modifiers are declared first. */
  readonly declare?: true;
  readonly from?: Slot;
  /** Somebody else names where the pawn goes. */
  readonly sent?: boolean;
}

/** A pawn travels (OATH-5.6.2-a): as an action, by a power, or because others force it. */
export const travel = flow<Oath, Travelling>()('oath/travel', {
  declare: (_, { seat, declare }) =>
    declare === true && call('modifiers', declareModifiers({ seat, action: 'travel', chosen: [] })),
  choose: (state, vars) => {
    const { seat, to, chooser = seat, among } = vars;
    const decides = woodChooser(state, seat) ?? chooser;
    if (to !== undefined && decides === chooser) return undefined;
    const slots = destinations(state, vars, among);
    if (slots.length === 0) return finish;
    const message: PlainMessage = { key: decides === seat ? 'travelTo' : 'sendTo' };
    return ask(
      'to',
      chooseBy('slot', {
        seat: decides,
        message,
        because: { is: 'rule', rule: decides === seat ? 'OATH-5.6.1-b' : 'OATH-2.8.5-h' },
        options: slots.map((slot) => ({ is: 'site' as const, slot })),
      }),
    );
  },
  pay: (state, vars) => {
    const { seat, to, modifiers } = vars;
    if (to === undefined || !mayTravel(state, vars, to)) return finish;
    return [
      emitAll<OathEvent>([
        ...spendSupply(seat, travelCost(state, vars, to), 'OATH-5.6.1-a'),
        ...payModifiers(state, seat, modifiers),
      ]),
      keep({ from: playerOf(state, seat).site, sent: isForced(vars) || woodChooser(state, seat) !== undefined }),
    ];
  },
  fees: (state, vars) => {
    const { seat, to } = vars;
    return to !== undefined && emitAll(payFees(state, seat, deedOf(state, vars, to)));
  },
  move: (_, { seat, to }) =>
    to !== undefined && emit<OathEvent>({ is: 'pawnMoved', seat, to, how: 'travel', rule: 'OATH-5.6.2-a' }),
  reveal: (_, { to }) => to !== undefined && call(revealSite({ slot: to })),
  after: (_, { seat, to, modifiers }) =>
    to !== undefined && call(afterAction({ act: { action: 'travel', seat, to, modifiers } })),
  answers: (_, { seat, from, to }) =>
    from !== undefined && to !== undefined && call(answers({ happening: { is: 'traveled', seat, from, to } })),
  // Who is sent somewhere breaks no promise.
  promises: (_, { seat, to, sent }) =>
    to !== undefined && sent !== true && call(settleBreaches({ deed: { is: 'travel', seat, to } })),
  title: () => call(checkTitle({})),
});

interface Revealing {
  readonly slot: Slot;
}

/** A facedown site turns faceup, and its clue is resolved (OATH-2.8.2-a). */
export const revealSite = flow<Oath, Revealing>()('oath/revealSite', {
  turn: (state, { slot }) =>
    isFaceupSite(state, slot) ? finish : emit<OathEvent>({ is: 'siteRevealed', slot, rule: 'OATH-5.6.2-a' }),
  clue: (state, { slot }) => {
    const name = siteAt(state, slot);
    if (name === null) return finish;
    const { relics = 0, favor = 0, secret = 0 } = siteFact(name).clue ?? {};
    return emitAll<OathEvent>([
      ...moveFavor(state, { is: 'supply' }, { is: 'site', slot }, favor, 'OATH-2.8.2-a'),
      ...(secret === 0
        ? []
        : [
            {
              is: 'secretsMoved',
              from: { is: 'supply' },
              to: { is: 'site', slot },
              amount: secret,
              rule: 'OATH-2.8.2-a',
            } satisfies OathEvent,
          ]),
      ...cardsIn(state.table, RELIC_DECK)
        .slice(0, relics)
        .map((card): OathEvent => ({ is: 'relicLaid', card, slot, rule: 'OATH-2.8.2-a' })),
    ]);
  },
});
