import { fold } from '@kronika/kernel';

/** A box of cards. */
export interface Pack {
  /** Its code, as the deck sites write it in brackets. */
  readonly id: string;
  readonly name: { readonly en: string; readonly pl?: string };
  /** Other names it goes by. */
  readonly aliases?: readonly string[];
  /** The day it came out, as `2017-10-05`; a pack without one counts as the last. */
  readonly released?: string;
}

/** The packs of a game in the order in which they came out. */
export interface PackShelf {
  readonly ordered: readonly Pack[];
  find(name: string): Pack | undefined;
  first(ids: readonly string[]): Pack | undefined;
  /** Orders two cards by the first of the packs each is in. */
  compare(a: readonly string[], b: readonly string[]): number;
}

/** Puts the packs in order and makes them findable. */
export function packShelf(packs: readonly Pack[]): PackShelf {
  const inOrder = packs.toSorted((a, b) => compareText(a.released ?? '~', b.released ?? '~'));
  const place = new Map(inOrder.map((pack, i) => [pack.id, i]));
  const byName = new Map(inOrder.toReversed().flatMap((pack) => namesOf(pack).map((name) => [fold(name), pack])));
  const firstPlace = (ids: readonly string[]): number =>
    ids.reduce((least, id) => Math.min(least, place.get(id) ?? packs.length), packs.length);
  return {
    ordered: inOrder,
    find: (name) => byName.get(fold(name)),
    first: (ids) => inOrder[firstPlace(ids)],
    compare: (a, b) => firstPlace(a) - firstPlace(b),
  };
}

function namesOf({ id, name, aliases = [] }: Pack): readonly string[] {
  return [id, name.en, ...(name.pl === undefined ? [] : [name.pl]), ...aliases];
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
