import type { FaceSize } from '../../cards/face-size.ts';

/** How wide the cards of the hand are, and how much is drawn on them. */
export interface HandSize {
  readonly face: FaceSize;
  /** In pixels; one of few widths, so that the room above the hand can be known by it. */
  readonly card: number;
}

interface HandRoom {
  /** The room of the hand, in pixels. */
  readonly width: number;
  /** On a low screen the field needs the height more. */
  readonly screen: 'low' | 'high';
  readonly cards: number;
  /** While the card of the turn is chosen, one wants to read them. */
  readonly step: 'choosing' | 'other';
}

/** The narrowest faces with short words, and with all of their pictures. */
const WORDS = 138;
const PICTURES = 112;

export const WIDTHS = [152, 140, 128, 116, 104, 92, 80, 68] as const;

const GAP = 8;
/** What parts the core cards from the others, and the edges. */
const ASIDE = 40;

export function handSize({ width, screen, cards, step }: HandRoom): HandSize {
  const most = Math.min(
    step === 'choosing' ? 152 : screen === 'low' ? 92 : 128,
    (width - ASIDE) / Math.max(cards, 1) - GAP,
  );
  const card = WIDTHS.find((one) => one <= most) ?? 68;
  return { card, face: card >= WORDS ? 'M' : card >= PICTURES ? 'S' : 'xs' };
}
