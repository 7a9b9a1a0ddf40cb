import { memo } from 'react';
import { choiceOf } from '../choosing/Place.tsx';
import type { Looked } from '../looked.ts';
import { useTable } from '../session/context.ts';

interface TrayThingProps {
  readonly looked: Looked;
  readonly view: unknown;
  readonly state: string;
  /** The option it is taken as. */
  readonly option?: number;
  readonly onTake: (() => void) | undefined;
}

/** A thing on a tray: chosen by a click, or only looked at. */
export const TrayThing = memo(function TrayThing({ looked, view, state, option, onTake }: TrayThingProps) {
  const { session, lang } = useTable();
  const { Face } = session.module;
  const choice = choiceOf(state, 'dimmed');
  return (
    <div className="traycard" data-state={state} data-option={option}>
      <span className="drawn" aria-hidden="true">
        <Face view={view} looked={looked} lang={lang} size="h" {...(choice === undefined ? {} : { choice })} />
      </span>
      <button
        type="button"
        className="press"
        aria-pressed={onTake === undefined ? undefined : state.startsWith('is')}
        aria-label={session.module.nameOf(looked, view)[lang]}
        onClick={() => (onTake === undefined ? session.look(looked, 'asked') : onTake())}
        onPointerEnter={() => session.look(looked, 'passing')}
        onFocus={() => session.look(looked, 'passing')}
      />
    </div>
  );
});
