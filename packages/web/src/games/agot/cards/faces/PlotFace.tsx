import { cardName, PLOT_VALUES } from '@kronika/agot';
import { titleLines } from '../../../../cards/fit.ts';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Face } from '../Face.tsx';
import type { FaceProps } from '../face-props.ts';
import { PLOT_ICONS } from '../modifiers.ts';
import { FACE_WORDS } from '../words.ts';

/** A plot lies; its four numbers stand in one row, so that two plots compare by eye. */
export function PlotFace({ fact, size, lang, state }: FaceProps<'plot'>) {
  const say = FACE_WORDS[lang];
  const below = (
    <div className="numbers">
      {PLOT_VALUES.map((value) => (
        <div key={value}>
          {(state.plot ?? fact)[value]}
          <small>
            <Icon name={PLOT_ICONS[value]} />
            <span className={size === 'i' ? undefined : 'vh'}>{say[value]}</span>
          </small>
        </div>
      ))}
    </div>
  );
  // A name has one line where the card lies, however long it is.
  const gist = 1 + titleLines(cardName(fact)[lang], 'bare');
  return <Face fact={fact} size={size} lang={lang} below={below} gist={gist} />;
}
