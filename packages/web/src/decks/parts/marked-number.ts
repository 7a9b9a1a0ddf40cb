/** The number a mark stands for; a cost of X is none. */
export function markedNumber(mark: string | undefined): number | undefined {
  return mark !== undefined && /^\d+$/u.test(mark) ? Number(mark) : undefined;
}

/** Orders numbers, of which some may be endless. */
export function compared(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
