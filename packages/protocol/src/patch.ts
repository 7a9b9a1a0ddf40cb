import jsonPatch from 'fast-json-patch';
import { immutableJSONPatch } from 'immutable-json-patch';
import type { TableDocument } from './document.ts';

/** One step of a JSON patch (RFC 6902); hosts use only these three. */
export type PatchStep =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** What turns one document into the other. */
export function patchBetween(before: TableDocument, after: TableDocument): readonly PatchStep[] {
  return jsonPatch.compare(before, after).flatMap((step): readonly PatchStep[] => {
    const { path } = step;
    switch (step.op) {
      case 'add':
      case 'replace':
        return [{ op: step.op, path, value: step.value }];
      case 'remove':
        return [{ op: 'remove', path }];
      default:
        return [];
    }
  });
}

/** The document after a patch; parts that did not change stay the same objects. */
export function patched(document: TableDocument, patch: readonly PatchStep[]): TableDocument {
  return immutableJSONPatch<TableDocument, TableDocument>(document, [...patch]);
}
