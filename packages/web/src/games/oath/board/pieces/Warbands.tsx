import { COLOURS, type Colour, type Warbands as Counts } from '@kronika/oath';
import { type CSSProperties, memo } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** How many flags stand behind the first, and which of them this is. */
    '--n'?: number;
    '--k'?: number;
  }
}

/** The cut of the flag tells whose warbands they are, besides the colour. */
const CUTS: Readonly<Record<Colour, string>> = {
  purple: 'M3 2H23V30L13 22L3 30Z',
  red: 'M3 2H23V20L13 31L3 20Z',
  blue: 'M3 2H23V19A10 11 0 0 1 3 19Z',
  yellow: 'M3 2H23V28H3Z',
  white: 'M3 2H23V20L3 31Z',
  black: 'M3 2H23V30L18 24L13 30L8 24L3 30Z',
};

export const Flag = memo(function Flag({ colour }: { readonly colour: Colour }) {
  return (
    <svg className={`f oath-${colour}`} viewBox="0 0 26 33" aria-hidden="true">
      <path d={CUTS[colour]} />
    </svg>
  );
});

interface StackProps {
  readonly colour: Colour;
  readonly count: number;
}

/** Warbands of one colour: at most four flags are drawn, the number always. */
export const FlagStack = memo(function FlagStack({ colour, count }: StackProps) {
  const behind = Math.min(count, 4) - 1;
  const style: CSSProperties = { '--n': behind };
  return (
    <span className={`oa-wbs oath-${colour}`} style={style}>
      {Array.from({ length: behind }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: flags of one stack are all alike
        <i key={at} style={{ '--k': behind - at }}>
          <Flag colour={colour} />
        </i>
      ))}
      <i className="fr" style={{ '--k': 0 }}>
        <Flag colour={colour} />
        <b>{count}</b>
      </i>
    </span>
  );
});

/** All warbands somewhere, colour by colour. */
export function WarbandStacks({ warbands }: { readonly warbands: Counts }) {
  return COLOURS.map((colour) => {
    const count = warbands[colour] ?? 0;
    return count === 0 ? undefined : <FlagStack key={colour} colour={colour} count={count} />;
  });
}
