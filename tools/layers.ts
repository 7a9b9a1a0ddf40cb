/** A package's place in the architecture. */
export interface Layer {
  /**
   * An engine must give the same for the same: it may use no clock, no input or output, no ambient chance.
   * A kit for tests may use what tests may.
   */
  readonly kind: 'engine' | 'testKit' | 'program';
  /** The packages of ours it may import. */
  readonly uses: readonly string[];
}

/** Who may import whom. Dependencies point one way: what a package uses stands above it. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  kernel: { kind: 'engine', uses: [] },
  lcg: { kind: 'engine', uses: ['kernel'] },
  decks: { kind: 'engine', uses: ['kernel'] },
  l5r: { kind: 'engine', uses: ['kernel', 'lcg', 'decks'] },
  agot: { kind: 'engine', uses: ['kernel', 'lcg', 'decks'] },
  senjutsu: { kind: 'engine', uses: ['kernel', 'decks'] },
  oath: { kind: 'engine', uses: ['kernel'] },
  examples: { kind: 'engine', uses: ['kernel', 'lcg'] },
  games: { kind: 'engine', uses: ['kernel', 'examples', 'l5r', 'agot', 'senjutsu', 'oath'] },
  bots: { kind: 'engine', uses: ['kernel'] },
  protocol: { kind: 'engine', uses: ['kernel'] },
  host: { kind: 'engine', uses: ['kernel', 'protocol', 'bots'] },
  testkit: { kind: 'testKit', uses: ['kernel', 'protocol'] },
  bench: {
    kind: 'program',
    uses: ['kernel', 'lcg', 'bots', 'protocol', 'host', 'server', 'examples', 'l5r', 'agot', 'senjutsu', 'oath'],
  },
  cli: {
    kind: 'program',
    uses: ['kernel', 'bots', 'protocol', 'bench', 'server', 'games'],
  },
  server: { kind: 'program', uses: ['kernel', 'bots', 'protocol', 'host', 'games'] },
  web: {
    kind: 'program',
    uses: ['kernel', 'lcg', 'decks', 'bots', 'protocol', 'host', 'examples', 'l5r', 'agot', 'senjutsu', 'oath'],
  },
};

/** What the tests of any package may import besides: the test kit, and games to test with. */
export const FOR_TESTS: readonly string[] = ['testkit', 'examples', 'l5r', 'agot'];

/**
 * What a package offers besides its index: large texts that are loaded only where somebody wants to read them, the
 * scenario driver, which needs no test runner, games to test with in pages, where the rest of the test kit has no
 * place, and how threads are started, without the rest of the server.
 */
export const ENTRIES: readonly string[] = [
  '@kronika/l5r/compendium',
  '@kronika/l5r/sandbox',
  '@kronika/agot/compendium',
  '@kronika/agot/sandbox',
  '@kronika/senjutsu/compendium',
  '@kronika/senjutsu/sandbox',
  '@kronika/oath/compendium',
  '@kronika/oath/sandbox',
  '@kronika/examples/sandbox',
  '@kronika/server/threads',
  '@kronika/testkit/barter',
  '@kronika/testkit/driver',
  '@kronika/testkit/race',
];

/** What brings the time, the outside world or chance into code that must give the same for the same. */
export const AMBIENT: readonly string[] = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'crypto',
  'randomBytes',
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'localStorage',
  'process',
  'console',
  'globalThis',
  'require',
];
