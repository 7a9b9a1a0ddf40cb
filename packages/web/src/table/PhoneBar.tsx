import { Icon } from '../sprite/Icon.tsx';
import { useSession, useTable } from './session/context.ts';
import { MenuButton } from './TopBar.tsx';
import './phone-bar.css';

/** Where the match stands, and the menu, above a board on a phone. */
export function PhoneBar() {
  const { session, lang } = useTable();
  const view = useSession(({ known }) => known?.document.match?.board);
  if (view === undefined) return undefined;
  const { steps, now, round } = session.module.steps(view, lang);
  return (
    <header className="phonebar">
      {round !== undefined && <span className="round">{round}</span>}
      <ol>
        {steps.map(({ key, name, icon }) => (
          <li key={key} aria-current={key === now ? 'step' : undefined} title={name}>
            <Icon name={icon} />
            <span className={key === now ? '' : 'vh'}>{name}</span>
          </li>
        ))}
      </ol>
      <MenuButton />
    </header>
  );
}
