import { useState } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { useTable } from '../session/context.ts';
import { LogLine, type LogLineProps } from './LogLine.tsx';
import type { ReadableEntry } from './readable.ts';

interface LogPassesProps extends Omit<LogLineProps, 'entry'> {
  readonly entries: readonly ReadableEntry[];
}

/** Passes that follow one another: how many, and on request who passed. */
export function LogPasses({ entries, ...line }: LogPassesProps) {
  const { words } = useTable();
  const [fold, setFold] = useState<'folded' | 'open'>('folded');
  const isOpen = fold === 'open';
  return (
    <>
      <li className="passes">
        <Icon name="hourglass" />
        <button
          type="button"
          className="linkish"
          aria-expanded={isOpen}
          onClick={() => setFold(isOpen ? 'folded' : 'open')}
        >
          {words.passes(entries.length)}
        </button>
      </li>
      {isOpen &&
        entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened keeps its place
          <LogLine key={place} entry={entry} {...line} />
        ))}
    </>
  );
}
