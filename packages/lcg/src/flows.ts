import { initiateFlow } from './initiate/initiate.ts';
import { resolveFlow } from './initiate/resolve.ts';
import type { Layer } from './layer.ts';
import { sequenceFlow } from './sequence/sequence.ts';
import type { LcgEvent, LcgState } from './state.ts';
import { actionWindowFlow } from './window/action-window.ts';
import { forcedWindowFlow } from './window/forced-window.ts';
import { windowUsesOf } from './window/remembered-uses.ts';
import { triggerWindowFlow } from './window/trigger-window.ts';

/** The layer's procedures, for a game to list among its own flows. */
export function layerFlows<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>) {
  const uses = windowUsesOf<E, S>(layer);
  return [
    sequenceFlow(layer, uses),
    triggerWindowFlow(layer, uses),
    forcedWindowFlow(layer, uses),
    actionWindowFlow(layer),
    initiateFlow(layer, uses),
    resolveFlow(layer),
  ];
}
