import { isPlainWindow } from '@kronika/protocol';
import { type PointerEvent, useRef } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { useMedia } from '../motion/pace.ts';
import { useSession, useTable } from '../session/context.ts';
import { KeyCap } from './KeyCap.tsx';
import { PASS_KEYS, PassMenu } from './PassMenu.tsx';
import { usePassingWords } from './use-passing.ts';

/** How long a finger has to rest on the button until the menu opens, in milliseconds. */
const LONG_PRESS = 420;

/**
 * Passing once, and beside it how long else one can pass. Never filled: where something can be done, that is what is
 * offered first, and where nothing can, nothing is.
 */
export function PassButton() {
  const { session, words, guide } = useTable();
  const say = usePassingWords();
  const pass = useSession(({ controls }) => controls.pass);
  const isWindow = useSession(({ question }) => question !== undefined && isPlainWindow(question));
  const isOpen = useSession(({ overlay }) => overlay?.is === 'passMenu');
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasLong = useRef(false);
  // Under a thumb it lies over everything, as other sheets do.
  const isPhone = useMedia('(max-width: 760px)');
  const hasMenu = isWindow && guide === undefined;
  const release = () => clearTimeout(press.current);
  const onPointerDown = (event: PointerEvent) => {
    wasLong.current = false;
    if (event.pointerType === 'mouse' || !hasMenu) return;
    press.current = setTimeout(() => {
      wasLong.current = true;
      session.open({ is: 'passMenu' });
    }, LONG_PRESS);
  };
  return (
    <span className="passing">
      <button
        type="button"
        className="btn pass pick"
        data-option={pass}
        aria-keyshortcuts="p"
        onClick={() => {
          if (!wasLong.current) session.pass();
          wasLong.current = false;
        }}
        onPointerDown={onPointerDown}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        onContextMenu={(event) => {
          if (!hasMenu) return;
          event.preventDefault();
          session.open({ is: 'passMenu' });
        }}
      >
        {words.pass} <KeyCap text="P" />
      </button>
      {hasMenu && (
        <button
          type="button"
          className="btn until pick"
          aria-label={say.passUntilSomething}
          title={`${say.passUntilSomething} (${PASS_KEYS.something})`}
          aria-keyshortcuts="Shift+P"
          onClick={() => session.passFor('something')}
        >
          <Icon name="x-next" />
        </button>
      )}
      {hasMenu && (
        <button
          type="button"
          className="btn more pick"
          aria-label={say.menu}
          title={say.menu}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? session.close() : session.open({ is: 'passMenu' }))}
        >
          <Icon name="x-chev" />
        </button>
      )}
      {hasMenu && isOpen && !isPhone && <PassMenu />}
    </span>
  );
}
