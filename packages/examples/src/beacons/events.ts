import { type EventRules, type RuleId, type SeatId, type SeenEvent, seenByAll } from '@kronika/kernel';
import type { Hex } from './hex.ts';
import type { Beacons, KeeperState, Site } from './state.ts';

interface Told {
  readonly rule: RuleId;
}

export interface RoundBegan extends Told {
  readonly is: 'roundBegan';
  readonly round: number;
}

export interface Rolled extends Told {
  readonly is: 'rolled';
  readonly seat: SeatId;
  readonly roll: number;
}

export interface Stepped extends Told {
  readonly is: 'stepped';
  readonly seat: SeatId;
  readonly to: Hex;
}

export interface Lit extends Told {
  readonly is: 'lit';
  readonly seat: SeatId;
  readonly hex: Hex;
  readonly cost: number;
}

export interface Gathered extends Told {
  readonly is: 'gathered';
  readonly seat: SeatId;
}

export interface Bought extends Told {
  readonly is: 'bought';
  readonly buyer: SeatId;
  readonly owner: SeatId;
  readonly hex: Hex;
  readonly price: number;
  /** What the owner could carry of the price. */
  readonly kept: number;
}

/** An offer was made; what comes of it is told by `bought` and `offerEnded`. */
export interface OfferMade extends Told {
  readonly is: 'offerMade';
  readonly by: SeatId;
  readonly to: SeatId;
  readonly hex: Hex;
  readonly price: number;
}

export interface OfferEnded extends Told {
  readonly is: 'offerEnded';
  readonly by: SeatId;
  readonly how: 'refused' | 'withdrawn';
}

export interface TurnEnded extends Told {
  readonly is: 'turnEnded';
  readonly seat: SeatId;
}

export interface ShadeMoved extends Told {
  readonly is: 'shadeMoved';
  readonly shade: number;
  readonly to: Hex;
}

export interface PutOut extends Told {
  readonly is: 'putOut';
  readonly shade: number;
  readonly hex: Hex;
}

export interface EmberTaken extends Told {
  readonly is: 'emberTaken';
  readonly shade: number;
  readonly seat: SeatId;
}

export interface GaveUp extends Told {
  readonly is: 'gaveUp';
  readonly seat: SeatId;
}

export type BeaconsEvent =
  | RoundBegan
  | Rolled
  | Stepped
  | Lit
  | Gathered
  | OfferMade
  | OfferEnded
  | Bought
  | TurnEnded
  | ShadeMoved
  | PutOut
  | EmberTaken
  | GaveUp;

function withKeeper(state: Beacons, seat: SeatId, change: (keeper: KeeperState) => Partial<KeeperState>): Beacons {
  const keepers = state.keepers.map((keeper, at) => (at === seat ? { ...keeper, ...change(keeper) } : keeper));
  return { ...state, keepers };
}

function withSite(state: Beacons, hex: Hex, change: Partial<Site>): Beacons {
  return { ...state, sites: state.sites.map((site) => (site.hex === hex ? { ...site, ...change } : site)) };
}

/** The one place that changes the state. Nothing on the island is hidden, so everybody sees every event. */
export const events: EventRules<Beacons, BeaconsEvent> = {
  roundBegan: { apply: (state, { round }) => ({ ...state, round }), see: seenByAll },
  rolled: { apply: (state, { seat, roll }) => ({ ...state, turn: { seat, roll, steps: 0 } }), see: seenByAll },
  stepped: {
    apply: (state, { seat, to }) => {
      const moved = withKeeper(state, seat, () => ({ hex: to }));
      return state.turn === null ? moved : { ...moved, turn: { ...state.turn, steps: state.turn.steps + 1 } };
    },
    see: seenByAll,
  },
  lit: {
    apply: (state, { seat, hex, cost }) =>
      withSite(
        withKeeper(state, seat, ({ embers }) => ({ embers: embers - cost })),
        hex,
        { lit: seat, condition: 'sound' },
      ),
    see: seenByAll,
  },
  gathered: {
    apply: (state, { seat }) => withKeeper(state, seat, ({ embers }) => ({ embers: embers + 1 })),
    see: seenByAll,
  },
  offerMade: { apply: (state) => state, see: seenByAll },
  offerEnded: { apply: (state) => state, see: seenByAll },
  bought: {
    apply: (state, { buyer, owner, hex, price, kept }) => {
      const paid = withKeeper(state, buyer, ({ embers }) => ({ embers: embers - price }));
      return withSite(
        withKeeper(paid, owner, ({ embers }) => ({ embers: embers + kept })),
        hex,
        { lit: buyer },
      );
    },
    see: seenByAll,
  },
  turnEnded: { apply: (state) => ({ ...state, turn: null }), see: seenByAll },
  shadeMoved: {
    apply: (state, { shade, to }) => ({ ...state, shades: state.shades.with(shade, to) }),
    see: seenByAll,
  },
  putOut: { apply: (state, { hex }) => withSite(state, hex, { lit: null }), see: seenByAll },
  emberTaken: {
    apply: (state, { seat }) => withKeeper(state, seat, ({ embers }) => ({ embers: embers - 1 })),
    see: seenByAll,
  },
  gaveUp: {
    apply: (state, { seat }) => ({
      ...withKeeper(state, seat, () => ({ hex: null })),
      sites: state.sites.map((site) => (site.lit === seat ? { ...site, lit: null } : site)),
    }),
    see: seenByAll,
  },
};

/** Every event of this game is one of these. */
export function isBeaconsEvent(event: SeenEvent): event is BeaconsEvent {
  return Object.hasOwn(events, event.is);
}
