import type { SeatId } from '@kronika/kernel';
import { ownSeat, useSession, useTable } from './context.ts';

/** Whether somebody is there, and whether the table waits for that seat, in words. */
export function usePresenceWords(seat: SeatId): string {
  const { words } = useTable();
  const presence = useSession(({ known }) => known?.document.seats[seat]?.presence);
  const is = useSession(({ known }) => known?.document.seats[seat]?.is);
  const waits = useSession(({ known }) => known?.document.match?.waiting.includes(seat) === true);
  const isOwn = useSession(({ known }) => ownSeat(known?.document) === seat);
  const word = is === 'bot' ? words.bot : presence === 'here' ? words.here : words.away;
  return waits && !isOwn && !(is === 'bot' && presence === 'away') ? `${word}, ${words.thinks}` : word;
}

/** The same as a dot: full for who is there, hollow for who is away, breathing while the table waits. */
export function SeatPresence({ seat }: { readonly seat: SeatId }) {
  const presence = useSession(({ known }) => known?.document.seats[seat]?.presence ?? 'away');
  const waits = useSession(({ known }) => known?.document.match?.waiting.includes(seat) === true);
  return <span className={`presence ${presence}${waits ? ' waits' : ''}`} title={usePresenceWords(seat)} />;
}
