import { type FoeView, factOf, type SenjutsuView } from '@kronika/senjutsu';
import { lookedCard } from '../../../table/looked.ts';
import { useTable } from '../../../table/session/context.ts';
import { Picture } from '../cards/Picture.tsx';
import { coloursOf, foesOf, woundsOf } from './fighters.ts';
import { fighterLine, fighterName } from './labels.ts';
import { Bust } from './panel/Bust.tsx';
import { useBoard } from './scope.ts';

/** The AI opponents: who they are, the card, how they behave, their wounds. */
export function Foes({ view }: { readonly view: SenjutsuView }) {
  const { words } = useBoard();
  const foes = foesOf(view).filter(({ defeat }) => defeat === null);
  if (foes.length === 0) return undefined;
  return (
    <section className="panel foes" aria-label={words.foes}>
      {foes.map((foe) => (
        <FoeRow key={foe.id} foe={foe} view={view} />
      ))}
    </section>
  );
}

function FoeRow({ foe, view }: { readonly foe: FoeView; readonly view: SenjutsuView }) {
  const { lang, words } = useBoard();
  const { session } = useTable();
  const revealed = foe.played?.revealed;
  const printed = revealed === undefined || revealed.is === 'stun' ? undefined : revealed.printed;
  const fact = printed === undefined ? undefined : factOf(printed);
  const speed = foe.played?.segments.find(({ stage }) => stage !== 'done' && stage !== 'dropped')?.speed;
  return (
    <button
      type="button"
      className={`foe1 ${coloursOf(foe.kind)}`}
      onClick={() => printed !== undefined && session.look(lookedCard(printed), 'asked')}
    >
      <span className="vh">{fighterLine(foe, view, lang)}</span>
      <span className="av0">
        <Bust kind={foe.kind} />
      </span>
      <span className="words1" aria-hidden="true">
        <b>{fighterName(foe, view, lang)}</b>
        <small>
          {fact !== undefined && <strong>{fact.name[lang]} · </strong>}
          {words.behaviour[foe.behaviour]}, {words.stance[foe.stance].toLowerCase()}
        </small>
      </span>
      <span className="wnd" aria-hidden="true">
        <Picture name="drop" />
        {woundsOf(foe)}/{foe.woundLimit}
      </span>
      {speed !== undefined && (
        <span className="sini hx">
          <svg className="hexagon" aria-hidden="true">
            <use href="#sh-hex" />
          </svg>
          <b>{speed}</b>
        </span>
      )}
    </button>
  );
}
