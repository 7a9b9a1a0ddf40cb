import type { Compendium } from '@kronika/kernel';
import { findPlace } from '../outline.ts';

/** A piece of a sentence: words, or the number of a step that can be looked up. */
export type StepPiece =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'step'; readonly step: string };

const STEP = /(?<![\d.])\d\.\d(?:\.\d)?(?![\d.]*\d)/g;

/** Finds the numbers of steps in a sentence, as long as there is such a step. */
export function stepsIn(text: string, compendium: Compendium): readonly StepPiece[] {
  const pieces: StepPiece[] = [];
  let at = 0;
  for (const found of text.matchAll(STEP)) {
    const step = found[0];
    if (findPlace(compendium, step) === undefined) continue;
    if (found.index > at) pieces.push({ is: 'words', text: text.slice(at, found.index) });
    pieces.push({ is: 'step', step });
    at = found.index + step.length;
  }
  if (at < text.length) pieces.push({ is: 'words', text: text.slice(at) });
  return pieces;
}
