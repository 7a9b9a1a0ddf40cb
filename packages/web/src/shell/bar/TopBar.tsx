import { Link, useLocation } from 'wouter';
import { Icon } from '../../sprite/Icon.tsx';
import { OfflineChip } from '../offline/OfflineChip.tsx';
import { LANGUAGES, Preferences } from '../preferences/Preferences.tsx';
import { languagePreference, namePreference } from '../preferences/preferences.ts';
import { useStored } from '../preferences/use-stored.ts';
import { useLang, useWords } from '../use-words.ts';
import { SHELL_WORDS } from '../words.ts';
import { LightSwitch } from './LightSwitch.tsx';
import { PersonLinks } from './PersonLinks.tsx';
import './top-bar.css';

const PREFERENCES = 'preferences';

/** The bar above every page but the tables, which have one of their own. */
export function TopBar() {
  const say = useWords(SHELL_WORDS);
  return (
    <header className="top-bar">
      <Link href="/" className="brand" aria-label={say.home}>
        <Icon name="x-enso" />
        <span>Kronika</span>
      </Link>
      <nav aria-label={say.mainNavigation}>
        <NavLink href="/" label={say.tables} />
        <NavLink href="/decks" label={say.decks} />
        <NavLink href="/cards" label={say.cards} />
        <NavLink href="/rules" label={say.rules} />
        <NavLink href="/replays" label={say.replays} />
      </nav>
      <OfflineChip />
      <div className="top-bar-own">
        <LanguageSwitch />
        <LightSwitch />
        <button type="button" className="top-bar-name" popoverTarget={PREFERENCES}>
          <Icon name="cog" />
          <span className="vh">{say.preferences}: </span>
          <span>{useStored(namePreference).trim() || say.nameless}</span>
        </button>
      </div>
      <div
        id={PREFERENCES}
        popover="auto"
        className="top-bar-preferences panel"
        role="dialog"
        aria-label={say.preferences}
      >
        <h2>{say.preferences}</h2>
        <PersonLinks />
        <Preferences />
      </div>
    </header>
  );
}

/** What lies under an address belongs to it; everything lies under the first page, which is only itself. */
function isIn(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

function NavLink({ href, label }: { readonly href: string; readonly label: string }) {
  const [path] = useLocation();
  return (
    <Link href={href} aria-current={isIn(path, href) ? 'page' : undefined}>
      {label}
    </Link>
  );
}

/** Both languages are always in sight: who does not understand the page must find the other one. */
function LanguageSwitch() {
  const lang = useLang();
  return (
    <div className="top-bar-languages">
      {LANGUAGES.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          lang={value}
          aria-pressed={value === lang}
          onClick={() => languagePreference.set(value)}
        >
          {value.toUpperCase()}
          <span className="vh">: {label}</span>
        </button>
      ))}
    </div>
  );
}
