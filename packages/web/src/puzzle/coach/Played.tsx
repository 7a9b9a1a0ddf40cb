import { useMemo } from 'react';
import { LogLine } from '../../table/log/LogLine.tsx';
import { nameFinder } from '../../table/log/names-in.ts';
import { isReadable } from '../../table/log/readable.ts';
import { useNewest } from '../../table/log/use-newest.ts';
import { useSession, useTable } from '../../table/session/context.ts';
import { PUZZLE_WORDS } from '../words.ts';

/** What happened since the position of the puzzle, as its solver reads it. */
export function Played({ from }: { readonly from: number }) {
  const { session, lang } = useTable();
  const log = useSession(({ known }) => known?.log);
  const seats = useSession(({ known }) => known?.document.seats);
  const lines = useMemo(
    () => (log ?? []).filter((entry) => entry.is === 'event' && entry.after > from).filter(isReadable),
    [log, from],
  );
  const find = useMemo(() => nameFinder(session.module.names(), lang), [session, lang]);
  const names = useMemo(() => seats?.map(({ name }) => name) ?? [], [seats]);
  const { list, onScroll } = useNewest(lines);
  return (
    <ol
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
      tabIndex={0}
      className="puzzle-played log"
      aria-label={PUZZLE_WORDS[lang].played}
      onScroll={onScroll}
    >
      {lines.map((entry, place) => (
        <LogLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the log
          key={place}
          entry={entry}
          names={names}
          find={find}
          isLast={place === lines.length - 1}
          rules="hidden"
        />
      ))}
    </ol>
  );
}
