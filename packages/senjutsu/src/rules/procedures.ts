import { SOLO_FLOWS } from '../solo/flows/index.ts';
import { chooseAndReveal } from './choose.ts';
import { discardPhase } from './discard.ts';
import { resolveEntry } from './entry.ts';
import { benefits, reactions } from './instants.ts';
import { LINE_FLOWS } from './line-flows.ts';
import { lowerBenefits } from './lower-benefits.ts';
import { replacements } from './replacements.ts';
import { resolve } from './resolve.ts';
import { reveal } from './reveal.ts';
import { setUp } from './setup.ts';
import { speeds } from './speeds.ts';
import { tie } from './tie.ts';
import { turn, turns } from './turn.ts';

/** All rule procedures of the game. */
export const procedures = [
  setUp,
  turns,
  turn,
  chooseAndReveal,
  reveal,
  replacements,
  speeds,
  resolve,
  resolveEntry,
  tie,
  lowerBenefits,
  benefits,
  reactions,
  discardPhase,
  ...LINE_FLOWS,
  ...SOLO_FLOWS,
] as const;
