import { type FighterId, isSenjutsuMessage } from '@kronika/senjutsu';
import { useSession } from '../../../../table/session/context.ts';

/** Whose Kamae is asked about now. */
export function useAskedTree(): FighterId | undefined {
  return useSession(({ question }) => {
    const message = question?.message;
    if (message === undefined || !isSenjutsuMessage(message)) return undefined;
    return message.key === 'changeKamae' || message.key === 'jumpKamae' ? message.of : undefined;
  });
}
