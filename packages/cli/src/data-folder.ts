import { impossible, invalid, type Refusal } from '@kronika/kernel';
import type { Unusable } from '@kronika/server';
import type { DataWords, Words } from './text/words.ts';

/** The refusal of a data folder that cannot be used. */
export function unusableFolder(folder: string, because: Unusable, words: Words): Refusal {
  return invalid(folder, { at: '', problem: problemOf(because, words.data) });
}

function problemOf(because: Unusable, say: DataWords): string {
  switch (because.is) {
    case 'inUse':
    case 'readOnly':
    case 'full':
      return say[because.is];
    case 'noFolder':
      return say.noFolder(because.code);
    case 'newer':
      return say.newer(because.version);
    case 'damaged':
      return say.damaged(because.problem);
    case 'other':
      return say.other(because.problem);
    default:
      return impossible(because);
  }
}
