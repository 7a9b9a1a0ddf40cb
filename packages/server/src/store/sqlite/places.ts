/** Where a sealed text belongs. What else its row says is part of it, so that a wrong number or key is noticed. */
export const headerPlace = (id: string): string => `header ${id}`;
export const entryPlace = (id: string, number: number): string => `entry ${id} ${number}`;
export const snapshotPlace = (id: string): string => `snapshot ${id}`;
export const lastingPlace = (id: string, list: string | null): string => `summary ${id} ${list ?? '-'}`;
export const movingPlace = (id: string, { entries, due }: { entries: number; due: number | null }): string =>
  `standing ${id} ${entries} ${due ?? '-'}`;
