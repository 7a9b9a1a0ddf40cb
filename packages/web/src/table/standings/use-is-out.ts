import { ownSeat, useSession, useTable } from '../session/context.ts';

/** Whether whoever sits here plays no more, although the match goes on. */
export function useIsOut(): boolean {
  const { session, lang } = useTable();
  const document = useSession(({ known }) => known?.document);
  const own = ownSeat(document);
  const view = document?.match?.board;
  if (own === undefined || view === undefined) return false;
  return session.module.standings(view, lang).some(({ seat, out }) => seat === own && out !== undefined);
}
