import { type DeckProblem, mendingCards, whyNoMore } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLang, useWords } from '../shell/use-words.ts';
import './builder.css';
import { type Building, BuildingContext, type Over } from './context.ts';
import type { DeckModule, DeckPart } from './deck-module.ts';
import type { OpenedDeck } from './opened-deck.ts';
import { BottomBar } from './parts/BottomBar.tsx';
import { Broken } from './parts/Broken.tsx';
import { CardGrid, withoutMending } from './parts/CardGrid.tsx';
import { DeckPanel } from './parts/DeckPanel.tsx';
import { Filters } from './parts/Filters.tsx';
import { GridTools } from './parts/GridTools.tsx';
import type { GridChoice } from './parts/grid-choice.ts';
import { Overlay } from './parts/Overlay.tsx';
import { SaveButton } from './parts/SaveButton.tsx';
import { type DeckWays, Ways } from './parts/Ways.tsx';
import { DECK_WORDS } from './words.ts';
import { useRoom } from './work/use-room.ts';
import { useWork } from './work/use-work.ts';

interface BuilderProps extends DeckWays {
  readonly module: DeckModule;
  readonly opened: OpenedDeck;
}

/** Builds a deck: filters, cards, the deck itself, and every rule it breaks. */
export function Builder({ module, opened, ...ways }: BuilderProps) {
  const lang = useLang();
  const say = useWords(DECK_WORDS);
  const room = useRoom();
  const { work, change, undo, save, saving, restored, discard } = useWork(module, opened, ways.onSaved);
  const { deck } = work;
  const [choice, setChoice] = useState<GridChoice>(() => firstChoice(module));
  // What was opened over something else goes back to it when it is closed.
  const [overs, setOvers] = useState<readonly Over[]>(opened.over === undefined ? [] : [{ is: opened.over }]);
  const over = overs.at(-1);
  const open = (next: Over) => setOvers((before) => [...before, next]);
  const [imported, setImported] = useState('');
  const part = partCalled(module, choice.filter.part);
  const problems = useMemo(() => module.problems(deck), [module, deck]);
  const blockOn = useBlocks(module, deck);
  const building: Building = {
    module,
    lang,
    deck,
    problems,
    blockOn,
    change,
    add: (id) => change(module.add(deck, id)),
    take: (id) => change(module.take(deck, id)),
    open,
    mend: (problem) => {
      setChoice((before) => mending(before, problem, { module, deck }));
      setOvers([]);
    },
    show: (shown, mark) => {
      setChoice((before) => showing(before, shown, mark));
      setOvers([]);
    },
  };
  const choosePart = (chosen: string) =>
    setChoice((before) => ({ ...withoutMending(before), filter: { ...before.filter, part: chosen } }));
  const filters = <Filters choice={choice} part={part} onChange={(next) => setChoice(withoutMending(next))} />;
  const panel = (
    <DeckPanel
      part={part}
      choosePart={choosePart}
      save={<SaveButton work={work} saving={saving} onSave={() => save()} />}
      actions={
        <Ways {...ways} deckId={saving.id} undo={work.past.length > 0 ? undo : undefined} importText={imported} />
      }
    />
  );
  return (
    <BuildingContext value={building}>
      <div className={`deck-builder ${room}`}>
        <h1 className="vh">{deck.name.trim() || say.nameless}</h1>
        {room === 'desktop' && (
          <aside className="panel deck-builder-side" aria-label={say.filters}>
            {filters}
          </aside>
        )}
        <div className="deck-builder-mid">
          <Origin opened={opened} isSaved={work.saved !== undefined} restored={restored} discard={discard} />
          <CardGrid
            choice={choice}
            part={part}
            onChange={setChoice}
            tools={
              room !== 'desktop' && (
                <GridTools
                  choice={choice}
                  part={part}
                  onChange={setChoice}
                  openFilters={() => open({ is: 'filters' })}
                />
              )
            }
          />
          {room !== 'phone' && <Broken />}
        </div>
        {room === 'phone' ? (
          <BottomBar save={<SaveButton work={work} saving={saving} onSave={() => save()} />} />
        ) : (
          <aside className="panel deck-builder-deck" aria-label={say.deck}>
            {panel}
          </aside>
        )}
        {over !== undefined && (
          <Overlay
            over={over}
            close={() => setOvers((before) => before.slice(0, -1))}
            imported={imported}
            setImported={setImported}
            filters={filters}
            panel={
              <>
                <Broken />
                {panel}
              </>
            }
          />
        )}
      </div>
    </BuildingContext>
  );
}

interface OriginProps {
  readonly opened: OpenedDeck;
  readonly isSaved: boolean;
  readonly restored: 'restored' | 'no';
  discard(): void;
}

/** Where the deck comes from, if that is worth saying. */
function Origin({ opened, isSaved, restored, discard }: OriginProps) {
  const say = useWords(DECK_WORDS);
  if (restored === 'restored')
    return (
      <p className="card-grid-said" role="status">
        <span>{say.restored}</span>
        <button type="button" className="btn" onClick={discard}>
          {say.discard}
        </button>
      </p>
    );
  return opened.origin === 'shared' && !isSaved ? <p className="card-grid-said">{say.shared}</p> : null;
}

function firstChoice(module: DeckModule): GridChoice {
  return {
    filter: { part: module.parts[0]?.id ?? '', words: '', marks: {} },
    order: module.orders[0]?.id ?? '',
    only: 'allowed',
  };
}

function partCalled({ parts }: DeckModule, id: string): DeckPart {
  const part = parts.find((one) => one.id === id) ?? parts[0];
  if (part === undefined) throw new Error('a deck has at least one part');
  return part;
}

/** The grid with the cards that can mend the problem, whatever was looked for before. */
function mending(
  before: GridChoice,
  problem: DeckProblem,
  { module, deck }: Pick<Building, 'module' | 'deck'>,
): GridChoice {
  const pool = module.cards.map(({ id }) => id);
  const { problems, add } = module;
  const cards = mendingCards(deck, problem, { problems, add, pool });
  return { ...before, only: 'all', filter: { ...before.filter, words: '', marks: {} }, mending: { problem, cards } };
}

function showing(
  before: GridChoice,
  part: string,
  mark: { readonly facet: string; readonly value: string } | undefined,
): GridChoice {
  const marks = mark === undefined ? {} : { [mark.facet]: [mark.value] };
  return { ...withoutMending(before), only: 'all', filter: { part, words: '', marks } };
}

/** Why no more copies of a card fit, worked out once for each card and deck, a moment after the deck has changed. */
function useBlocks(module: DeckModule, deck: Building['deck']): Building['blockOn'] {
  const settled = useDeferredValue(deck);
  const known = useMemo(() => {
    // Belongs to this deck only: another deck gets a new one.
    void settled;
    return new Map<PrintedId, DeckProblem | 'none'>();
  }, [settled]);
  return useCallback(
    (id) => {
      const before = known.get(id);
      if (before !== undefined) return before === 'none' ? undefined : before;
      const found = whyNoMore(settled, id, module);
      known.set(id, found ?? 'none');
      return found;
    },
    [known, settled, module],
  );
}
