import type { SeatId } from '@kronika/kernel';
import { ownSeat, useSession, useTable } from '../session/context.ts';

/** Whose hand a spectator sees, among the seats that show theirs. */
export function EyesChoice() {
  const { words, lookThrough } = useTable();
  const document = useSession(({ known }) => known?.document);
  if (document === undefined || lookThrough === undefined || ownSeat(document) !== undefined) return undefined;
  const shown = document.seats.flatMap(({ hands, name }, place) =>
    hands === 'shown' ? SEATS.filter((seat) => seat === place).map((seat) => ({ seat, name })) : [],
  );
  if (shown.length === 0) return undefined;
  const through = throughOf(document.you.role);
  const isNobody = !shown.some(({ seat }) => seat === through);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a line of buttons
    <span className="eyes" role="group" aria-label={words.eyes}>
      <button type="button" className="btn" aria-pressed={isNobody} onClick={() => !isNobody && lookThrough(undefined)}>
        {words.ownEyes}
      </button>
      {shown.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          className="btn"
          aria-pressed={seat === through}
          onClick={() => seat !== through && lookThrough(seat)}
        >
          {words.eyesOf(name)}
        </button>
      ))}
    </span>
  );
}

const SEATS: readonly SeatId[] = [0, 1, 2, 3, 4, 5];

/** Whose eyes somebody in this role asked to look through. */
export function throughOf(role: { readonly is: string; readonly through?: SeatId }): SeatId | undefined {
  return role.through;
}
