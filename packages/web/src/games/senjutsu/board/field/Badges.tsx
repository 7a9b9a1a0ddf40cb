import type { Point } from '../geometry.ts';

/** A drop with a number: filled for a strike that lands, hollow for one that may. */
export function Drop({
  at,
  count,
  look,
}: {
  readonly at: Point;
  readonly count: string;
  readonly look: 'lands' | 'may';
}) {
  return (
    <g className={`bg-drop ${look}`} transform={`translate(${at.x} ${at.y})`}>
      <path d="M0-21C8-8 15-1 15 8.5A15 15 0 0 1-15 8.5C-15-1-8-8 0-21z" />
      <text y="14.5" textAnchor="middle" className="bn">
        {count}
      </text>
    </g>
  );
}

/** A standing shield with the speed at which it blocks. */
export function Shield({ at, speed }: { readonly at: Point; readonly speed: number | undefined }) {
  return (
    <g
      className={speed === undefined ? 'bg-shield may' : 'bg-shield'}
      transform={`translate(${at.x} ${at.y}) scale(.92)`}
    >
      <ellipse cx="2" cy="18" rx="20" ry="7" fill="#0a2540" opacity=".3" />
      <path d="M-20-30Q0-38 20-30V-4Q18 12 0 22Q-18 12-20-4z" className="plate0" />
      <path d="M-14-25Q0-31 14-25V-5Q12 7 0 14Q-12 7-14-5z" className="lining" />
      <text y="2" textAnchor="middle" className="bn">
        {speed}
      </text>
    </g>
  );
}

/** Where a card would lead: a footprint, its number, and which alternative leads there. */
export function Footprint({
  at,
  number,
  alternatives,
}: {
  readonly at: Point;
  readonly number: number;
  readonly alternatives: readonly number[];
}) {
  const by = alternatives.map((alternative) => ROMAN[alternative] ?? '').join(' ');
  return (
    <g className="bg-foot" transform={`translate(${at.x} ${at.y})`}>
      <use href="#i-footprint" x="-25" y="-17" width="27" height="27" />
      <circle cx="17" cy="8" r="12" />
      <text x="17" y="13" textAnchor="middle" className="bn">
        {number}
      </text>
      {by !== '' && (
        <text x="14" y="-10" textAnchor="middle" className="by">
          {by}
        </text>
      )}
    </g>
  );
}

const ROMAN = ['I', 'II', 'III', 'IV'];

/** The letter of a choice. */
export function Letter({
  at,
  letter,
  look,
}: {
  readonly at: Point;
  readonly letter: string;
  readonly look: 'is' | 'may';
}) {
  return (
    <g className={`bg-letter ${look}`} transform={`translate(${at.x} ${at.y}) scale(.92)`}>
      <circle r="19" />
      <text y="7.5" textAnchor="middle" className="rl">
        {letter}
      </text>
    </g>
  );
}

/** What came of a strike, above whom it was aimed at. */
export function Verdict({
  at,
  text,
  look,
}: {
  readonly at: Point;
  readonly text: string;
  readonly look: 'hit' | 'block' | 'miss';
}) {
  const wide = 24 + text.length * 9.2;
  return (
    <g className={`bg-verdict ${look}`} transform={`translate(${at.x} ${at.y})`}>
      <g className="rise">
        <rect x={-wide / 2} y="-17" width={wide} height="32" rx="9" />
        <text y="5" textAnchor="middle">
          {text}
        </text>
      </g>
    </g>
  );
}

/** The number of a standee and the speed and type of its card, above its head. */
export function Head({ at, number, speed }: { readonly at: Point; readonly number: string; readonly speed: string }) {
  return (
    <g className="bg-head" transform={`translate(${at.x} ${at.y})`}>
      {speed !== '' && (
        <>
          <rect x="-20" y="-14" width={26 + speed.length * 11} height="27" rx="13.5" />
          <text x={-7 + (speed.length * 11) / 2} y="6" textAnchor="middle" className="bn">
            {speed}
          </text>
        </>
      )}
      {number !== '' && (
        <>
          <circle cx="-26" cy="-12" r="13" />
          <text x="-26" y="-7" textAnchor="middle" className="rn">
            {number}
          </text>
        </>
      )}
    </g>
  );
}
