import type { ReactNode } from 'react';
import { hasPart } from '../../games/parts.ts';
import { rulesAddress } from '../../rules/outline.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import { ownSeat, useSession, useTable } from '../session/context.ts';
import { useIsOut } from '../standings/use-is-out.ts';
import { Dialog } from './Dialog.tsx';

interface MenuDialogProps {
  /** What the page around the table adds. */
  readonly tools: ReactNode;
  readonly leave: () => void;
  readonly toggleTwin: () => void;
  readonly reportProblem: (() => void) | undefined;
}

/** Everything about the table that is no move. */
export function MenuDialog({ tools, leave, toggleTwin, reportProblem }: MenuDialogProps) {
  const { session, words, guide } = useTable();
  const document = useSession(({ known }) => known?.document);
  const own = ownSeat(document);
  const hands = own === undefined ? undefined : document?.seats[own]?.hands;
  // A lesson is no match of one's own: there is nothing to order or to give up.
  const isPlaying = document?.status === 'playing' && own !== undefined && guide === undefined;
  // Who is out of the match, or gave up before, has nothing to give up.
  const isOut = useIsOut();
  return (
    <Dialog title={document?.title ?? words.menu} onClose={() => session.close()}>
      {tools !== undefined && <div className="menutools">{tools}</div>}
      <ul className="menu">
        {isPlaying && <MenuItem icon="hourglass" text={words.orders} onClick={() => session.open({ is: 'orders' })} />}
        {isPlaying && document?.you.undo === 'consent' && (
          <MenuItem
            icon="x-undo"
            text={words.askTakeBack}
            onClick={() => {
              session.close();
              session.wish({ is: 'takeBack' });
            }}
          />
        )}
        <MenuItem
          icon="x-eye"
          text={words.textView}
          onClick={() => {
            session.close();
            toggleTwin();
          }}
        />
        <RulesItem />
        <MenuItem icon="cog" text={words.settings} onClick={() => session.open({ is: 'settings' })} />
        <MenuItem icon="finger-print" text={words.keys} onClick={() => session.open({ is: 'keys' })} />
        {isPlaying && (
          <MenuItem
            icon="poker-hand"
            text={`${words.hands}: ${hands === 'shown' ? words.handsShown : words.handsHidden}`}
            onClick={() => session.wish({ is: 'hands', hands: hands === 'shown' ? 'hidden' : 'shown' })}
          />
        )}
        {isPlaying && !isOut && (
          <MenuItem icon="flying-flag" text={words.resign} onClick={() => session.open({ is: 'resign' })} />
        )}
        {reportProblem !== undefined && (
          <MenuItem
            icon="hazard-sign"
            text={words.reportProblem}
            onClick={() => {
              session.close();
              reportProblem();
            }}
          />
        )}
        <MenuItem icon="x-back" text={words.leave} onClick={leave} />
      </ul>
      {document !== undefined && document.spectators > 0 && (
        <p className="quiet">{words.spectators(document.spectators)}</p>
      )}
    </Dialog>
  );
}

/** The rules open beside the match, which goes on meanwhile. */
function RulesItem() {
  const { session, words } = useTable();
  const game = useSession(({ known }) => known?.document.game) ?? '';
  if (!hasPart(game, 'rules')) return undefined;
  return (
    <li>
      <a
        className="menuitem"
        href={rulesAddress(game)}
        target="_blank"
        rel="noreferrer"
        onClick={() => session.close()}
      >
        <Icon name="open-book" />
        {words.rules}
      </a>
    </li>
  );
}

interface MenuItemProps {
  readonly icon: IconName;
  readonly text: string;
  readonly onClick: () => void;
}

function MenuItem({ icon, text, onClick }: MenuItemProps) {
  return (
    <li>
      <button type="button" className="menuitem" onClick={onClick}>
        <Icon name={icon} />
        {text}
      </button>
    </li>
  );
}
