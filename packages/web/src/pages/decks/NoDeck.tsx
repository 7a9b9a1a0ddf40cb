import { Link } from 'wouter';
import { DECK_WORDS } from '../../decks/words.ts';
import '../../shell/notice.css';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';

/** There is no deck to show, and why. */
export function NoDeck({ title, because }: { readonly title: string; readonly because?: string }) {
  const say = useWords(DECK_WORDS);
  return (
    <Page title={title}>
      <div className="notice">
        <Icon name="x-enso" />
        <h1>{title}</h1>
        {because !== undefined && <p>{because}</p>}
        <div className="notice-buttons">
          <Link href="/decks" className="btn main">
            {say.toDecks}
          </Link>
        </div>
      </div>
    </Page>
  );
}
