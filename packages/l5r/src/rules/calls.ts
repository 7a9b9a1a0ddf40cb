import { printedId } from '@kronika/kernel';
import { callsFor } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';

/** The procedures of the layer for this game's events. */
export const { raise, actionWindow, passedWindow, initiate } = callsFor<L5rEvent>();

/** The pseudo card that holds the abilities the rules give to cards. */
export const RULES = printedId('rules');
