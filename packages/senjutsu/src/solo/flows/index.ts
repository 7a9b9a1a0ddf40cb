import { soloSetupFlow } from './enter.ts';
import { soloCounterFlow, soloLineFlow } from './line.ts';
import { soloOrderFlow, soloSegmentFlow } from './segment.ts';
import { soloCleanupFlow, soloDrawFlow, soloRevealedFlow, soloSpeedsFlow } from './turn.ts';
import { soloWaveFlow } from './wave.ts';

/** What AI opponents do in the course of a match. */
export const SOLO_FLOWS = [
  soloSetupFlow,
  soloWaveFlow,
  soloDrawFlow,
  soloRevealedFlow,
  soloSpeedsFlow,
  soloSegmentFlow,
  soloOrderFlow,
  soloLineFlow,
  soloCounterFlow,
  soloCleanupFlow,
] as const;
