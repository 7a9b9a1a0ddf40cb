import { Num } from '../../../cards/Num.tsx';
import { Stat } from '../../../cards/Stat.tsx';
import { Face } from '../Face.tsx';
import type { FaceProps } from '../face-props.ts';
import { FACE_WORDS } from '../words.ts';

/** A bonus with its sign; `X` is worked out by the text. */
const shown = (bonus: number | 'X'): string => (bonus === 'X' || bonus >= 0 ? `+${bonus}` : `–${-bonus}`);

export function AttachmentFace({ fact, size, lang, place }: FaceProps<'attachment'>) {
  const say = FACE_WORDS[lang];
  const { militaryBonus, politicalBonus } = fact;
  const numbers = (
    <>
      {(size !== 't' || place === 'hand') && <Num shape="circle" value={fact.cost} word={say.cost} />}
      <ul className="stats">
        {militaryBonus !== null && (
          <Stat kind="military" icon="katana" value={shown(militaryBonus)} word={say.military} />
        )}
        {politicalBonus !== null && (
          <Stat kind="political" icon="handheld-fan" value={shown(politicalBonus)} word={say.political} />
        )}
      </ul>
    </>
  );
  return <Face fact={fact} size={size} lang={lang} numbers={numbers} gist={3} />;
}
