import { immutableJSONPatch } from 'immutable-json-patch';
import { type Difference, difference, isSame, type PatchStep, stepsBetween } from './difference.ts';
import type { TableDocument } from './document.ts';

export { type Difference, difference, isSame, type PatchStep, stepsBetween };

/** The document after a patch; parts that did not change stay the same objects. */
export function patched(document: TableDocument, patch: readonly PatchStep[]): TableDocument {
  return immutableJSONPatch<TableDocument, TableDocument>(document, [...patch]);
}
