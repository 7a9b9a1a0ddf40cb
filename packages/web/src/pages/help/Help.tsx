import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../../shell/Page.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import { Hosting } from './Hosting.tsx';
import './help.css';
import { Keys } from './Keys.tsx';
import { Privacy } from './Privacy.tsx';
import { Start } from './Start.tsx';
import { addressOf, TOPIC_NAMES, TOPICS, type Topic } from './topics.ts';

const ARTICLES: Readonly<Record<Topic, () => ReactNode>> = {
  start: Start,
  keys: Keys,
  hosting: Hosting,
  privacy: Privacy,
};

/** How to use it, how to run it, what it keeps. */
export function Help({ topic }: { readonly topic: Topic }) {
  const lang = useLang();
  const say = useWords(SHELL_WORDS);
  const Article = ARTICLES[topic];
  return (
    <Page title={TOPIC_NAMES[lang][topic]}>
      <div className="help">
        <nav className="help-topics" aria-label={say.help}>
          <ul>
            {TOPICS.map((one) => (
              <li key={one}>
                <Link href={addressOf(one)} aria-current={one === topic ? 'page' : undefined}>
                  {TOPIC_NAMES[lang][one]}
                </Link>
              </li>
            ))}
            <li>
              <Link href="/credits">{say.credits}</Link>
            </li>
          </ul>
        </nav>
        <article className="help-article">
          <h1>{TOPIC_NAMES[lang][topic]}</h1>
          <Article />
        </article>
      </div>
    </Page>
  );
}
