import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { optionsOf, type PlaceName } from '../choosing/controls.ts';
import { hintText, optionText } from '../choosing/told.ts';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { popoverPlace } from './popover-place.ts';

/** The thing on the board that has this name. */
export function elementOf(place: PlaceName): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"] > .press`);
}

/** Several options of one thing, beside it. */
export function OptionPopover({ place }: { readonly place: PlaceName }) {
  const { session, words } = useTable();
  const telling = useTelling();
  const question = useSession((state) => state.question);
  const options = useSession((state) => state.controls.places.get(place));
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: -9999, top: 0 });
  useLayoutEffect(() => {
    const thing = elementOf(place);
    const panel = ref.current;
    if (thing === null || panel === null) return;
    const { width, height } = panel.getBoundingClientRect();
    setAt(popoverPlace(thing.getBoundingClientRect(), { width, height }, { width: innerWidth, height: innerHeight }));
  }, [place]);
  useEffect(() => {
    ref.current?.querySelector('button')?.focus();
    return () => elementOf(place)?.focus();
  }, [place]);
  if (question === undefined || options === undefined) return undefined;
  const all = optionsOf(question);
  return (
    <>
      <button type="button" className="veil" aria-label={words.close} tabIndex={-1} onClick={() => session.close()} />
      <div ref={ref} className="popover panel" role="dialog" aria-label={words.options} style={at}>
        {options.map((option, nth) => {
          const offered = all[option];
          if (offered === undefined) return undefined;
          const icon = telling.module.optionIcon(offered);
          const hint = hintText(telling, offered, question);
          return (
            <button
              key={option}
              type="button"
              className="choice"
              data-option={option}
              onClick={() => session.takeOption(option)}
            >
              {icon === undefined ? <kbd>{nth + 1}</kbd> : <Icon name={icon} />}
              <span className="told">
                <b>{optionText(telling, offered)}</b>
                {hint !== undefined && <small>{hint}</small>}
              </span>
            </button>
          );
        })}
      </div>
    </>
  );
}
