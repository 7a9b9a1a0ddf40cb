import { Link } from 'wouter';
import { Page } from '../../shell/Page.tsx';
import '../../shell/notice.css';
import { useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { TABLE_WORDS } from './words.ts';

/** There is no such table, or it does not want to be looked at. */
export function MissingTable({ because }: { readonly because?: string }) {
  const say = useWords(TABLE_WORDS);
  const shell = useWords(SHELL_WORDS);
  return (
    <Page title={say.missing}>
      <div className="notice">
        <Icon name="x-enso" />
        <h1>{say.missing}</h1>
        <p>{because ?? say.missingHint}</p>
        <div className="notice-buttons">
          <Link href="/" className="btn main">
            {shell.toTables}
          </Link>
        </div>
      </div>
    </Page>
  );
}
