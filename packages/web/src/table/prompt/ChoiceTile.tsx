import type { Option } from '@kronika/kernel';
import { Icon } from '../../sprite/Icon.tsx';
import { useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { lookedIn } from './looked-in.ts';
import { Thumb } from './Thumb.tsx';

interface ChoiceTileProps {
  readonly place: number;
  readonly option: Option;
  readonly text: string;
  readonly hint: string | undefined;
  readonly state: string;
  /** Told of an option that can be marked and of one that is taken at once. */
  readonly marks: 'marked' | 'taken';
}

/** An option on a tile: a picture, what it is, and what it does now. */
export function ChoiceTile({ place, option, text, hint, state, marks }: ChoiceTileProps) {
  const { session } = useTable();
  const telling = useTelling();
  const looked = lookedIn(telling, option);
  const icon = telling.module.optionIcon(option);
  const isOn = state.startsWith('is');
  return (
    <button
      type="button"
      className={`choice ${isOn ? 'on' : `c-${state}`}`}
      data-option={place}
      aria-pressed={marks === 'marked' ? isOn : undefined}
      onPointerEnter={() => looked !== undefined && session.look(looked, 'passing')}
      onFocus={() => looked !== undefined && session.look(looked, 'passing')}
      onClick={() => session.choose(place)}
    >
      {looked !== undefined && telling.module.Thumb !== undefined ? (
        <span className="drawn" aria-hidden="true">
          <Thumb looked={looked} />
        </span>
      ) : (
        icon !== undefined && <Icon name={icon} />
      )}
      <span className="told">
        <b>{text}</b>
        {hint !== undefined && <small>{hint}</small>}
      </span>
      {isOn && <b className="nth">{state.slice(3) || '✓'}</b>}
    </button>
  );
}
