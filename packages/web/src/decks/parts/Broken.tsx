import { type DeckProblem, problemText } from '@kronika/decks';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import { DECK_WORDS } from '../words.ts';
import './broken.css';
import { RuleChip } from './RuleChip.tsx';

/** Every broken rule as a sentence with its rule; a sentence shows in the grid what can mend it. */
export function Broken() {
  const { module, deck, problems } = useBuilding();
  const say = useWords(DECK_WORDS);
  const atTable = problems.length === 0 ? module.problemsAtTable(deck) : [];
  return (
    <section className="panel broken" aria-label={say.toMend}>
      <h2>
        {problems.length === 0 ? say.legal : say.toMend}
        <small role="status">{problems.length > 0 && say.broken(problems.length)}</small>
      </h2>
      {problems.length > 0 && <Sentences problems={problems} />}
      {problems.length === 0 && <p>{atTable.length === 0 ? say.legalHint : say.notAtTable}</p>}
      {atTable.length > 0 && <Sentences problems={atTable} />}
    </section>
  );
}

function Sentences({ problems }: { readonly problems: readonly DeckProblem[] }) {
  const { lang, mend } = useBuilding();
  const say = useWords(DECK_WORDS);
  return (
    <ul>
      {problems.map((problem) => {
        const text = problemText(problem, lang);
        return (
          <li key={`${problem.rule} ${text}`}>
            <Icon name="hazard-sign" />
            <button type="button" className="broken-sentence" title={say.showMending} onClick={() => mend(problem)}>
              {text}
              <span className="vh"> {say.showMending}</span>
            </button>
            <RuleChip rule={problem.rule} />
          </li>
        );
      })}
    </ul>
  );
}
