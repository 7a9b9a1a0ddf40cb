/** Builds the server into a folder of its own inside a `dist` of `packages/cli`. */
export function buildServer(folder: string): Promise<void>;

/** The program to serve with; it is built if need be. */
export function builtServer(): Promise<string>;
