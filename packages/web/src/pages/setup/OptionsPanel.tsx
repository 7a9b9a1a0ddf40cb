import { Segment } from '../../shell/parts/Segment.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { CLOCKS, type OtherSeat, placeOf, windowsOf } from '../match/choice.ts';
import { useFounding } from '../match/use-founding.ts';
import { MATCH_WORDS } from '../match/words.ts';
import { BotPace } from './BotPace.tsx';
import { deckCalled, type SetupParts } from './parts.ts';
import { SETUP_WORDS } from './words.ts';

const WINDOWS = ['open', 'brief'] as const;
const VISIBILITIES = ['invitation', 'public'] as const;

/** The options of the table, and the one button. */
export function OptionsPanel(parts: SetupParts) {
  const { choice, decks, change } = parts;
  const say = useWords(SETUP_WORDS);
  const names = useWords(MATCH_WORDS);
  const windows = windowsOf(choice);
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
      <div>
        <Segment
          legend={say.windows}
          options={WINDOWS.map((value) => ({ value, label: names.windows[value].name }))}
          value={windows}
          onChange={(chosen) => change({ windows: chosen })}
        />
        <p className="new-match-hint">{names.windows[windows].about}</p>
      </div>
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
          disabled={founding.is === 'founding' || decks.length === 0}
          onClick={() => begin(choice)}
        >
          <Icon name="x-play" />
          {founding.is === 'founding' ? say.founding : placeOf(choice) === 'server' ? say.invite : say.start}
        </button>
        <p id="new-match-sum" className="new-match-sum">
          {useSum(parts).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </section>
  );
}

/** The whole choice in words: what a screen reader says about the button. */
function useSum({ choice, decks }: SetupParts): readonly string[] {
  const say = useWords(SETUP_WORDS);
  const names = useWords(MATCH_WORDS);
  const lang = useLang();
  const deckName = (deck: string) => deckCalled(decks, deck)?.name[lang] ?? '…';
  const sitting = ({ opponent, deck, bot }: OtherSeat): string => {
    switch (opponent) {
      case 'link':
        return names.opponents.link.name;
      case 'here':
        return deckName(deck);
      case 'bot':
        return `${deckName(deck)} (${say.botName}, ${names.bots[bot].name})`;
    }
  };
  const options = [
    choice.clock === 'none' ? say.noClock : names.clocks[choice.clock].name,
    say.windowsShort[windowsOf(choice)],
    say.tableShort[placeOf(choice) === 'device' ? 'device' : choice.visibility],
  ];
  return [say.versus(deckName(choice.deck), choice.others.map(sitting).join(', ')), options.join(' · ')];
}
