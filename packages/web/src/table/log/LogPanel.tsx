import { impossible } from '@kronika/kernel';
import { useMemo, useState } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { ownSeat, useSession, useTable } from '../session/context.ts';
import { withSeatNames } from '../text/seat-names.ts';
import { ChatLine } from './ChatLine.tsx';
import { FILTERS, type Filter, logRows } from './headings.ts';
import { LogLine } from './LogLine.tsx';
import { LogPasses } from './LogPasses.tsx';
import { nameFinder } from './names-in.ts';
import { useNewest } from './use-newest.ts';

/** More lines than this are not drawn; whoever wants to read a whole match has its record. */
const MOST_ROWS = 400;

/** What happened, in sentences, and what people say to one another. */
export function LogPanel() {
  const { session, lang, words, mode } = useTable();
  const { module } = session;
  const log = useSession(({ known }) => known?.log);
  const document = useSession(({ known }) => known?.document);
  const seats = document?.seats;
  const own = ownSeat(document);
  const [filter, setFilter] = useState<Filter>('everything');
  const rows = useMemo(
    () =>
      logRows(log ?? [], {
        lang,
        filter,
        own,
        headingOf: (event, inLang) => module.headingOf(event, inLang),
        resultOf: (event, headed) => module.resultOf?.(event, headed),
      }).slice(-MOST_ROWS),
    [log, lang, filter, own, module],
  );
  const find = useMemo(() => nameFinder(module.names(), lang), [module, lang]);
  const names = useMemo(() => seats?.map(({ name }) => name) ?? [], [seats]);
  const { list, follows, onScroll, toNewest } = useNewest(rows);
  const rules = filter === 'rulesToo' ? 'shown' : 'hidden';
  const undo = document?.status === 'playing' ? document.you.undo : undefined;
  return (
    <section className="panel log" aria-label={words.log}>
      <header className="loghead">
        <h2>{words.log}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a line with its heading */}
        <div className="filters" role="group" aria-label={words.filter}>
          {FILTERS.map((one) => (
            <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
              {words[one]}
            </button>
          ))}
        </div>
      </header>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
        tabIndex={0}
        aria-label={words.log}
        data-follows={follows}
        onScroll={onScroll}
      >
        {rows.length === 0 && <li className="quiet">{words.empty}</li>}
        {rows.map((row, place) => {
          const line = { names, find, isLast: place === rows.length - 1, rules } as const;
          switch (row.is) {
            case 'heading':
              return (
                <li key={row.key} className={`step l${row.heading.level}`}>
                  {withSeatNames(row.heading.text, session.module.text[lang], names)}
                  {row.heading.result !== undefined && <b>{row.heading.result}</b>}
                </li>
              );
            case 'entry':
              return <LogLine key={row.key} entry={row.entry} {...line} />;
            case 'passes':
              return <LogPasses key={row.key} entries={row.entries} {...line} />;
            default:
              return impossible(row);
          }
        })}
      </ol>
      {!follows && (
        <button type="button" className="newest" onClick={toNewest}>
          <Icon name="x-down" />
          {words.newest}
        </button>
      )}
      {(undo === 'free' || undo === 'consent') && (
        <button type="button" className="btn ghost undo" onClick={() => session.wish({ is: 'takeBack' })}>
          <Icon name="x-undo" />
          {undo === 'free' ? words.takeBack : words.askTakeBack}
        </button>
      )}
      {mode !== 'watched' && <ChatLine />}
    </section>
  );
}
