import { Icon } from '../../../../sprite/Icon.tsx';
import { useBoard } from '../scope.ts';
import type { ExchangeProps } from './Exchange.tsx';
import { followsOf } from './follows.ts';

/** What comes of accepting, where the actions stand otherwise: nobody acts while talks go on. */
export function Consequences({ view, exchange }: ExchangeProps) {
  const { words, near, lang } = useBoard();
  const say = words.exchange;
  const { gains, losses } = followsOf(view, exchange, near, lang);
  return (
    <section className="oa-conseq" aria-label={say.ifAccepted}>
      <div className="panel">
        <h3>
          <Icon name="x-check" />
          {say.ifAccepted}
        </h3>
        <ul>
          {gains.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div className="panel">
        <h3>
          <Icon name="x-cross" />
          {say.noMore}
        </h3>
        <ul>
          {losses.map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li className="quiet">{say.refusalCostsNothing}</li>
        </ul>
      </div>
    </section>
  );
}
