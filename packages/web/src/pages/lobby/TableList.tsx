import { type ReactNode, useId } from 'react';
import './table-list.css';

interface TableListProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A list of matches or tables, with its heading. */
export function TableList({ title, aside, children }: TableListProps) {
  const id = useId();
  return (
    <section className="panel table-list" aria-labelledby={id}>
      <div className="table-list-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A list that is empty says what to do about it. */
export function EmptyList({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="table-list-empty">
      <p>{text}</p>
      {children}
    </div>
  );
}
