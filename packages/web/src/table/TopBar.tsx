import type { ReactNode } from 'react';
import { Icon } from '../sprite/Icon.tsx';
import { useSession, useTable } from './session/context.ts';
import { SpeedMenu } from './staging/SpeedChoice.tsx';

interface TopBarProps {
  readonly twin: 'shown' | 'hidden';
  readonly toggleTwin: () => void;
  readonly leave: () => void;
  /** What the page around the table adds. */
  readonly more?: ReactNode;
}

/** The bar above the board: where the match stands, and the way to everything that is no move. */
export function TopBar({ twin, toggleTwin, leave, more }: TopBarProps) {
  const { session, lang, words, guide, mode } = useTable();
  const view = useSession(({ known }) => known?.document.match?.board);
  const steps = view === undefined ? undefined : session.module.steps(view, lang);
  const at = steps === undefined ? -1 : steps.steps.findIndex(({ key }) => key === steps.now);
  return (
    <header className="bar0">
      <span className="brand">
        <Icon name="x-enso" />
        Kronika
        {mode !== 'watched' && <small>{guide?.title[lang] ?? session.module.text[lang].name}</small>}
        {mode === 'watched' && (
          <button type="button" className="btn leavereplay" onClick={leave}>
            <Icon name="x-undo" />
            {words.replay}
          </button>
        )}
      </span>
      <ol className="phases">
        {steps?.steps.map(({ key, name, icon }, place) => (
          <li key={key} className={place < at ? 'done' : ''} aria-current={place === at ? 'step' : undefined}>
            <Icon name={icon} />
            {name}
          </li>
        ))}
      </ol>
      <div className="tools">
        {more}
        {steps?.round !== undefined && <span className="tool still">{steps.round}</span>}
        <SpeedMenu />
        <button
          type="button"
          className="tool"
          aria-pressed={twin === 'shown'}
          aria-label={words.textView}
          title={words.textView}
          onClick={toggleTwin}
        >
          <Icon name="x-eye" />
        </button>
        <MenuButton />
        {guide !== undefined && (
          <button type="button" className="tool" aria-label={words.leave} title={words.leave} onClick={leave}>
            <Icon name="x-cross" />
          </button>
        )}
      </div>
    </header>
  );
}

/** Where one points at things to change them, nobody plays: there is no menu of the table, and no log. */
export function MenuButton() {
  const { session, words, pointing } = useTable();
  if (pointing !== undefined) return null;
  return (
    <button
      type="button"
      className="tool"
      aria-label={words.menu}
      title={words.menu}
      onClick={() => session.open({ is: 'menu' })}
    >
      <Icon name="x-dots" />
    </button>
  );
}

/** On a phone the log is a sheet. */
export function LogButton() {
  const { session, words, pointing } = useTable();
  if (pointing !== undefined) return null;
  return (
    <button
      type="button"
      className="tool"
      aria-label={words.log}
      title={words.log}
      onClick={() => session.open({ is: 'log' })}
    >
      <Icon name="scroll-unfurled" />
    </button>
  );
}
