import { type Badge, Mon } from '../../cards/Mon.tsx';
import { GAMES } from '../../games/index.ts';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import '../../table/table.css';
import { DESIGN_WORDS } from './words.ts';

/** What seats are told apart by, in all games. */
const BADGES: readonly Badge[] = GAMES.flatMap(({ sides }) => Object.values(sides ?? {}).map(({ badge }) => badge));

/** Whoever sits in the sample of a panel. */
const SEATED: Badge = { allegiance: 'lion', shape: 'shield', icon: 'lion' };

/** The parts that every table is made of, drawn with nothing behind them. */
export function Parts() {
  const say = useWords(DESIGN_WORDS);
  return (
    <>
      <section>
        <h2>{say.badges}</h2>
        <ul className="design-badges panel">
          {BADGES.map((badge) => (
            <li key={badge.allegiance}>
              <Mon badge={badge} place="line" />
              {badge.allegiance}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say.prompts}</h2>
        <div className="design-prompts">
          <div className="prompt own">
            <Icon name="crossed-swords" />
            <div>
              <h3>{say.asked}</h3>
              <p>{say.askedHint}</p>
            </div>
            <div className="go">
              <span className="btn ghost">{say.back}</span>
              <span className="btn main">{say.confirm}</span>
            </div>
          </div>
          <div className="prompt idle">
            <Icon name="hourglass" />
            <div>
              <h3>{say.waiting}</h3>
              <p>{say.waitingHint}</p>
            </div>
          </div>
        </div>
      </section>
      <section>
        <h2>{say.panels}</h2>
        <div className="design-panels">
          <div className={`seat panel ${SEATED.allegiance}`}>
            <div className="who">
              <Mon badge={SEATED} place="line" />
              <div>
                <h3>Jadwiga</h3>
                <small>{say.clan}</small>
              </div>
            </div>
            <div className="vals">
              <div className="val">
                <Icon name="spoted-flower" />
                <b>11</b>
                <small>{say.honor}</small>
              </div>
              <div className="val">
                <Icon name="triple-yin" />
                <b>3</b>
                <small>{say.fate}</small>
              </div>
            </div>
            <div className="chips">
              <span className="chip">
                <Icon name="poker-hand" />
                {say.hand}
              </span>
            </div>
          </div>
          <div className="log panel">
            <h4 className="cap">{say.log}</h4>
            <ol>
              <li className="step">{say.logStep}</li>
              <li>
                <Icon name="crossed-swords" />
                <span>{say.logLine}</span>
              </li>
            </ol>
          </div>
        </div>
      </section>
    </>
  );
}
