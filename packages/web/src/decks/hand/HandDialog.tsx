import { useState } from 'react';
import { Dialog } from '../../shell/parts/Dialog.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import type { DeckModule, FirstDraw } from '../deck-module.ts';
import { type DrawnPile, drawnOn, firstDraw, replaced } from './draw.ts';
import './hand.css';
import { HAND_WORDS } from './words.ts';

/** What one might begin with: drawn anew, card by card, or with single cards replaced. */
export function HandDialog({ onClose }: { onClose(): void }) {
  const { module, deck } = useBuilding();
  const say = useWords(HAND_WORDS);
  const drawAll = (): readonly DrawnPile[] => {
    const seed = crypto.randomUUID();
    return module.draws.map((draw) => firstDraw(deck, draw, seed));
  };
  const [piles, setPiles] = useState(drawAll);
  return (
    <Dialog title={say.title} look="wide" onClose={onClose}>
      <p className="hand-hint">{say.hint}</p>
      {module.draws.map((draw, place) => (
        <Pile
          key={draw.zone}
          draw={draw}
          pile={piles[place] ?? { order: [], shown: 0 }}
          module={module}
          change={(pile) => setPiles((before) => before.with(place, pile))}
        />
      ))}
      <button type="button" className="btn main" onClick={() => setPiles(drawAll())}>
        <Icon name="return-arrow" />
        {say.again}
      </button>
    </Dialog>
  );
}

interface PileProps {
  readonly draw: FirstDraw;
  readonly pile: DrawnPile;
  readonly module: DeckModule;
  change(pile: DrawnPile): void;
}

function Pile({ draw, pile, module: { Face }, change }: PileProps) {
  const { lang } = useBuilding();
  const say = useWords(HAND_WORDS);
  const left = pile.order.length - pile.shown;
  return (
    <section className="hand-pile">
      <header>
        <h3>{draw.name[lang]}</h3>
        <small>{say.left(left)}</small>
        <button type="button" className="btn" disabled={left === 0} onClick={() => change(drawnOn(pile))}>
          <Icon name="card-draw" />
          {say.draw}
        </button>
      </header>
      {pile.shown === 0 ? (
        <p className="hand-hint">{say.empty}</p>
      ) : (
        <ul>
          {pile.order.slice(0, pile.shown).map((id, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card of the hand is its place, copies are alike
            <li key={place}>
              <button type="button" title={say.replace} onClick={() => change(replaced(pile, place))}>
                <Face printed={id} size="h" lang={lang} />
                <span className="vh">{say.replace}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
