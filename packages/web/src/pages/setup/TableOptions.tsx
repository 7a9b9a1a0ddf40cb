import type { OptionForm } from '@kronika/kernel';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { CLOCKS, HINTS, hintsIn, placeOf } from '../match/choice.ts';
import { optionsIn } from '../match/shape.ts';
import { MATCH_WORDS } from '../match/words.ts';
import { BotPace } from './BotPace.tsx';
import { OptionChoice } from './OptionChoice.tsx';
import type { SetupParts } from './parts.ts';
import { SETUP_WORDS } from './words.ts';

const VISIBILITIES = ['invitation', 'public'] as const;

interface TableOptionsProps {
  readonly parts: SetupParts;
  /** Those of the game that are chosen here. */
  readonly options: readonly OptionForm[];
}

/** What concerns the table as a whole: the clock, options of the game, who may come, whether there are hints, how fast bots answer. */
export function TableOptions({ parts, options }: TableOptionsProps) {
  const { choice, form, change } = parts;
  const say = useWords(SETUP_WORDS);
  const names = useWords(MATCH_WORDS);
  const values = optionsIn(choice, form);
  return (
    <>
      <div>
        <Segment
          legend={say.clock}
          aside={say.perPlayer}
          options={CLOCKS.map((value) => ({ value, label: names.clocks[value].name }))}
          value={choice.clock}
          onChange={(clock) => change({ clock })}
        />
        <p className="new-match-hint">{names.clocks[choice.clock].about}</p>
      </div>
      {options.map((option) => (
        <OptionChoice
          key={option.key}
          option={option}
          value={values[option.key]}
          onChange={(value) => change({ options: { ...choice.options, [option.key]: value } })}
        />
      ))}
      {placeOf(choice) === 'server' && (
        <div>
          <Segment
            legend={say.table}
            options={VISIBILITIES.map((value) => ({
              value,
              label: (
                <>
                  <Icon name={value === 'public' ? 'world' : 'padlock'} />
                  {names.visibility[value].name}
                </>
              ),
            }))}
            value={choice.visibility}
            onChange={(visibility) => change({ visibility })}
          />
          <p className="new-match-hint">{names.visibility[choice.visibility].about}</p>
        </div>
      )}
      <div>
        <Segment
          legend={names.hints.legend}
          options={HINTS.map((value) => ({ value, label: names.hints[value].name }))}
          value={hintsIn(choice)}
          onChange={(hints) => change({ hints })}
        />
        <p className="new-match-hint">{names.hints[hintsIn(choice)].about}</p>
      </div>
      {choice.others.some(({ opponent }) => opponent === 'bot') && <BotPace {...parts} />}
    </>
  );
}
