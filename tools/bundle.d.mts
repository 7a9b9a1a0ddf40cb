/** Builds programs for Node into one folder, each found there by its name. */
export function bundle(what: {
  readonly entries: readonly string[];
  readonly folder: string;
  /** Where a package is taken from that is not built. */
  outside(path: string): string | undefined;
}): Promise<void>;
