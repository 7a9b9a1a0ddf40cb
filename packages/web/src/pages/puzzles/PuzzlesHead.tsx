import type { ReactNode } from 'react';
import { Icon } from '../../sprite/Icon.tsx';

interface PuzzlesHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** The head of the pages of puzzles, with the one thing to press at its right. */
export function PuzzlesHead({ title, lead, children }: PuzzlesHeadProps) {
  return (
    <header className="puzzles-head">
      <span className="puzzles-sign">
        <Icon name="jigsaw-piece" />
      </span>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {children !== undefined && <div className="puzzles-go">{children}</div>}
    </header>
  );
}
