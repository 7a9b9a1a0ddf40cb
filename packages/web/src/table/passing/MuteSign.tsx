import { isPrintedCard } from '@kronika/kernel';
import { Icon } from '../../sprite/Icon.tsx';
import type { Looked } from '../looked.ts';
import { useSession } from '../session/context.ts';

/** Whether it is a card of one's own that one does not want to be asked about always. */
export function useIsMuted(looked: Looked | undefined): boolean {
  const card = looked !== undefined && isPrintedCard(looked) ? looked.card : undefined;
  return useSession(({ known }) => card !== undefined && known?.document.you.mutedCards?.includes(card) === true);
}

/** The sign on such a card. */
export function MuteSign() {
  return (
    <span className="mutesign" aria-hidden="true">
      <Icon name="x-mute" />
    </span>
  );
}
