import { CHALLENGE_TYPES, type ChallengeType } from '@kronika/agot';
import { driftClass, driftOf } from '../../../../cards/compare.ts';
import { Num } from '../../../../cards/Num.tsx';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Shape } from '../../../../sprite/Shape.tsx';
import { CHALLENGE_BADGES } from '../../badges.ts';
import { Face } from '../Face.tsx';
import type { FaceProps } from '../face-props.ts';
import { FACE_WORDS, iconWords } from '../words.ts';

export function CharacterFace({ fact, size, lang, place, state }: FaceProps<'character'>) {
  const say = FACE_WORDS[lang];
  const { strength: now = fact.strength, icons = fact.icons } = state;
  const strength = (
    <span className={`num strength${driftClass(driftOf(now, fact.strength))}`}>
      <Shape name="shield" className="" />
      <b>
        <span className="vh">{say.strength} </span>
        {now}
      </b>
    </span>
  );
  const numbers = (
    <>
      {(size !== 't' || place === 'hand') && <Num shape="circle" value={fact.cost} word={say.cost} />}
      <span className="vh">{iconWords(icons, lang)}</span>
      <ul className="challenge-icons" aria-hidden="true">
        {CHALLENGE_TYPES.map((type) => (
          <li key={type} className={iconLooks(type, icons, fact.icons)}>
            <Icon name={CHALLENGE_BADGES[type].icon} />
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <Face
      fact={fact}
      size={size}
      lang={lang}
      gist={3}
      numbers={numbers}
      beside={size === 't' ? undefined : strength}
      onArt={size === 't' ? strength : undefined}
    />
  );
}

/** Icons that are missing are hollow; those that were given, not printed, have a rim. */
function iconLooks(type: ChallengeType, now: readonly ChallengeType[], printed: readonly ChallengeType[]): string {
  if (!now.includes(type)) return `${type} lacking`;
  return printed.includes(type) ? type : `${type} given`;
}
