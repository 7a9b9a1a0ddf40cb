import type { SoundKind } from './kinds.ts';

/** A tone that is struck once and fades, as of a string, a bell or a drum. Times in seconds, tones in hertz. */
export interface Tone {
  readonly is: 'tone';
  readonly wave: 'sine' | 'triangle';
  readonly at: number;
  readonly from: number;
  /** Where the tone slides to; a drum falls quickly. */
  readonly to?: number;
  readonly length: number;
  readonly loud: number;
}

/** A breath of noise in a band around a tone: wood, a crack, the skin of a drum. */
export interface Noise {
  readonly is: 'noise';
  readonly at: number;
  readonly around: number;
  readonly length: number;
  readonly loud: number;
}

export type Stroke = Tone | Noise;

/** A plucked string: its tone and two of its overtones, the higher the shorter. */
function string(at: number, tone: number, loud: number): readonly Stroke[] {
  return [
    { is: 'tone', wave: 'triangle', at, from: tone, length: 0.9, loud },
    { is: 'tone', wave: 'sine', at, from: tone * 2, length: 0.45, loud: loud * 0.35 },
    { is: 'tone', wave: 'sine', at, from: tone * 3, length: 0.2, loud: loud * 0.15 },
  ];
}

/** A small bell: its overtones do not fit together, which is what makes it one. */
function bell(at: number, tone: number, loud: number): readonly Stroke[] {
  return [1, 2.76, 5.4].map((overtone, place) => ({
    is: 'tone',
    wave: 'sine',
    at,
    from: tone * overtone,
    length: 1.1 / (place + 1),
    loud: loud / (place * 2 + 1),
  }));
}

function drum(at: number, tone: number, loud: number): readonly Stroke[] {
  return [
    { is: 'tone', wave: 'sine', at, from: tone, to: tone / 2, length: 0.5, loud },
    { is: 'noise', at, around: tone * 6, length: 0.06, loud: loud * 0.4 },
  ];
}

const D4 = 293.66;
const A4 = 440;
const D5 = 587.33;
const E5 = 659.26;
const A5 = 880;

/** How each of them sounds. All are short, low in volume, and in one key, so that two at once do not quarrel. */
export const SCORES: Readonly<Record<SoundKind, readonly Stroke[]>> = {
  turn: [...string(0, D5, 0.3), ...string(0.14, A5, 0.24)],
  clash: [...drum(0, 110, 0.5), ...drum(0.2, 98, 0.4)],
  standing: bell(0, A5, 0.2),
  fall: [
    { is: 'noise', at: 0, around: 1_400, length: 0.16, loud: 0.3 },
    { is: 'noise', at: 0.09, around: 700, length: 0.3, loud: 0.25 },
    ...drum(0.1, 82, 0.5),
  ],
  end: [...string(0, D4, 0.3), ...string(0.22, A4, 0.28), ...string(0.44, E5, 0.24), ...bell(0.7, D5, 0.22)],
};

/** When the last of a score has faded. */
export function lengthOf(score: readonly Stroke[]): number {
  return Math.max(0, ...score.map(({ at, length }) => at + length));
}
