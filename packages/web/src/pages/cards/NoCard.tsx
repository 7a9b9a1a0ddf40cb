import { Link } from 'wouter';
import { Page } from '../../shell/Page.tsx';
import '../../shell/notice.css';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { CARDS_PAGE_WORDS } from './words.ts';

/** An address that leads to no card. */
export function NoCard({ title }: { readonly title: string }) {
  const say = useWords(CARDS_PAGE_WORDS);
  return (
    <Page title={title}>
      <div className="notice">
        <Icon name="card-draw" />
        <h1>{title}</h1>
        <p>{say.noCardHint}</p>
        <div className="notice-buttons">
          <Link href="/cards" className="btn main">
            {say.toCards}
          </Link>
        </div>
      </div>
    </Page>
  );
}
