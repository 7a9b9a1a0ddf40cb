/** A run of the program that has come to its end. */
export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The last line of what a run printed. */
export function lastLine({ stdout }: Finished): string {
  return stdout.trimEnd().split('\n').at(-1) ?? '';
}
