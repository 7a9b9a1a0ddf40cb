import { type PointerEvent, useRef } from 'react';
import { useTable } from '../session/context.ts';
import type { StagePlayer } from './stage-player.ts';
import { STAGING_WORDS } from './words.ts';

/** How long a press has to last until everything is skipped, in milliseconds. */
const HELD = 450;

/** Lies over the whole stage: a click hurries on to the next step, a longer press skips them all. */
export function HurryButton({ player }: { readonly player: StagePlayer }) {
  const { lang } = useTable();
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const release = () => {
    if (press.current !== undefined) clearTimeout(press.current);
    press.current = undefined;
  };
  const hold = (event: PointerEvent) => {
    if (event.button !== 0) return;
    release();
    press.current = setTimeout(() => player.skip(), HELD);
  };
  return (
    <button
      type="button"
      className="hurrybtn"
      tabIndex={-1}
      aria-label={STAGING_WORDS[lang].faster}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => player.next()}
    />
  );
}
