import { useWords } from '../../shell/use-words.ts';
import { formatIn } from '../match/shape.ts';
import { isShapeOpen, MatchShape } from './MatchShape.tsx';
import { OpponentPanel } from './OpponentPanel.tsx';
import { OthersPanel } from './OthersPanel.tsx';
import './others-panel.css';
import type { SetupParts } from './parts.ts';
import { RulesPanel } from './RulesPanel.tsx';
import { SETUP_WORDS } from './words.ts';

/** Whoever plays besides oneself: other seats, and opponents that the rules play. */
export function Opposite(parts: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const { choice, form } = parts;
  const { opponents } = formatIn(choice, form);
  if (opponents !== undefined)
    return (
      <div className="opposite-column">
        <RulesPanel parts={parts} opponents={opponents} />
        {choice.others.length > 0 && <OthersPanel parts={parts} shape="chosen elsewhere" />}
      </div>
    );
  switch (choice.others.length) {
    case 0:
      return isShapeOpen(parts) ? (
        <section className="panel others-panel" aria-label={say.shape}>
          <MatchShape {...parts} />
        </section>
      ) : undefined;
    case 1:
      return <OpponentPanel {...parts} />;
    default:
      return <OthersPanel parts={parts} shape="chosen here" />;
  }
}
