import { type OptionForm, optionsFor } from '@kronika/kernel';
import { POINTS } from '@kronika/oath';
import { formatIn, optionsIn } from '../../../pages/match/shape.ts';
import { OptionChoice } from '../../../pages/setup/OptionChoice.tsx';
import type { OwnSetupProps } from '../../../pages/setup/parts.ts';
import { TableOptions } from '../../../pages/setup/TableOptions.tsx';
import { useWords } from '../../../shell/use-words.ts';
import './new-match.css';
import { World } from './World.tsx';
import { NEW_MATCH_WORDS } from './words.ts';

const isPoint = ({ key }: OptionForm): boolean => POINTS.some((point) => point === key);

/** Everything one chooses before a game of Oath: the world, who sits where, the edition, and each disputed rule. */
export function OathMatch({ seats, start, ...parts }: OwnSetupProps) {
  const { choice, form, change } = parts;
  const say = useWords(NEW_MATCH_WORDS);
  const options = optionsFor(form, formatIn(choice, form));
  const values = optionsIn(choice, form);
  return (
    <div className="om">
      <World {...parts} />
      <div className="om-seats">{seats}</div>
      <section className="panel om-options">
        <TableOptions parts={parts} options={options.filter((option) => !isPoint(option))} />
        <details>
          <summary>
            {say.law} <small>{say.lawHint}</small>
          </summary>
          {options.filter(isPoint).map((option) => (
            <OptionChoice
              key={option.key}
              option={option}
              value={values[option.key]}
              onChange={(value) => change({ options: { ...choice.options, [option.key]: value } })}
            />
          ))}
        </details>
        {start}
      </section>
    </div>
  );
}
