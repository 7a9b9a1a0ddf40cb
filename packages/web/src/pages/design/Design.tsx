import { useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games/index.ts';
import { Page } from '../../shell/Page.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import '../../shell/parts/option-row.css';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { GLYPHS, INTERFACE_ICONS } from '../../sprite/names.ts';
import './design.css';
import { Measures } from './Measures.tsx';
import { Parts } from './Parts.tsx';
import { DESIGN_WORDS } from './words.ts';

const SURFACES = ['bg', 'table-1', 'table-2', 'panel', 'panel-2', 'panel-3', 'well'];
const INKS = ['ink', 'ink-2', 'ink-3', 'pick', 'good', 'bad', 'warn'];
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8];
const ALLEGIANCES = [
  ...GAMES.flatMap(({ sides }) => Object.values(sides ?? {}).map(({ badge }) => badge.allegiance)),
  'neutral',
];

/** What every screen is made of, side by side: for whoever works on one. */
export function Design() {
  const say = useWords(DESIGN_WORDS);
  const [choice, setChoice] = useState('one');
  return (
    <Page title={say.title}>
      <div className="design">
        <h1>{say.title}</h1>
        <section>
          <h2>{say.surfaces}</h2>
          <ul className="design-swatches">
            {SURFACES.map((name) => (
              <li key={name} className={`design-surface-${name}`}>
                --{name}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{say.inks}</h2>
          <ul className="design-inks panel">
            {INKS.map((name) => (
              <li key={name} className={`design-ink-${name}`}>
                --{name}: {say.sample}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{say.type}</h2>
          <ul className="design-type">
            {SIZES.map((size) => (
              <li key={size} className={`design-type-${size}`}>
                <span className="tale">{say.sample}</span> <span>0123456789</span>
              </li>
            ))}
          </ul>
        </section>
        <Measures />
        <section>
          <h2>{say.allegiances}</h2>
          <ul className="design-swatches">
            {ALLEGIANCES.map((name) => (
              <li key={name} className={`design-allegiance ${name}`}>
                {name}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{say.controls}</h2>
          <div className="design-controls panel">
            <button type="button" className="btn main">
              <Icon name="x-play" />
              {say.main}
            </button>
            <button type="button" className="btn pick">
              {say.pick}
            </button>
            <button type="button" className="btn">
              {say.plain}
            </button>
            <button type="button" className="btn ghost">
              {say.ghost}
            </button>
            <button type="button" className="btn" disabled>
              {say.disabled}
            </button>
            <Segment
              legend={say.segment}
              options={['one', 'two', 'three'].map((value, index) => ({ value, label: `${index + 1}` }))}
              value={choice}
              onChange={setChoice}
            />
            <label className="option-row">
              <input type="checkbox" className="vh" defaultChecked />
              <Icon name="lion" />
              <span>
                <b>{say.option}</b>
                <small>{say.optionHint}</small>
              </span>
              <i className="option-row-mark" />
            </label>
          </div>
        </section>
        <Parts />
        <section>
          <h2>{say.icons}</h2>
          <ul className="design-icons">
            {[...INTERFACE_ICONS, ...GLYPHS].map((name) => (
              <li key={name}>
                <Icon name={name} />
                {name}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{say.cards}</h2>
          <p className="design-hint">{say.cardsHint}</p>
          <Link className="btn" href="/design/cards">
            {say.cards}
          </Link>
        </section>
      </div>
    </Page>
  );
}
