import { Icon } from '../../../../sprite/Icon.tsx';
import type { IconName } from '../../../../sprite/names.ts';
import { Face } from '../Face.tsx';
import type { FaceProps } from '../face-props.ts';
import { FACE_WORDS } from '../words.ts';

interface NumberProps {
  readonly value: string;
  readonly icon: IconName;
  readonly word: string;
}

export function StrongholdFace({ fact, size, lang }: FaceProps<'stronghold'>) {
  const say = FACE_WORDS[lang];
  const numbers: readonly NumberProps[] = [
    { value: `+${fact.strengthBonus}`, icon: 'castle', word: say.strength },
    { value: String(fact.honor), icon: 'spoted-flower', word: say.honor },
    { value: String(fact.fate), icon: 'triple-yin', word: say.fate },
    { value: String(fact.influence), icon: 'public-speaker', word: say.influence },
  ];
  const below = size !== 't' && (
    <div className="numbers">
      {numbers.map(({ value, icon, word }) => (
        <div key={word}>
          {value}
          <small>
            <Icon name={icon} />
            <span className={size === 'i' ? undefined : 'vh'}>{word}</span>
          </small>
        </div>
      ))}
    </div>
  );
  return <Face fact={fact} size={size} lang={lang} below={below} gist={2} />;
}
