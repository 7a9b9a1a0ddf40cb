import type { CardId, Message, PrintedId, SeatId } from '@kronika/kernel';
import type { CardType, LineRef, Occasion } from './cards/pictograms.ts';
import type { Cell, Direction } from './hex/index.ts';
import type { FighterId, TerrainKind } from './state.ts';

/** A card that asks, and the line of it that is being resolved. */
export interface OnCard {
  readonly printed: PrintedId;
  readonly line?: LineRef;
}

/** Before the first turn, and between waves. */
export type SetupMessage =
  | { readonly key: 'placeTerrain'; readonly kind: TerrainKind }
  | { readonly key: 'placeFigure' }
  | { readonly key: 'faceAtStart'; readonly at: Cell }
  | { readonly key: 'startHidden' }
  | { readonly key: 'prepareCards' }
  | { readonly key: 'spawnCells'; readonly count: number };

/** From the start of a turn until its cards are resolved, and behind that. */
export type TurnMessage =
  | { readonly key: 'startReaction' }
  | { readonly key: 'chooseCard' }
  | { readonly key: 'nameTarget'; readonly on: OnCard }
  | { readonly key: 'buyInitiative'; readonly on: OnCard }
  | { readonly key: 'replace'; readonly on: OnCard }
  | { readonly key: 'widenBlock'; readonly on: OnCard }
  | { readonly key: 'chooseSpeed'; readonly on: OnCard }
  | { readonly key: 'orderTie'; readonly speed: number; readonly with: readonly FighterId[] }
  | { readonly key: 'payToDiscard'; readonly card: CardId; readonly focus: number }
  | { readonly key: 'discardToLimit'; readonly over: number }
  | { readonly key: 'setStance'; readonly foe: FighterId };

/** While a line of a card is resolved. */
export type LineMessage =
  | { readonly key: 'payLine'; readonly on: OnCard; readonly focus: number; readonly why: 'choice' | 'needed' }
  | { readonly key: 'chooseAlternative'; readonly on: OnCard }
  /** `duty`: SEN-HIT-a leaves only some of the ways; `barred`: the cells that the line leads to, but not so as to hit. */
  | {
      readonly key: 'moveTo';
      readonly on: OnCard;
      readonly duty: 'free' | 'mustHit';
      readonly barred: readonly Cell[];
    }
  /** `at`: the cell that was chosen. */
  | {
      readonly key: 'faceTo';
      readonly on: OnCard;
      readonly at: Cell;
      readonly duty: 'free' | 'mustHit';
      readonly barred: readonly Direction[];
    }
  | { readonly key: 'changeKamae'; readonly on: OnCard; readonly of: FighterId; readonly upTo: number }
  | { readonly key: 'jumpKamae'; readonly on: OnCard; readonly of: FighterId }
  | { readonly key: 'drawUpTo'; readonly on: OnCard; readonly count: number }
  | { readonly key: 'discardCards'; readonly on: OnCard; readonly count: number; readonly type?: CardType }
  | { readonly key: 'searchFor'; readonly on: OnCard }
  | { readonly key: 'takeFromTop'; readonly on: OnCard; readonly for: FighterId }
  | { readonly key: 'shuffleCard'; readonly on: OnCard; readonly of: FighterId; readonly type: CardType }
  | { readonly key: 'chooseTarget'; readonly on: OnCard }
  | { readonly key: 'turnTarget'; readonly on: OnCard; readonly target: FighterId; readonly count: number }
  | { readonly key: 'pushTo'; readonly on: OnCard; readonly target: FighterId; readonly how: 'push' | 'pull' | 'step' }
  | { readonly key: 'pullOrPush'; readonly on: OnCard; readonly target: FighterId; readonly count: number }
  | { readonly key: 'choosePoison'; readonly on: OnCard; readonly target: FighterId }
  | { readonly key: 'chooseType'; readonly on: OnCard }
  | { readonly key: 'nameCard'; readonly on: OnCard }
  | { readonly key: 'discardStuns'; readonly on: OnCard; readonly upTo: number }
  | { readonly key: 'benefit'; readonly occasion: Occasion; readonly target: FighterId | null }
  | { readonly key: 'counter'; readonly against: FighterId; readonly speed: number }
  | { readonly key: 'spareWound'; readonly by: number };

/** Why the match is over. */
export type EndMessage =
  | { readonly key: 'lastStanding' }
  | { readonly key: 'allFell' }
  | { readonly key: 'foesDefeated' }
  | { readonly key: 'heroesDefeated'; readonly seat?: SeatId }
  | { readonly key: 'contractsFulfilled' }
  | { readonly key: 'fallenLeaderStruck' }
  | { readonly key: 'hordeOver'; readonly rank: 'none' | 'wood' | 'steel' | 'gold' | 'jade' };

export type SenjutsuMessage = SetupMessage | TurnMessage | LineMessage | EndMessage;
export type SenjutsuKey = SenjutsuMessage['key'];

const KEYS: Readonly<Record<SenjutsuKey, true>> = {
  placeTerrain: true,
  placeFigure: true,
  faceAtStart: true,
  startHidden: true,
  prepareCards: true,
  spawnCells: true,
  startReaction: true,
  chooseCard: true,
  nameTarget: true,
  buyInitiative: true,
  replace: true,
  widenBlock: true,
  chooseSpeed: true,
  orderTie: true,
  payToDiscard: true,
  discardToLimit: true,
  setStance: true,
  payLine: true,
  chooseAlternative: true,
  moveTo: true,
  faceTo: true,
  changeKamae: true,
  jumpKamae: true,
  drawUpTo: true,
  discardCards: true,
  searchFor: true,
  takeFromTop: true,
  shuffleCard: true,
  chooseTarget: true,
  turnTarget: true,
  pushTo: true,
  pullOrPush: true,
  choosePoison: true,
  chooseType: true,
  nameCard: true,
  discardStuns: true,
  benefit: true,
  counter: true,
  spareWound: true,
  lastStanding: true,
  allFell: true,
  foesDefeated: true,
  heroesDefeated: true,
  contractsFulfilled: true,
  fallenLeaderStruck: true,
  hordeOver: true,
};

/** Every message of this game is one of these. */
export function isSenjutsuMessage(message: Message): message is SenjutsuMessage {
  return Object.hasOwn(KEYS, message.key);
}

export const MESSAGE_KEYS: readonly string[] = Object.keys(KEYS);

const ENDS: Readonly<Record<EndMessage['key'], true>> = {
  lastStanding: true,
  allFell: true,
  foesDefeated: true,
  heroesDefeated: true,
  contractsFulfilled: true,
  fallenLeaderStruck: true,
  hordeOver: true,
};

/** The keys of everything that is asked. */
export const QUESTION_KEYS: readonly string[] = MESSAGE_KEYS.filter((key) => !Object.hasOwn(ENDS, key));
