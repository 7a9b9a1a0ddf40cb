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
}

/** A rule at work: its cards as they lie there, and what happens to them. */
export function Example({ example, module, lang, meant }: ExampleProps) {
  const { Scene } = module;
  return (
    <section className="rule-example">
      <h3>
        <Icon name="card-play" />
        {RULES_WORDS[lang].example}
      </h3>
      <Scene example={example} lang={lang} />
      <p>
        <RuleText text={example.text} lang={lang} meant={meant} compendium={module.compendium} />
      </p>
    </section>
  );
}
