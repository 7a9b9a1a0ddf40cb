import { useWords } from '../../shell/use-words.ts';
import { PRIVACY_WORDS } from './privacy-words.ts';
import { Section } from './Section.tsx';

export function Privacy() {
  const { lead, sections } = useWords(PRIVACY_WORDS);
  return (
    <>
      <p className="help-lead">{lead}</p>
      {sections.map(({ title, facts }) => (
        <Section key={title} title={title}>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
