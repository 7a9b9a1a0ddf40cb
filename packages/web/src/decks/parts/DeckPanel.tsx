import { isQuantity } from '@kronika/decks';
import { type ReactNode, useId } from 'react';
import { Mon } from '../../cards/Mon.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import type { DeckPart } from '../deck-module.ts';
import { DECK_WORDS } from '../words.ts';
import { Curve } from './Curve.tsx';
import './deck-panel.css';
import { DeckSections, UnknownCards } from './DeckSections.tsx';
import { partSize } from './part-size.ts';

/** No table takes a longer name. */
const LONGEST_NAME = 80;

interface DeckPanelProps {
  readonly part: DeckPart;
  choosePart(part: string): void;
  /** The one thing to press now. */
  readonly save: ReactNode;
  /** What else can be done with the deck. */
  readonly actions: ReactNode;
}

/** The deck: its name, what makes it what it is, its numbers and its list. */
export function DeckPanel({ part, choosePart, save, actions }: DeckPanelProps) {
  const { module, deck, lang, problems, change, show } = useBuilding();
  const say = useWords(DECK_WORDS);
  const badge = module.badgeOf(deck);
  const { Crest } = module;
  const name = useId();
  return (
    <div className={`deck-panel ${badge.allegiance}`}>
      <div className="deck-panel-top">
        <Mon badge={badge} place="line" />
        <div>
          <label htmlFor={name} className="vh">
            {say.deckName}
          </label>
          <input
            id={name}
            type="text"
            value={deck.name}
            maxLength={LONGEST_NAME}
            placeholder={say.nameless}
            autoComplete="off"
            onChange={({ target }) => change({ ...deck, name: target.value })}
          />
          <FormatChoice />
        </div>
        {save}
      </div>
      {actions}
      <Crest deck={deck} lang={lang} change={change} show={show} />
      <Segment
        legend={say.partOfDeck}
        legendShown="heard"
        options={module.parts.map((one) => ({
          value: one.id,
          label: (
            <>
              {one.name[lang]} <small>{partSize(deck, one)}</small>
            </>
          ),
        }))}
        value={part.id}
        onChange={choosePart}
      />
      <Curve part={part} />
      <UnknownCards />
      <DeckSections part={part} />
      {problems.length > 0 && !isQuantity(partSize(deck, part)) && <p className="deck-panel-hint">{say.emptyPart}</p>}
    </div>
  );
}

function FormatChoice() {
  const { module, deck, lang, change } = useBuilding();
  const say = useWords(DECK_WORDS);
  const id = useId();
  if (module.formats.length < 2) return null;
  const format = module.formatOf(deck);
  return (
    <>
      <label htmlFor={id} className="vh">
        {say.format}
      </label>
      <select
        id={id}
        value={format}
        title={module.formats.find((one) => one.id === format)?.about[lang]}
        onChange={({ target }) => change({ ...deck, meta: { ...deck.meta, format: target.value } })}
      >
        {module.formats.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name[lang]}
          </option>
        ))}
      </select>
    </>
  );
}

/** What stands in the row of actions. */
export function Action({ icon, label, onClick }: ActionProps) {
  return (
    <button type="button" className="deck-action" onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

interface ActionProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  onClick(): void;
}
