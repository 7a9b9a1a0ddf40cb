/** The program as it was built at one time. */
export interface Edition {
  readonly version: string;
  /** The paths of all its files, without the page itself. */
  readonly files: readonly string[];
}
