import type { MoveItem } from '@kronika/senjutsu';

const LONG = 'M-3 12V-2H-8.5L0 -13.5 8.5 -2H3V12z';
const SHORT = 'M-2 -4.6V-10H-4.9L0 -17.4 4.9 -10H2V-4.6z';

/** What the arrows of one icon say: filled ones are a duty, hollow ones are not; a number only above one. */
export function MoveIcon({ item }: { readonly item: MoveItem }) {
  const look = item.duty === 'must' ? 'must' : 'may1';
  if (item.is === 'turn')
    return (
      <svg className="mv" viewBox="-16 -16 32 32" aria-hidden="true">
        <path d="M-9.4 5.4A10.8 10.8 0 1 1 9.4 5.4" className={item.duty === 'must' ? 'arc am' : 'arc ao'} />
        <path d="M-14.6 3.4L-5.6 2.2 -8.6 11z" className={look} />
        <path d="M14.6 3.4L5.6 2.2 8.6 11z" className={look} />
        <text x="0" y="5" textAnchor="middle" className="tn2">
          {item.count}
        </text>
      </svg>
    );
  const [only] = item.towards;
  if (item.towards.length === 1 && only !== undefined && item.count === 1)
    return (
      <svg className="mv" viewBox="-16 -16 32 32" aria-hidden="true">
        <path d={LONG} transform={`rotate(${only * 60})`} className={look} />
      </svg>
    );
  return (
    <svg className="mv" viewBox={boxOf(item.towards)} aria-hidden="true">
      {item.towards.map((direction) => (
        <path key={direction} d={SHORT} transform={`rotate(${direction * 60})`} className={look} />
      ))}
      {item.count === 1 ? (
        <circle r="2.4" className="must" />
      ) : (
        <text x="0" y="4" textAnchor="middle">
          {item.count}
        </text>
      )}
    </svg>
  );
}

/** Arrows that all point ahead, or all back, need only half of the room. */
function boxOf(towards: readonly number[]): string {
  if (towards.every((direction) => [5, 0, 1].includes(direction))) return '-18 -21 36 28';
  if (towards.every((direction) => [2, 3, 4].includes(direction))) return '-18 -7 36 28';
  return '-19 -19 38 38';
}
