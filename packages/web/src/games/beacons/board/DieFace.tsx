/** Where the pips of a roll stand. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[16, 16]],
  2: [
    [10, 10],
    [22, 22],
  ],
  3: [
    [9, 9],
    [16, 16],
    [23, 23],
  ],
};

/** The die, as it lies. */
export function DieFace({ roll }: { readonly roll: number }) {
  return (
    <svg className="dieface" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1.500" y="1.500" width="29" height="29" rx="7" />
      {PIPS[roll]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.200" />
      ))}
    </svg>
  );
}
