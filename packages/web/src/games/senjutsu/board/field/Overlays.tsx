import { cornersOf, middleOf, type Point, pointsOf, type Tilt } from '../geometry.ts';
import { Arrow } from './Arrow.tsx';
import { type Overlay, overlayKey } from './overlay.ts';

interface OverlaysProps {
  readonly overlays: readonly Overlay[];
  readonly tilt: Tilt;
}

/** The hatchings that overlays are filled with. */
export function OverlayPatterns() {
  return (
    <defs>
      <pattern id="sen-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3.2" height="9" fill="#b3261c" opacity=".55" />
      </pattern>
      <pattern id="sen-lattice" width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 6H12M6 0V12" stroke="#1f5f96" strokeWidth="1.6" opacity=".55" />
      </pattern>
    </defs>
  );
}

/** What covers the cells: blocks, strikes and previews. */
export function Overlays({ overlays, tilt }: OverlaysProps) {
  return overlays.map((overlay) => <OverlayOf key={overlayKey(overlay)} overlay={overlay} tilt={tilt} />);
}

function cross({ x, y }: Point, half: number): string {
  return `M${x - half} ${y - half}L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}`;
}

function OverlayOf({ overlay, tilt }: { readonly overlay: Overlay; readonly tilt: Tilt }) {
  const middle = middleOf(overlay.cell, tilt);
  const points = (part: number) => pointsOf(cornersOf(middle, part, tilt));
  switch (overlay.is) {
    case 'block':
      return (
        <g className="ov-block">
          <polygon points={points(0.9)} className="edge" />
          <polygon points={points(0.9)} fill="url(#sen-lattice)" />
          <polygon points={points(0.76)} className="inner" />
        </g>
      );
    case 'strike':
      return (
        <g className="ov-strike" style={{ '--nth': overlay.nth }}>
          <polygon points={points(0.9)} className="edge" />
          <path
            d={`M${middle.x - 32} ${middle.y + 19}Q${middle.x} ${middle.y - 1} ${middle.x + 36} ${middle.y - 23}Q${middle.x + 6} ${middle.y + 8} ${middle.x - 32} ${middle.y + 19}z`}
            className="cut"
          />
        </g>
      );
    case 'aim':
      return (
        <g className="ov-strike aim">
          <polygon points={points(0.9)} className="edge" />
        </g>
      );
    case 'threat':
      return <polygon points={points(0.9)} fill="url(#sen-hatch)" className="ov-threat" />;
    case 'guard':
      return (
        <g className="ov-guard">
          <polygon points={points(0.9)} fill="url(#sen-lattice)" className="edge" />
          <polygon points={points(0.76)} className="inner" />
        </g>
      );
    case 'reach':
      return (
        <polygon points={points(0.88)} className={overlay.alternatives.includes(1) ? 'ov-reach second' : 'ov-reach'} />
      );
    case 'path':
      return <Arrow from={middleOf(overlay.from, tilt)} to={middle} look="path" />;
    case 'intent':
      return <Arrow from={middleOf(overlay.from, tilt)} to={middle} look="intent" />;
    case 'no':
      return (
        <g className={`ov-no ${overlay.within}`}>
          {overlay.within === 'reach' && <polygon points={points(0.86)} className="edge" />}
          <path d={cross(middle, overlay.within === 'reach' ? 10 : 6)} />
        </g>
      );
    case 'left':
      return <polygon points={points(0.86)} className="ov-left" />;
  }
}
