import type { Setup } from '@kronika/kernel';

/** A match as it begins. */
export interface DescribedMatch {
  readonly seed: string;
  readonly setup: Setup;
}
