import type { Lang, WorkedExample } from '@kronika/kernel';
import { Icon } from '../../sprite/Icon.tsx';
import type { RulesModule } from '../rules-module.ts';
import type { Hits } from '../search/search.ts';
import { RULES_WORDS } from '../words.ts';
import { RuleText } from './RuleText.tsx';

interface ExampleProps {
  readonly example: WorkedExample;
  readonly module: RulesModule;
  readonly lang: Lang;
  readonly meant: Hits['meant'];
  /** How deep it stands among the headings around it. */
  readonly heading: 'h2' | 'h3';
}

/** A rule at work: its cards as they lie there, and what happens to them. */
export function Example({ example, module, lang, meant, heading: Heading }: ExampleProps) {
  const { Scene } = module;
  return (
    <section className="rule-example">
      <Heading>
        <Icon name="card-play" />
        {RULES_WORDS[lang].example}
      </Heading>
      <Scene example={example} lang={lang} />
      <p>
        <RuleText text={example.text} lang={lang} meant={meant} compendium={module.compendium} />
      </p>
    </section>
  );
}
