import type { Question } from '@kronika/kernel';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { type OptionRow, rowsOf } from '../choosing/amounts.ts';
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
  return (
    <>
      <button type="button" className="veil" aria-label={words.close} tabIndex={-1} onClick={() => session.close()} />
      <div ref={ref} className="popover panel" role="dialog" aria-label={words.options} style={at}>
        {rowsOf(optionsOf(question), options).map((row, nth) =>
          row.options.length > 1 ? (
            <AmountRow key={row.options[0]} question={question} row={row} />
          ) : (
            <OneOption key={row.options[0]} question={question} option={row.options[0] ?? 0} nth={nth} />
          ),
        )}
      </div>
    </>
  );
}

interface OneOptionProps {
  readonly question: Question;
  readonly option: number;
  readonly nth: number;
}

function OneOption({ question, option, nth }: OneOptionProps) {
  const { session } = useTable();
  const telling = useTelling();
  const offered = optionsOf(question)[option];
  if (offered === undefined) return undefined;
  const icon = telling.module.optionIcon(offered);
  const hint = hintText(telling, offered, question);
  return (
    <button type="button" className="choice" data-option={option} onClick={() => session.choose(option)}>
      {icon === undefined ? <kbd>{nth + 1}</kbd> : <Icon name={icon} />}
      <span className="told">
        <b>{optionText(telling, offered)}</b>
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </button>
  );
}

/** One thing that can be done in several amounts: one click on an amount does it. */
function AmountRow({ question, row }: { readonly question: Question; readonly row: OptionRow }) {
  const { session } = useTable();
  const telling = useTelling();
  const described = useId();
  const [at, setAt] = useState(0);
  const all = optionsOf(question);
  const least = all[row.options[0] ?? 0];
  const shown = all[row.options[at] ?? 0];
  if (least === undefined || shown === undefined) return undefined;
  const hint = hintText(telling, shown, question);
  return (
    <fieldset className="amounts" aria-describedby={described}>
      <legend>{optionText(telling, least)}</legend>
      <div className="chips">
        {row.options.map((option, nth) => {
          const offered = all[option];
          const amount = `+${row.amounts[nth] ?? 0}`;
          return (
            <button
              key={option}
              type="button"
              className="chip"
              data-option={option}
              aria-label={offered === undefined ? undefined : `${amount}: ${optionText(telling, offered)}`}
              onPointerEnter={() => setAt(nth)}
              onFocus={() => setAt(nth)}
              onClick={() => session.choose(option)}
            >
              {amount}
            </button>
          );
        })}
      </div>
      {hint !== undefined && (
        <small id={described} aria-live="polite">
          {hint}
        </small>
      )}
    </fieldset>
  );
}
