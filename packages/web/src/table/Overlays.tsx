import { impossible } from '@kronika/kernel';
import type { ReactNode } from 'react';
import type { Layout } from './board-module.ts';
import { Inspector } from './inspector/Inspector.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import { OrdersDialog } from './orders/OrdersDialog.tsx';
import { EndingDialog } from './overlay/EndingDialog.tsx';
import { KeysDialog } from './overlay/KeysDialog.tsx';
import { MenuDialog } from './overlay/MenuDialog.tsx';
import { OptionPopover } from './overlay/OptionPopover.tsx';
import { PileDialog } from './overlay/PileDialog.tsx';
import { RefusalBubble } from './overlay/RefusalBubble.tsx';
import { ResignDialog } from './overlay/ResignDialog.tsx';
import { SettingsDialog } from './overlay/SettingsDialog.tsx';
import { TipBubble } from './overlay/TipBubble.tsx';
import { useGoingOn } from './overlay/use-going-on.ts';
import { PassMenu } from './passing/PassMenu.tsx';
import { RuleSheet } from './rules/RuleBeside.tsx';
import { Sheet } from './Sheet.tsx';
import { useSession, useTable } from './session/context.ts';
import type { Overlay } from './session/session-state.ts';
import { SinceList } from './staging/SinceList.tsx';
import { useSinceWord } from './staging/Strip.tsx';
import { useStaged } from './staging/use-staging.ts';
import { piecesIn } from './text/pieces.ts';

interface OverlaysProps {
  readonly layout: Layout;
  readonly preferences: ReactNode;
  readonly leave: () => void;
  readonly rematchTo: (table: string) => void;
  readonly toggleTwin: () => void;
  readonly tools?: ReactNode;
  readonly watchReplay: (() => void) | undefined;
  readonly openChronicle: (() => void) | undefined;
  readonly reportProblem: (() => void) | undefined;
}

/** Whatever lies over the board. */
export function Overlays(props: OverlaysProps) {
  const overlay = useSession((state) => state.overlay);
  useGoingOn(props.rematchTo);
  const { guide } = useTable();
  // The last blow is seen before it is told who won by it.
  const isStaged = useStaged(({ current }) => current !== undefined) === true;
  return (
    <>
      <TipBubble />
      <RefusalBubble />
      {overlay !== undefined && <Opened overlay={overlay} {...props} />}
      {overlay === undefined && !isStaged && guide === undefined && (
        <EndingDialog
          leave={props.leave}
          rematchTo={props.rematchTo}
          watchReplay={props.watchReplay}
          openChronicle={props.openChronicle}
        />
      )}
    </>
  );
}

function Opened({
  overlay,
  layout,
  preferences,
  leave,
  toggleTwin,
  tools,
  reportProblem,
}: OverlaysProps & { readonly overlay: Overlay }) {
  const { session, words, guide } = useTable();
  const looked = useSession((state) => state.looked);
  const since = useSinceWord();
  switch (overlay.is) {
    case 'options':
      return <OptionPopover key={overlay.place} place={overlay.place} />;
    case 'pile':
      return <PileDialog title={overlay.title} things={overlay.things} />;
    case 'menu':
      return <MenuDialog tools={tools} leave={leave} toggleTwin={toggleTwin} reportProblem={reportProblem} />;
    case 'passMenu':
      // On a desk it stands beside its button.
      return layout === 'phone' ? <PassMenu /> : undefined;
    case 'orders':
      return <OrdersDialog />;
    case 'resign':
      return <ResignDialog />;
    case 'rule':
      // On a desk it lies beside the board, over the log.
      return layout === 'phone' ? <RuleSheet rule={overlay.rule} /> : undefined;
    case 'keys':
      return <KeysDialog />;
    case 'settings':
      return <SettingsDialog preferences={preferences} />;
    case 'log':
      return (
        <Sheet title={words.log}>
          <LogPanel />
        </Sheet>
      );
    case 'since':
      return (
        <Sheet title={since}>
          <SinceList />
        </Sheet>
      );
    case 'inspector':
      // Where a coach stands in the place of the inspector, things are looked at over the board.
      return layout === 'phone' || guide?.is === 'leading' ? (
        <Sheet title={words[looked === undefined ? session.module.pieces : piecesIn(looked)].inspector}>
          <Inspector fallback={undefined} />
        </Sheet>
      ) : undefined;
    default:
      return impossible(overlay);
  }
}
