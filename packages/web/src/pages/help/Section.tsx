import type { ReactNode } from 'react';
import type { Told } from './told.ts';

/** A heading and what stands under it. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Several of them. */
export function Tale({ sections }: { readonly sections: readonly Told[] }) {
  return sections.map(({ title, paragraphs }) => (
    <Section key={title} title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Section>
  ));
}
