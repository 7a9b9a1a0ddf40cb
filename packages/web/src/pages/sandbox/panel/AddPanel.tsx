import { fold, isPrintedCard, type SandboxSupply, type Subject } from '@kronika/kernel';
import { useEffect, useId, useMemo } from 'react';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { Icon } from '../../../sprite/Icon.tsx';
import { useEditor } from '../scope.ts';
import { usePieceWords } from '../use-piece-words.ts';
import { SANDBOX_WORDS } from '../words.ts';
import { bySide } from './sides.ts';

/** What is looked for, and what was found. */
export interface Searched {
  readonly text: string;
  /** A kind of the supply, or nothing for all of them. */
  readonly kind: string;
  readonly chosen?: SandboxSupply;
}

export const NOTHING_SEARCHED: Searched = { text: '', kind: '' };

interface AddPanelProps {
  readonly searched: Searched;
  search(searched: Searched): void;
}

/** Finds a card or another piece and puts it somewhere. */
export function AddPanel({ searched, search }: AddPanelProps) {
  const { text, kind, chosen } = searched;
  return chosen === undefined ? (
    <Search
      text={text}
      setText={(next) => search({ text: next, kind })}
      kind={kind}
      setKind={(next) => search({ text, kind: next })}
      choose={(supply) => search({ text, kind, chosen: supply })}
    />
  ) : (
    <Placing supply={chosen} back={() => search({ text, kind })} />
  );
}

/** More faces than anybody scrolls through; a few letters more find the others. */
const MOST = 60;

interface SearchProps {
  readonly text: string;
  setText(text: string): void;
  /** A kind of the supply, or nothing for all of them. */
  readonly kind: string;
  setKind(kind: string): void;
  choose(supply: SandboxSupply): void;
}

function Search({ text, setText, kind, setKind, choose }: SearchProps) {
  const say = usePieceWords();
  const lang = useLang();
  const { sandbox, board } = useEditor().module;
  const [searchId, kindId] = [useId(), useId()];
  const found = useMemo(() => {
    const wanted = fold(text.trim());
    return sandbox.supply
      .filter((supply) => kind === '' || supply.kind === kind)
      .filter(({ name }) => fold(name.pl).includes(wanted) || fold(name.en).includes(wanted))
      .toSorted((one, other) => one.name[lang].localeCompare(other.name[lang], lang));
  }, [sandbox, text, kind, lang]);
  return (
    <>
      <div className="sb-search">
        <div className="field">
          <label htmlFor={searchId}>{say.search}</label>
          <input id={searchId} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <div className="field">
          <label htmlFor={kindId}>{say.kind}</label>
          <select id={kindId} value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="">{say.allKinds}</option>
            {sandbox.kinds.map(({ value, name }) => (
              <option key={value} value={value}>
                {name[lang]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="quiet" role="status">
        {found.length === 0 ? say.nothingFound : say.here(found.length)}
      </p>
      <ul className="sb-found">
        {found.slice(0, MOST).map((supply) => (
          <li key={keyOfSupply(supply.piece)}>
            <button type="button" onClick={() => choose(supply)}>
              <span className="sb-face" aria-hidden="true">
                <board.Face view={undefined} looked={supply.piece} lang={lang} size="h" />
              </span>
              <span>{supply.name[lang]}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function keyOfSupply(piece: Subject): string {
  return `${piece.is}:${isPrintedCard(piece) ? piece.printed : piece.id}`;
}

function Placing({ supply, back }: { readonly supply: SandboxSupply; back(): void }) {
  const say = useWords(SANDBOX_WORDS);
  const lang = useLang();
  const { module, situation, edit, place } = useEditor();
  const { sandbox, board } = module;
  const { piece } = supply;
  useEffect(() => {
    place(piece);
    return () => place(undefined);
  }, [piece, place]);
  const name = supply.name[lang];
  const spots = sandbox.spots(situation, { piece });
  const sides = bySide(sandbox, situation, spots);
  // Spots that go by the key of a thing lie on the board itself.
  const isOnBoard = spots.some(({ spot }) => spot.includes(':'));
  return (
    <>
      <button type="button" className="btn ghost sb-back" onClick={back}>
        <Icon name="x-back" />
        {say[board.pieces].back}
      </button>
      <h2>{say.putWhere(name)}</h2>
      {isOnBoard && <p className="quiet">{say.touchBoard}</p>}
      <div className="sb-placing">
        <span className="sb-large" aria-hidden="true">
          <board.Face view={undefined} looked={piece} lang={lang} size="h" />
        </span>
        {sides.map(({ thing, all }) => (
          <section key={thing}>
            <h3>{sandbox.nameOf(situation, thing)?.[lang]}</h3>
            <div className="sb-spots">
              {all.map((spot) => (
                <button
                  key={spot.spot}
                  type="button"
                  className="sb-chip"
                  aria-label={say.put(name, spot.name[lang])}
                  onClick={() => edit({ is: 'put', piece, to: spot.spot })}
                >
                  {spot.name[lang]}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
