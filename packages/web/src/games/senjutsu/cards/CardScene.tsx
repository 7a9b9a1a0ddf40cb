import { memo } from 'react';

interface CardSceneProps {
  readonly subject: string;
  /** Chooses the ridges and the place of the sun, so that no two cards look alike. */
  readonly seed: string;
  readonly sun: string;
}

/** Ink on paper: a sun in the colour of the type, two ridges, mist, and the subject before them. */
export const CardScene = memo(function CardScene({ subject, seed, sun }: CardSceneProps) {
  const draw = dice(seed);
  const sunX = 40 + draw() * 140;
  const sunY = 26 + draw() * 18;
  const far = ridge(draw, 42, 84);
  const near = ridge(draw, 64, 99);
  return (
    <>
      <svg className="scn" viewBox="0 0 220 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx={sunX} cy={sunY} r="25" fill={sun} opacity=".82" />
        <path d={far} fill="#221b12" opacity=".13" />
        <path d={near} fill="#221b12" opacity=".2" />
        <path d="M0 96Q60 86 110 98T220 94V120H0z" fill="#fffaf0" opacity=".55" />
      </svg>
      <svg className="sbj" aria-hidden="true">
        <use href={`#i-${subject}`} />
      </svg>
    </>
  );
});

function ridge(draw: () => number, high: number, low: number): string {
  const at = () => Math.round(high + draw() * (low - high));
  const peaks = [44, 88, 132, 176, 220].map((x) => `Q${x - 22} ${at()} ${x} ${at()}`).join('');
  return `M0 ${at()}${peaks}V130H0z`;
}

/** Always the same numbers for the same card. */
function dice(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
