import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { placeOf } from '../match/choice.ts';
import { useFounding } from '../match/use-founding.ts';
import { hasDecks, type SetupParts } from './parts.ts';
import { useMatchSum } from './use-match-sum.ts';
import { SETUP_WORDS } from './words.ts';

/** The one button, and everything that was chosen in words. */
export function StartMatch(parts: SetupParts) {
  const { choice, form, decks } = parts;
  const say = useWords(SETUP_WORDS);
  const [founding, begin] = useFounding();
  return (
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
  );
}
