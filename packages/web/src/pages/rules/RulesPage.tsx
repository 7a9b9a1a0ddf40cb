import { Link, Redirect } from 'wouter';
import { announcedGame, gamesWith, hasPart } from '../../games/parts.ts';
import { rulesAddress } from '../../rules/outline.ts';
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
export function RulesPage({ game = gamesWith('rules')[0]?.id ?? '', id }: RulesPageProps) {
  if (!hasPart(game, 'rules')) return <NoSuchGame game={game} />;
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
          {gamesWith('rules').map(({ id, name }) => (
            <Link key={id} href={rulesAddress(id)} className="btn main">
              {name[lang]}
            </Link>
          ))}
        </div>
      </div>
    </Page>
  );
}
