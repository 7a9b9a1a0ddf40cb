import type { SoundKind } from './kinds.ts';
import { perform } from './perform.ts';
import { lengthOf, SCORES } from './score.ts';

/** What a loud-speaker obeys. */
export interface Wishes {
  /** From 0, nothing, to 1. */
  volume(): number;
  isMuted(kind: SoundKind): boolean;
}

/** Even at full volume nobody is to be startled. */
const LOUDEST = 0.6;
/** Sounds that come together are heard one after the other, in seconds. */
const GAP = 0.18;
/** What would be heard later than this has missed its moment. */
const PATIENCE = 0.8;

/**
 * Plays sounds. A browser lets a page be heard only after somebody has touched it: until then it is silent, and what was
 * missed is not made up for.
 */
export class Speaker {
  readonly #wishes: Wishes;
  readonly #make: () => AudioContext | undefined;
  #context: AudioContext | undefined;
  #free = 0;

  constructor(wishes: Wishes, make = newContext) {
    this.#wishes = wishes;
    this.#make = make;
  }

  /** Somebody has touched the page. */
  touched(): void {
    if (this.#wishes.volume() === 0) return;
    this.#context ??= this.#make();
    if (this.#context?.state === 'suspended') this.#context.resume().catch(() => undefined);
  }

  play(kind: SoundKind): void {
    if (!this.#wishes.isMuted(kind)) this.#sound(kind);
  }

  /** Lets somebody who has just asked for it hear what it sounds like, whether it is switched on or not. */
  async sampleWhenReady(kind: SoundKind): Promise<void> {
    this.#context ??= this.#make();
    await this.#context?.resume();
    this.#sound(kind);
  }

  #sound(kind: SoundKind): void {
    const context = this.#context;
    const volume = this.#wishes.volume();
    if (context === undefined || context.state !== 'running' || volume === 0) return;
    const from = Math.max(context.currentTime, this.#free);
    if (from > context.currentTime + PATIENCE) return;
    this.#free = from + GAP;
    const out = context.createGain();
    out.gain.value = volume * LOUDEST;
    out.connect(context.destination);
    perform(context, out, SCORES[kind], from);
    // A line to the ear that nothing comes through any more is taken down.
    setTimeout(() => out.disconnect(), (from - context.currentTime + lengthOf(SCORES[kind]) + 1) * 1000);
  }
}

function newContext(): AudioContext | undefined {
  return 'AudioContext' in globalThis ? new AudioContext() : undefined;
}
