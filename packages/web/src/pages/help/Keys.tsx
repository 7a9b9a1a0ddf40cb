import { useLang, useWords } from '../../shell/use-words.ts';
import { KeyList, KeyRow } from '../../table/keyboard/KeyList.tsx';
import { KEYS_PAGE_WORDS } from './keys-words.ts';
import { Section } from './Section.tsx';

export function Keys() {
  const say = useWords(KEYS_PAGE_WORDS);
  return (
    <>
      <p className="help-lead">{say.lead}</p>
      <Section title={say.atTheTable}>
        <KeyList lang={useLang()} />
      </Section>
      <Section title={say.sharedScreen}>
        <dl className="key-list">
          <KeyRow keys={[say.hold]} does={say.holdDoes} />
        </dl>
      </Section>
    </>
  );
}
