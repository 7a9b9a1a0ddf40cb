import { promptLine } from '@kronika/kernel';
import { useEffect, useRef, useState } from 'react';
import { promptIn, type ToldPrompt } from '../choosing/told.ts';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { stepWords } from '../staging/step-words.ts';
import { useStaged, useTempo } from '../staging/use-staging.ts';
import { STAGING_WORDS } from '../staging/words.ts';
import { withSeatNames } from '../text/seat-names.ts';
import { isReadable } from './readable.ts';

/** So many new lines are read aloud; after a long absence the log itself is there to be read. */
const MOST_LINES = 6;

/** What readers of the screen hear: politely what happened, at once what they are asked. */
export function Announcements() {
  const { session, lang, words } = useTable();
  const tempo = useTempo();
  const isStaged = tempo !== undefined && tempo.speed !== 'instant';
  const step = useStaged(({ current }) => current);
  const telling = useTelling();
  const log = useSession(({ known }) => known?.log);
  const question = useSession((state) => state.question);
  const read = useRef<number | undefined>(undefined);
  const [news, setNews] = useState('');
  const { names } = telling;
  useEffect(() => {
    if (log === undefined) return;
    const from = read.current;
    read.current = log.length;
    if (from === undefined || from >= log.length) return;
    const lines = log
      .slice(from)
      .filter(isReadable)
      .slice(-MOST_LINES)
      // What is staged is told step by step, as it is shown.
      .filter((entry) => !isStaged || entry.is !== 'event')
      .map((entry) =>
        entry.is === 'said'
          ? `${entry.by}: ${entry.text}`
          : withSeatNames(entry.text[lang], session.module.text[lang], names),
      );
    if (lines.length > 0) setNews(lines.join(' '));
  }, [log, lang, session, names, isStaged]);
  return (
    <>
      <div className="vh" aria-live="polite">
        {news}
      </div>
      {isStaged && (
        <div className="vh" aria-live="polite">
          {step === undefined ? '' : stepWords(step, telling, STAGING_WORDS[lang]).aloud}
        </div>
      )}
      <div className="vh" aria-live="assertive">
        {question === undefined ? '' : `${words.yourMove}: ${aloud(promptIn(telling, question))}`}
      </div>
    </>
  );
}

/** All of a prompt: what is asked, and what follows. What is marked later is not read aloud again. */
function aloud(prompt: ToldPrompt): string {
  return [promptLine(prompt), ...prompt.follows.map(({ text }) => text)].join(' ');
}
