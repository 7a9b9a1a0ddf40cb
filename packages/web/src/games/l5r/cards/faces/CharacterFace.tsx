import { driftOf } from '../../../../cards/compare.ts';
import { Num } from '../../../../cards/Num.tsx';
import { Seal } from '../../../../cards/Seal.tsx';
import { Stat } from '../../../../cards/Stat.tsx';
import { Face } from '../Face.tsx';
import type { FaceProps } from '../face-props.ts';
import { FACE_WORDS } from '../words.ts';

const shown = (value: number | null): string => (value === null ? '–' : String(value));

export function CharacterFace({ fact, size, lang, place, state }: FaceProps<'character'>) {
  const say = FACE_WORDS[lang];
  const { military = fact.military, political = fact.political, glory = fact.glory, status, stance } = state;
  const numbers = (
    <>
      {(size !== 't' || place === 'hand') && <Num shape="circle" value={fact.cost} word={say.cost} />}
      <ul className="stats">
        <Stat
          kind="military"
          icon="katana"
          value={shown(military)}
          word={say.military}
          drift={driftOf(military, fact.military)}
        />
        <Stat
          kind="political"
          icon="handheld-fan"
          value={shown(political)}
          word={say.political}
          drift={driftOf(political, fact.political)}
        />
        {size !== 't' && (
          <Stat
            kind="glory"
            icon="flower-emblem"
            value={shown(glory)}
            word={say.glory}
            drift={driftOf(glory, fact.glory)}
          />
        )}
      </ul>
    </>
  );
  // On a bowed card the seal does not turn with the face: the frame shows it.
  const sealed = stance !== 'bowed' && (status === 'honored' || status === 'dishonored');
  return (
    <Face
      fact={fact}
      size={size}
      lang={lang}
      numbers={numbers}
      onArt={sealed ? <Seal kind={status} /> : undefined}
      gist={2}
    />
  );
}
