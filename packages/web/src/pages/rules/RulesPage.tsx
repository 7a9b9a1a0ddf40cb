import { Link, Redirect } from 'wouter';
import { rulesAddress } from '../../rules/outline.ts';
import { GAMES_WITH_RULES } from '../../rules/rules-of.ts';
import { announcedGame } from '../../shell/games.ts';
import { Page } from '../../shell/Page.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import '../../shell/notice.css';
import { Icon } from '../../sprite/Icon.tsx';
import { Reading } from './Reading.tsx';
import { RULES_PAGE_WORDS } from './words.ts';

interface RulesPageProps {
  readonly game: string | undefined;
  /** The id of a rule, or the address of an entry or a chapter. */
  readonly id: string | undefined;
}

/** The rules of a game, to read and to search. */
export function RulesPage({ game = GAMES_WITH_RULES[0] ?? '', id }: RulesPageProps) {
  if (!GAMES_WITH_RULES.includes(game)) return <NoSuchGame game={game} />;
  if (id === '') return <Redirect to={rulesAddress(game)} replace />;
  return <Reading key={game} game={game} id={id} />;
}

function NoSuchGame({ game }: { readonly game: string }) {
  const say = useWords(RULES_PAGE_WORDS);
  const lang = useLang();
  const title = say.noGame(announcedGame(game)?.name[lang] ?? game);
  return (
    <Page title={title}>
      <div className="notice">
        <Icon name="open-book" />
        <h1>{title}</h1>
        <p>{say.noGameHint}</p>
        <div className="notice-buttons">
          {GAMES_WITH_RULES.map((known) => (
            <Link key={known} href={rulesAddress(known)} className="btn main">
              {announcedGame(known)?.name[lang] ?? known}
            </Link>
          ))}
        </div>
      </div>
    </Page>
  );
}
