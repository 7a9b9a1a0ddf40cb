import { useBoard } from '../scope.ts';
import type { BoardWords } from '../words.ts';
import type { Overlay } from './overlay.ts';
import type { FieldChoices } from './use-choices.ts';

const HEX = '13,0 6.5,9 -6.5,9 -13,0 -6.5,-9 6.5,-9';

type Entry = keyof BoardWords['legend'];

/** What the marks on the field mean; only those that are there. */
export function Legend({
  overlays,
  choices,
}: {
  readonly overlays: readonly Overlay[];
  readonly choices: FieldChoices;
}) {
  const { words } = useBoard();
  const entries: Entry[] = [
    ...(choices.cells.length + choices.sides.length > 0 ? (['may'] as const) : []),
    ...(['reach', 'strike', 'aim', 'threat', 'guard', 'block', 'intent', 'no'] as const).filter((is) =>
      overlays.some((overlay) => overlay.is === is),
    ),
  ];
  if (entries.length === 0) return undefined;
  return (
    <div className="legend0">
      {entries.map((entry) => (
        <span key={entry}>
          <svg viewBox="-15 -12 30 24" aria-hidden="true" className={`lg-${entry}`}>
            {entry === 'intent' ? (
              <path d="M-13 0H6M4-5 13 0 4 5z" className="b" />
            ) : entry === 'no' ? (
              <path d="M-5-5 5 5M5-5-5 5" className="b" />
            ) : (
              <>
                <polygon points={HEX} className="a" />
                <polygon points={HEX} className="b" />
              </>
            )}
          </svg>
          {words.legend[entry]}
        </span>
      ))}
    </div>
  );
}
