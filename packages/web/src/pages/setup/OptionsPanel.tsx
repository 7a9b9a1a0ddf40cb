import { optionsFor } from '@kronika/kernel';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { CLOCKS, placeOf } from '../match/choice.ts';
import { formatIn, optionsIn } from '../match/shape.ts';
import { useFounding } from '../match/use-founding.ts';
import { MATCH_WORDS } from '../match/words.ts';
import { BotPace } from './BotPace.tsx';
import { OptionChoice } from './OptionChoice.tsx';
import { hasDecks, type SetupParts } from './parts.ts';
import { useMatchSum } from './use-match-sum.ts';
import { SETUP_WORDS } from './words.ts';

const VISIBILITIES = ['invitation', 'public'] as const;

/** The options of the table, and the one button. */
export function OptionsPanel(parts: SetupParts) {
  const { choice, form, decks, change } = parts;
  const say = useWords(SETUP_WORDS);
  const names = useWords(MATCH_WORDS);
  const values = optionsIn(choice, form);
  const [founding, begin] = useFounding();
  return (
    <section className="panel new-match-options" aria-label={say.options}>
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
      {optionsFor(form, formatIn(choice, form)).map((option) => (
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
      {choice.others.some(({ opponent }) => opponent === 'bot') && <BotPace {...parts} />}
      <div className="new-match-start">
        {founding.is === 'failed' && (
          <p className="new-match-failed" role="alert">
            <Icon name="hazard-sign" />
            {founding.text}
          </p>
        )}
        <button
          type="button"
          className="btn main"
          aria-describedby="new-match-sum"
          disabled={founding.is === 'founding' || (hasDecks(form) && decks.length === 0)}
          onClick={() => begin(choice.game, { choose: () => choice })}
        >
          <Icon name="x-play" />
          {founding.is === 'founding' ? say.founding : placeOf(choice) === 'server' ? say.invite : say.start}
        </button>
        <p id="new-match-sum" className="new-match-sum">
          {useMatchSum(parts).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </section>
  );
}
