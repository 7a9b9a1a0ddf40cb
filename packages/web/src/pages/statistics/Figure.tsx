import { type ReactNode, useId } from 'react';

interface FigureProps {
  readonly title: string;
  readonly hint?: string | undefined;
  /** Takes the whole width of the page. */
  readonly width?: 'half' | 'whole';
  readonly children: ReactNode;
}

/** One plot, with what it is about. */
export function Figure({ title, hint, width = 'half', children }: FigureProps) {
  const id = useId();
  return (
    <section className={`panel statistics-figure ${width}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint !== undefined && <p className="statistics-hint">{hint}</p>}
      {children}
    </section>
  );
}
