import type { Game } from '@kronika/kernel';
import type { SenjutsuSetup } from '../setup.ts';
import type { Senjutsu } from '../state.ts';
import type { SenjutsuView } from '../view.ts';

/** The game as its bot plays it out in mind. */
export type Rules = Game<Senjutsu, SenjutsuSetup, SenjutsuView>;
