import { copiesIn, type DeckProblem, problemText } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import { memo, type ReactNode, useState } from 'react';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import type { DeckCard, DeckModule, DeckPart } from '../deck-module.ts';
import { among, fits, isInPart } from '../search/filter.ts';
import { DECK_WORDS } from '../words.ts';
import './card-grid.css';
import type { GridChoice } from './grid-choice.ts';
import { RuleChip } from './RuleChip.tsx';
import { Stepper } from './Stepper.tsx';

interface CardGridProps {
  readonly choice: GridChoice;
  readonly part: DeckPart;
  onChange(choice: GridChoice): void;
  /** What stands beside the heading where there is less room, e.g. the way to the filters. */
  readonly tools?: ReactNode;
}

/** The cards that are looked for, each with its face and how many copies of it are in the deck. */
export function CardGrid({ choice, part, onChange, tools }: CardGridProps) {
  const { module, lang } = useBuilding();
  const say = useWords(DECK_WORDS);
  const [blocked, setBlocked] = useState<PrintedId>();
  const cards = useShown(choice, part);
  return (
    <section className="card-grid" aria-label={say.cards}>
      <header>
        <h2>{choice.mending === undefined ? part.heading[lang] : say.toMend}</h2>
        <span className="card-grid-count" role="status">
          {say.found(cards.length)}
        </span>
        <Segment
          legend={say.order}
          legendShown="heard"
          options={module.orders.map(({ id, name }) => ({ value: id, label: name[lang] }))}
          value={choice.order}
          onChange={(order) => onChange({ ...choice, order })}
        />
        {tools}
      </header>
      {choice.mending !== undefined && (
        <Mending problem={choice.mending.problem} end={() => onChange(withoutMending(choice))} />
      )}
      <Blocked card={blocked} close={() => setBlocked(undefined)} />
      {cards.length === 0 ? (
        <Nothing
          choice={choice}
          search={(words) => onChange(searching(choice, words))}
          showAll={() => onChange({ ...choice, only: 'all' })}
        />
      ) : (
        <ul>
          {cards.map((card) => (
            <Cell key={card.id} card={card} onBlocked={setBlocked} />
          ))}
        </ul>
      )}
    </section>
  );
}

function useShown(choice: GridChoice, part: DeckPart): readonly DeckCard[] {
  const { module, lang, deck, blockOn } = useBuilding();
  const { filter, only, mending } = choice;
  const order = module.orders.find(({ id }) => id === choice.order) ?? module.orders[0];
  const pool = mending === undefined ? module.cards.filter((card) => isInPart(card, part)) : module.cards;
  const kept = among(pool, mending?.cards).filter(
    ({ id }) => only === 'all' || copiesIn(deck, id) > 0 || (only === 'allowed' && !isForbidden(blockOn(id))),
  );
  const found = kept.filter((card) => fits(card, filter, lang));
  return order === undefined ? found : found.toSorted((one, other) => order.compare(one, other, { lang, deck }));
}

/** Whether the deck may not have the card at all; that it has enough of it, or of everything, is another matter. */
function isForbidden(problem: DeckProblem | undefined): boolean {
  return problem?.message.key === 'notAllowed' || problem?.message.key === 'tooManyKinds';
}

function searching(choice: GridChoice, words: string): GridChoice {
  return { ...withoutMending(choice), only: 'all', filter: { ...choice.filter, words, marks: {} } };
}

export function withoutMending({ mending: _, ...choice }: GridChoice): GridChoice {
  return choice;
}

interface CellProps {
  readonly card: DeckCard;
  onBlocked(card: PrintedId): void;
}

function Cell({ card: { id, name }, onBlocked }: CellProps) {
  const { module, lang, deck, open } = useBuilding();
  return (
    <li className={copiesIn(deck, id) > 0 ? 'card-cell in' : 'card-cell'} data-card={id}>
      <button type="button" className="card-cell-face" onClick={() => open({ is: 'card', card: id })}>
        <CellFace module={module} id={id} lang={lang} />
      </button>
      <Stepper card={id} name={name[lang]} onBlocked={onBlocked} />
    </li>
  );
}

interface CellFaceProps {
  readonly module: DeckModule;
  readonly id: PrintedId;
  readonly lang: 'pl' | 'en';
}

/** The face of a card never changes while the deck does. */
const CellFace = memo(function CellFace({ module: { Face }, id, lang }: CellFaceProps) {
  return <Face printed={id} size="h" lang={lang} />;
});

/** Why a card cannot be added, for who asked. */
function Blocked({ card, close }: { readonly card: PrintedId | undefined; close(): void }) {
  const { lang, blockOn, module } = useBuilding();
  const say = useWords(DECK_WORDS);
  const problem = card === undefined ? undefined : blockOn(card);
  const name = card === undefined ? undefined : module.cards.find(({ id }) => id === card)?.name[lang];
  return (
    <div role="status">
      {problem !== undefined && (
        <p className="card-grid-said">
          <Icon name="hazard-sign" />
          <span>
            <b>{name}.</b> {say.cannotAdd} {problemText(problem, lang)}
          </span>
          <RuleChip rule={problem.rule} />
          <CloseButton close={close} />
        </p>
      )}
    </div>
  );
}

function Mending({ problem, end }: { readonly problem: DeckProblem; end(): void }) {
  const { lang } = useBuilding();
  const say = useWords(DECK_WORDS);
  return (
    <p className="card-grid-said">
      <Icon name="hazard-sign" />
      <span>
        {say.mending} {problemText(problem, lang)}
      </span>
      <button type="button" className="btn" onClick={end}>
        {say.endMending}
      </button>
    </p>
  );
}

function CloseButton({ close }: { close(): void }) {
  const say = useWords(SHELL_WORDS);
  return (
    <button type="button" className="card-grid-close" aria-label={say.close} onClick={close}>
      <Icon name="x-cross" />
    </button>
  );
}

interface NothingProps {
  readonly choice: GridChoice;
  search(words: string): void;
  showAll(): void;
}

/** Nothing was found: perhaps a name was misspelt, perhaps what is not allowed is hidden. */
function Nothing({ choice: { filter, only }, search, showAll }: NothingProps) {
  const { module } = useBuilding();
  const say = useWords(DECK_WORDS);
  const nearest = module.catalogue.nearest(filter.words);
  return (
    <div className="card-grid-nothing">
      <p>{say.nothingFound}</p>
      {only !== 'all' && (
        <p>
          <button type="button" className="btn" onClick={showAll}>
            {say.showAll}
          </button>
        </p>
      )}
      {nearest.length > 0 && (
        <p>
          {say.didYouMean}{' '}
          {nearest.map((name) => (
            <button key={name} type="button" className="btn" onClick={() => search(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
