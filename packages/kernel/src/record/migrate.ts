/**
 * Brings an older record to the current version, step by step. Anything else is passed on as it is,
 * for the schema to judge. Every step has a kept example in `examples/`.
 */
export function migrated(input: unknown): unknown {
  const second = isVersion(input, 1) ? stretchesFromOne(input) : input;
  // What versions 3 to 5 added may be left out: whatever a record of version 2 to 4 says means the same.
  return isVersion(second, 2, 3, 4) ? { ...second, version: 5 } : second;
}

function isVersion(input: unknown, ...versions: readonly unknown[]): input is Readonly<Record<string, unknown>> {
  return (
    typeof input === 'object' &&
    input !== null &&
    'format' in input &&
    input.format === 'kronika-record' &&
    'version' in input &&
    versions.includes(input.version)
  );
}

/** Version 1 knew one rules version for the whole match and no situations: one stretch, begun by a setup. */
function stretchesFromOne(old: Readonly<Record<string, unknown>>): unknown {
  const { rules, setup, decisions, ...rest } = old;
  return {
    ...rest,
    version: 2,
    start: { is: 'setup', setup },
    stretches: [{ because: 'start', rules, from: 0, decisions }],
  };
}
