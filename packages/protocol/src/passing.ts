import { SPANS } from '@kronika/kernel';
import * as z from 'zod';

/** How long a seat passes in every window by itself: until something happens, or for the rest of what goes on. */
export const untilSchema = z.literal(['something', ...SPANS]);

export type Until = z.infer<typeof untilSchema>;

/** When a seat wants to be asked because of one of its cards: always, only in what is its own, e.g. where it attacks, or never. */
export const askingSchema = z.literal(['always', 'own', 'never']);

export type Asking = z.infer<typeof askingSchema>;

/** The cards, by what is printed on them, that a seat does not want to be asked about always. */
export type Muted = Readonly<Record<string, Exclude<Asking, 'always'>>>;

/**
 * Why the table will pass for a seat: it has passed already, and the others learn of it when the time of the window is
 * over; it passes for a while; it has standing orders; or that time runs for whoever does not stop it.
 */
export type PassesBy = 'early' | 'passing' | 'orders' | 'time';
