import type { Message, SeatId } from '@kronika/kernel';
import type { Hex } from './hex.ts';

/** What the game asks and says, with what the words need. */
export interface StepMessage extends Message {
  readonly key: 'step';
  readonly left: number;
}

export interface ActMessage extends Message {
  readonly key: 'act';
}

export interface PriceMessage extends Message {
  readonly key: 'price';
  readonly hex: Hex;
}

/** To a seat that is offered embers for a beacon, or a beacon for embers. */
export interface OfferMessage extends Message {
  readonly key: 'buyOffer' | 'sellOffer';
  readonly by: SeatId;
  readonly hex: Hex;
  readonly price: number;
}

/** To the seat that made the offer. */
export interface OfferedMessage extends Message {
  readonly key: 'offered';
  readonly to: SeatId;
  readonly hex: Hex;
  readonly price: number;
}

const ENDINGS = ['mostBeacons', 'mostEmbers', 'draw', 'nightSurvived', 'nightLost', 'lastTeam', 'nobodyLeft'] as const;

/** Why the match is over. */
export interface EndMessage extends Message {
  readonly key: (typeof ENDINGS)[number];
}

export type BeaconsMessage = StepMessage | ActMessage | PriceMessage | OfferMessage | OfferedMessage | EndMessage;

const KEYS: readonly string[] = [
  'step',
  'act',
  'price',
  'buyOffer',
  'sellOffer',
  'offered',
  ...ENDINGS,
] satisfies readonly BeaconsMessage['key'][];

/** Every message of this game is one of these. */
export function isBeaconsMessage(message: Message): message is BeaconsMessage {
  return KEYS.includes(message.key);
}

export function isEndMessage(message: Message): message is EndMessage {
  return ENDINGS.some((key) => key === message.key);
}
