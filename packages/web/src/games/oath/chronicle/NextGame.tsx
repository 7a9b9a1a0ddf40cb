import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Mon } from '../../../cards/Mon.tsx';
import { useWords } from '../../../shell/use-words.ts';
import { Icon } from '../../../sprite/Icon.tsx';
import { COLOUR_BADGES } from '../badges.ts';
import { exchangeOf, roman, type ToldGame } from './told.ts';
import { CHRONICLE_WORDS } from './words.ts';

interface NextGameProps {
  readonly last: ToldGame;
  readonly name: string;
  readonly start: ReactNode;
}

/** What the next game begins with, the button that begins it, and the world as a text. */
export function NextGame({ last, name, start }: NextGameProps) {
  const { annal, names, after } = last;
  const say = useWords(CHRONICLE_WORDS);
  const winner = annal.players[annal.winner];
  const faceup = after.map.filter(({ face }) => face === 'up').length;
  const archive = Object.values(after.archive).flat().length;
  return (
    <section className="panel oc-next" aria-label={say.game(roman(annal.game + 1))}>
      <h2>{say.game(roman(annal.game + 1))}</h2>
      <dl>
        <dt>{say.oath}</dt>
        <dd>{say.goals[after.goal]}</dd>
        <dt>{say.chancellor}</dt>
        <dd>
          {winner !== undefined && <Mon badge={COLOUR_BADGES[winner.colour]} place="line" />}
          {say.chancellorWinner(names[annal.winner] ?? '')}
        </dd>
        <dt>{say.citizens}</dt>
        <dd>
          {after.citizens.length === 0
            ? say.noCitizens
            : after.citizens.map((colour) => (
                <span key={colour} className="oc-citizen">
                  <Mon badge={COLOUR_BADGES[colour]} place="line" />
                  {names[annal.players.findIndex((player) => player.colour === colour)]}
                </span>
              ))}
        </dd>
        <dt>{say.map}</dt>
        <dd>{say.mapAfter(faceup, after.map.length - faceup)}</dd>
        <dt>{say.deck}</dt>
        <dd>{say.deckAfter(archive, after.dispossessed.length)}</dd>
      </dl>
      {start}
      <Exchange text={exchangeOf(last, name)} />
    </section>
  );
}

function Exchange({ text }: { readonly text: string }) {
  const say = useWords(CHRONICLE_WORDS);
  const [copied, setCopied] = useState<'yes' | 'no'>('no');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <div className="oc-exchange">
      <h3>
        {say.exchange} <small>{say.exchangeHint}</small>
      </h3>
      <output>{text}</output>
      <div>
        <button type="button" className="btn" onClick={copy}>
          <Icon name="share" />
          {copied === 'yes' ? say.copied : say.copy}
        </button>
        <Link className="btn" href="/chronicles">
          {say.bring}
        </Link>
      </div>
    </div>
  );
}
