import { type FoeView, factOf, type SenjutsuView } from '@kronika/senjutsu';
import { lookedCard } from '../../../../table/looked.ts';
import { useTable } from '../../../../table/session/context.ts';
import { Picture } from '../../cards/Picture.tsx';
import { coloursOf, foesOf, woundsOf } from '../fighters.ts';
import { fighterName } from '../labels.ts';
import { Bust } from '../panel/Bust.tsx';
import { useBoard } from '../scope.ts';
import { intentWords } from './intent-words.ts';

interface FoesProps {
  readonly view: SenjutsuView;
  /** Whoever is shown elsewhere already. */
  readonly without?: FoeView | undefined;
}

/** The AI opponents: who they are, their cards, how they behave, what they will do, their wounds. */
export function Foes({ view, without }: FoesProps) {
  const { words } = useBoard();
  const foes = foesOf(view).filter(({ defeat, id }) => defeat === null && id !== without?.id);
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
  const { lang, words, near } = useBoard();
  const { session } = useTable();
  const revealed = foe.played?.revealed;
  const printed = revealed === undefined || revealed.is === 'stun' ? undefined : revealed.printed;
  const fact = printed === undefined ? undefined : factOf(printed);
  const speed = foe.played?.segments.find(({ stage }) => stage !== 'done' && stage !== 'dropped')?.speed;
  const intent = intentWords(foe, view, near, lang);
  const manner = `${words.behaviour[foe.behaviour].toLowerCase()}, ${words.stance[foe.stance].toLowerCase()}`;
  return (
    <button
      type="button"
      className={`foe1 ${coloursOf(foe.kind)}`}
      onClick={() => printed !== undefined && session.look(lookedCard(printed), 'asked')}
    >
      <span className="av0">
        <Bust kind={foe.kind} />
      </span>
      <span className="words1">
        <b>{fighterName(foe, view, lang)}</b>
        <small>
          {fact !== undefined && <strong>{fact.name[lang]} · </strong>}
          {revealed?.is === 'stun' && <strong>{words.stunCard} · </strong>}
          {intent ?? manner}
        </small>
      </span>
      <span className="wnd">
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
