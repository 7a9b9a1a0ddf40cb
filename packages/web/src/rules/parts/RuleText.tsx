import type { Compendium, Lang, Phrase } from '@kronika/kernel';
import { marked } from '../search/marked.ts';
import type { Hits } from '../search/search.ts';
import { useRuleLink } from './rule-links.ts';
import { stepsIn } from './steps-in.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly lang: Lang;
  readonly meant: Hits['meant'];
}

/** A text in which the words that were looked for are marked. */
export function MarkedText({ text, lang, meant }: MarkedTextProps) {
  return marked(text, lang, meant).map(({ is, text: piece }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    is === 'hit' ? <mark key={place}>{piece}</mark> : piece,
  );
}

interface RuleTextProps {
  readonly text: Phrase;
  readonly lang: Lang;
  readonly meant: Hits['meant'];
  readonly compendium: Compendium;
}

/** The text of a rule: the steps it names can be opened. */
export function RuleText({ text, lang, meant, compendium }: RuleTextProps) {
  const RuleLink = useRuleLink();
  return stepsIn(text[lang], compendium).map((piece, place) =>
    piece.is === 'words' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
      <MarkedText key={place} text={piece.text} lang={lang} meant={meant} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
      <RuleLink key={place} to={piece.step} className="rule-step">
        {piece.step}
      </RuleLink>
    ),
  );
}
