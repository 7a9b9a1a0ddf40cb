import type { Question } from '@kronika/kernel';
import { optionsOf } from '../choosing/controls.ts';
import { optionText } from '../choosing/told.ts';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';

/** The offer of one's own that can be withdrawn while others think about it. */
export function useWithdrawal(): Question | undefined {
  return useSession(({ known }) => known?.document.match?.offer?.withdraw);
}

/** Withdraws the offer one has made; nothing where there is none. */
export function WithdrawButton() {
  const { session } = useTable();
  const telling = useTelling();
  const withdrawal = useWithdrawal();
  const isSending = useSession(({ sent, asked }) => sent === asked);
  const [option] = withdrawal === undefined ? [] : optionsOf(withdrawal);
  if (option === undefined) return undefined;
  return (
    <button type="button" className="btn" data-does="withdraw" disabled={isSending} onClick={() => session.withdraw()}>
      {optionText(telling, option)}
    </button>
  );
}
