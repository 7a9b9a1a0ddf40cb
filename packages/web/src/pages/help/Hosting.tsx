import { useWords } from '../../shell/use-words.ts';
import { HOSTING_WORDS, OPTIONS, PROXY, START } from './hosting-words.ts';
import { Section, Tale } from './Section.tsx';

export function Hosting() {
  const say = useWords(HOSTING_WORDS);
  return (
    <>
      <p className="help-lead">{say.lead}</p>
      <Section title={say.start}>
        <pre>
          <code>{START}</code>
        </pre>
        <p>{say.startText}</p>
      </Section>
      <Section title={say.options}>
        <dl className="help-options">
          {OPTIONS.map((option) => (
            <div key={option}>
              <dt>
                <code>{option}</code>
              </dt>
              <dd>{say.option[option]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={say.proxy}>
        <p>{say.proxyText}</p>
        <pre>
          <code>{PROXY}</code>
        </pre>
      </Section>
      <Tale sections={say.rest} />
    </>
  );
}
