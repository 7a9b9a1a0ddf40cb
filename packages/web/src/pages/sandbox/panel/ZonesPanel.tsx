import type { SandboxPiece, SandboxZone } from '@kronika/kernel';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { useEditor } from '../scope.ts';
import { usePieceWords } from '../use-piece-words.ts';
import { SANDBOX_WORDS } from '../words.ts';
import { bySide } from './sides.ts';

/** Every piece, zone by zone, in order: what the board shows, and the decks and piles that it does not. */
export function ZonesPanel() {
  const say = useWords(SANDBOX_WORDS);
  const lang = useLang();
  const { module, situation } = useEditor();
  const { sandbox } = module;
  return bySide(sandbox, situation, sandbox.zones(situation)).map(({ thing, all }) => {
    const empty = all.filter(({ pieces }) => pieces.length === 0).map(({ name }) => name[lang]);
    return (
      <section key={thing} className="sb-zones">
        <h2>{sandbox.nameOf(situation, thing)?.[lang]}</h2>
        {all
          .filter(({ pieces }) => pieces.length > 0)
          .map((zone) => (
            <Zone key={zone.spot} zone={zone} />
          ))}
        {empty.length > 0 && (
          <p className="quiet">
            {say.emptyZones}: {empty.join(', ')}.
          </p>
        )}
      </section>
    );
  });
}

function Zone({ zone }: { readonly zone: SandboxZone }) {
  const say = usePieceWords();
  const lang = useLang();
  return (
    <div className="sb-zone" id={`zone-${zone.spot}`}>
      <h3>
        {zone.name[lang]} <small>{say.here(zone.pieces.length)}</small>
      </h3>
      <ul>
        {zone.pieces.map((piece) => (
          <Piece key={piece.thing} piece={piece} />
        ))}
      </ul>
    </div>
  );
}

function Piece({ piece }: { readonly piece: SandboxPiece }) {
  const lang = useLang();
  const { module, situation, thing, select, show } = useEditor();
  return (
    <li>
      <button
        type="button"
        aria-pressed={piece.thing === thing}
        onClick={() => {
          select(piece.thing);
          show('set');
        }}
      >
        <span>{module.sandbox.nameOf(situation, piece.thing)?.[lang]}</span>
        {piece.state !== undefined && <small>{piece.state[lang]}</small>}
      </button>
      {piece.attached.length > 0 && (
        <ul>
          {piece.attached.map((one) => (
            <Piece key={one.thing} piece={one} />
          ))}
        </ul>
      )}
    </li>
  );
}
