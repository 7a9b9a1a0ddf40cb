import type { Fact } from '@kronika/agot';
import type { Lang } from '@kronika/kernel';
import { FACE_WORDS, factionWord, typeWord } from './words.ts';

/** The last line of a card in the inspector: what it is and whose, whether it is loyal, its number. */
export function Foot({ fact, lang }: { readonly fact: Fact; readonly lang: Lang }) {
  const say = FACE_WORDS[lang];
  const faction = factionWord(fact, lang);
  const said = [typeWord(fact, lang), ...(faction === undefined ? [] : [faction]), ...(fact.loyal ? [say.loyal] : [])];
  return (
    <div className="foot">
      <span>{said.join(' · ')}</span>
      {'code' in fact && (
        <span>
          <span className="vh">{say.number} </span>
          {fact.code}
        </span>
      )}
    </div>
  );
}
