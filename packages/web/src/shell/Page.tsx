import type { ReactNode } from 'react';
import { TopBar } from './bar/TopBar.tsx';
import { Foot } from './Foot.tsx';
import './page.css';
import './parts/field.css';
import { useTitle } from './use-title.ts';
import { useWords } from './use-words.ts';
import { SHELL_WORDS } from './words.ts';

export const CONTENT = 'content';

interface PageProps {
  /** What the window is called while the page is shown. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page around the table: bar, content, foot. */
export function Page({ title, children }: PageProps) {
  const say = useWords(SHELL_WORDS);
  useTitle(title);
  return (
    <div className="page room">
      <a className="skip" href={`#${CONTENT}`}>
        {say.skip}
      </a>
      <TopBar />
      <main id={CONTENT} tabIndex={-1}>
        {children}
      </main>
      <Foot />
    </div>
  );
}
