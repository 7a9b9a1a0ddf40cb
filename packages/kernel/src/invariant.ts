/** A broken promise of the program itself, never of the person playing it. */
export class InvariantError extends Error {
  override readonly name: string = 'InvariantError';
}

/** Ends an exhaustive switch: compiles only when every case was dealt with. */
export function impossible(value: never): never {
  throw new InvariantError(`this case cannot occur: ${JSON.stringify(value)}`);
}

/** The value, which the rules guarantee to be there; a missing one is a bug and is named. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new InvariantError(`${what} is missing`);
  return value;
}
