import { printedId } from '@kronika/kernel';
import { callsFor } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';

/** The procedures of the layer for this game's events. */
export const { raise, actionWindow, passedWindow } = callsFor<AgotEvent>();

/** The pseudo card that holds the abilities the rules give to cards. */
export const RULES = printedId('rules');
