import type { Until } from '@kronika/protocol';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import { useTable } from '../session/context.ts';
import { KeyCap } from './KeyCap.tsx';
import { usePassingWords, usePassWays } from './use-passing.ts';

const ICONS: Readonly<Record<Until, IconName>> = {
  something: 'sound-waves',
  contest: 'crossed-swords',
  phase: 'sunrise',
};

/** What stands on the keys that do the same. */
export const PASS_KEYS: Readonly<Record<Until, string>> = { something: '⇧P', contest: 'C', phase: 'F' };

/** How long to pass, in a list that a thumb reaches. */
export function PassMenu() {
  const { session, words } = useTable();
  const say = usePassingWords();
  const ways = usePassWays();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.querySelector<HTMLElement>('[role="menuitem"]:not(.deskonly)')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <>
      <button type="button" className="veil" aria-label={words.close} tabIndex={-1} onClick={() => session.close()} />
      <div ref={ref} className="passmenu panel" role="menu" aria-label={say.menu} onKeyDown={moveInMenu}>
        <Item
          icon="hourglass"
          name={say.once}
          keyName="P"
          className="deskonly"
          onClick={() => {
            session.close();
            session.pass();
          }}
        />
        {ways.map(({ until, name, note }) => (
          <Item
            key={until}
            icon={ICONS[until]}
            name={name}
            note={note}
            keyName={PASS_KEYS[until]}
            onClick={() => session.passFor(until)}
          />
        ))}
        <hr />
        <Item icon="x-mute" name={say.whatToAsk} onClick={() => session.open({ is: 'orders' })} />
      </div>
    </>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly name: string;
  readonly note?: string;
  readonly keyName?: string;
  readonly className?: string;
  readonly onClick: () => void;
}

function Item({ icon, name, note, keyName, className = '', onClick }: ItemProps) {
  return (
    <button type="button" role="menuitem" className={className} tabIndex={-1} onClick={onClick}>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      {keyName !== undefined && <KeyCap text={keyName} />}
    </button>
  );
}

/** Arrows go from one item to the next, round and round. */
function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
  if (by === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')].filter(
    (item) => item.offsetParent !== null || item.getClientRects().length > 0,
  );
  const at = items.findIndex((item) => item.matches(':focus'));
  items.at((at + by + items.length) % items.length)?.focus();
}
