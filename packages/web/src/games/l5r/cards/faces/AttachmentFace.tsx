import { Num } from '../../../../cards/Num.tsx';
import { Stat } from '../../../../cards/Stat.tsx';
import { Face } from '../Face.tsx';
import type { FaceProps } from '../face-props.ts';
import { FACE_WORDS } from '../words.ts';

/** A bonus with its sign; `X` is worked out by the text. */
const shown = (bonus: number | 'X'): string => (bonus === 'X' || bonus >= 0 ? `+${bonus}` : `–${-bonus}`);

/** A bonus of nothing needs no tab. */
const counts = (bonus: number | 'X' | null): bonus is number | 'X' => bonus !== null && bonus !== 0;

export function AttachmentFace({ fact, size, lang, place }: FaceProps<'attachment'>) {
  const say = FACE_WORDS[lang];
  const { militaryBonus, politicalBonus } = fact;
  const numbers = (
    <>
      {(size !== 't' || place === 'hand') && <Num shape="circle" value={fact.cost} word={say.cost} />}
      <ul className="stats">
        {counts(militaryBonus) && (
          <Stat kind="military" icon="katana" value={shown(militaryBonus)} word={say.military} />
        )}
        {counts(politicalBonus) && (
          <Stat kind="political" icon="handheld-fan" value={shown(politicalBonus)} word={say.political} />
        )}
      </ul>
    </>
  );
  return <Face fact={fact} size={size} lang={lang} numbers={numbers} gist={3} />;
}
