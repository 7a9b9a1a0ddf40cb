import type { Lang } from '@kronika/kernel';
import { Link } from 'wouter';
import { Page } from '../../shell/Page.tsx';
import '../../shell/notice.css';
import { useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import { Icon } from '../../sprite/Icon.tsx';

const WORDS: Readonly<Record<Lang, { readonly title: string; readonly hint: string }>> = {
  pl: { title: 'Nie ma takiej strony', hint: 'Może adres jest niepełny. Wszystko zaczyna się przy stołach.' },
  en: { title: 'There is no such page', hint: 'Perhaps the address is incomplete. Everything begins at the tables.' },
};

export function NotFound() {
  const { title, hint } = useWords(WORDS);
  const shell = useWords(SHELL_WORDS);
  return (
    <Page title={title}>
      <div className="notice">
        <Icon name="x-enso" />
        <h1>{title}</h1>
        <p>{hint}</p>
        <div className="notice-buttons">
          <Link href="/" className="btn main">
            {shell.toTables}
          </Link>
        </div>
      </div>
    </Page>
  );
}
