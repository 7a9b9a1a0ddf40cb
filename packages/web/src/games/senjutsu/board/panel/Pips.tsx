import { Picture } from '../../cards/Picture.tsx';

/** Wounds as drops, the bleeding ones first; hollow ones are left until defeat. */
export function WoundPips({
  wounds,
  bleeding,
  limit,
}: {
  readonly wounds: number;
  readonly bleeding: number;
  readonly limit: number;
}) {
  return (
    <span className="pips0">
      {Array.from({ length: limit }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drop is its number
        <i key={at} className={at < bleeding ? 'on bl' : at < wounds + bleeding ? 'on' : ''}>
          <Picture name={at < bleeding ? 'bleed' : 'drop'} />
        </i>
      ))}
    </span>
  );
}

/** How much focus a hero can hold. */
export const MOST_FOCUS = 3;

export function FocusPips({ focus }: { readonly focus: number }) {
  return (
    <span className="pips0 fo">
      {Array.from({ length: MOST_FOCUS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lotus is its number
        <i key={at} className={at < focus ? 'on' : ''}>
          <Picture name="lotus" />
        </i>
      ))}
    </span>
  );
}
