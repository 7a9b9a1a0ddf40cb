import type { SeatId } from '@kronika/kernel';
import { ownSeat, useSession, useTable } from './context.ts';

/** Whether somebody is there, and whether the table waits for that seat: by a dot with a shape, and in words. */
export function SeatPresence({ seat }: { readonly seat: SeatId }) {
  const { words } = useTable();
  const presence = useSession(({ known }) => known?.document.seats[seat]?.presence);
  const is = useSession(({ known }) => known?.document.seats[seat]?.is);
  const waits = useSession(({ known }) => known?.document.match?.waiting.includes(seat) === true);
  const isOwn = useSession(({ known }) => ownSeat(known?.document) === seat);
  const word = is === 'bot' ? words.bot : presence === 'here' ? words.here : words.away;
  return (
    <span
      className={`presence ${presence ?? 'away'}${waits ? ' waits' : ''}`}
      title={waits && !isOwn ? `${word}, ${words.thinks}` : word}
    >
      <span className="vh">{waits && !isOwn ? `${word}, ${words.thinks}` : word}</span>
    </span>
  );
}
