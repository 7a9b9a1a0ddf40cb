/** How far a list is scrolled, how high it is, and how much of it can be seen. */
export interface Scrolled {
  readonly top: number;
  readonly height: number;
  readonly room: number;
}

/** So close to the end counts as the end. */
const NEAR = 24;

export function isNearEnd({ top, height, room }: Scrolled): boolean {
  return top + room > height - NEAR;
}

/** Only who goes up wants to read: a list that grew under a reader at its end is not at its end either. */
export function stillFollows(before: Scrolled, now: Scrolled): boolean {
  return now.top >= before.top - 1;
}
