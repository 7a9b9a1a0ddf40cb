import flags from './node-flags.json' with { type: 'json' };

/**
 * What Node is told where a server is started. A decision leaves much behind that nobody needs any more; with room for
 * 64 MB of it instead of 16, it is collected more seldom, and less of it is still needed then.
 */
export const NODE_FLAGS: readonly string[] = flags;
