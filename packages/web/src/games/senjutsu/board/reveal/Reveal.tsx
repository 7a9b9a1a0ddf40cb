import { type FighterView, factOf, type SenjutsuView } from '@kronika/senjutsu';
import { Icon } from '../../../../sprite/Icon.tsx';
import type { Layout } from '../../../../table/board-module.ts';
import { useTable } from '../../../../table/session/context.ts';
import { useStaged } from '../../../../table/staging/use-staging.ts';
import { SenjutsuCard } from '../../cards/SenjutsuCard.tsx';
import { Speed, speedOf } from '../../cards/Speed.tsx';
import { StatusCard } from '../../cards/StatusCard.tsx';
import { coloursOf, drawingOf, kindOf } from '../fighters.ts';
import { fighterName } from '../labels.ts';
import { orderedEntries, tiesIn } from '../rail/order.ts';
import { Crest } from '../rail/Rail.tsx';
import { useBoard } from '../scope.ts';
import './reveal.css';

interface RevealProps {
  readonly view: SenjutsuView;
  readonly layout: Layout;
}

/** The moment when all cards are turned: it lies over the field until it was told, or until somebody goes on. */
export function Reveal({ view, layout }: RevealProps) {
  const { staging } = useTable();
  const isNow = useStaged(({ current }) => current?.kind === 'reveal') === true;
  const shown = view.fighters.filter(({ played }) => played !== null);
  if (staging === undefined || !isNow || shown.length === 0) return undefined;
  return <Moment view={view} shown={shown} layout={layout} goOn={() => staging.next()} />;
}

interface MomentProps {
  readonly view: SenjutsuView;
  readonly shown: readonly FighterView[];
  readonly layout: Layout;
  goOn(): void;
}

function Moment({ view, shown, layout, goOn }: MomentProps) {
  const { words, near } = useBoard();
  const own = shown.filter((fighter) => fighter.is === 'hero' && fighter.seat === near);
  const order = [...shown.filter((fighter) => !own.includes(fighter)), ...own];
  return (
    <div className={`sen-reveal n${Math.min(order.length, 5)} ${layout}`} role="status" aria-label={words.revealed}>
      <div className="banner">
        {order.map((fighter) => (
          <Revealed key={fighter.id} fighter={fighter} view={view} layout={layout} figures={order.length < 3} />
        ))}
      </div>
      <Order view={view} />
      <button type="button" className="btn goon" onClick={goOn}>
        <Icon name="x-play" />
        {words.goOn}
      </button>
    </div>
  );
}

interface RevealedProps {
  readonly fighter: FighterView;
  readonly view: SenjutsuView;
  readonly layout: Layout;
  readonly figures: boolean;
}

function Revealed({ fighter, view, layout, figures }: RevealedProps) {
  const { lang, words, near } = useBoard();
  const played = fighter.played;
  if (played === null) return undefined;
  const isOwn = fighter.is === 'hero' && fighter.seat === near;
  const size = layout === 'phone' ? 'S' : figures ? 'F' : 'M';
  return (
    <div className={`half ${coloursOf(kindOf(fighter))}${isOwn ? ' own' : ''}`}>
      {figures && layout === 'desktop' && (
        <svg className="hero0" viewBox="0 -40 200 340" aria-hidden="true">
          <use href={`#d-figure-${drawingOf(kindOf(fighter))}`} x="0" y="-40" width="200" height="340" />
        </svg>
      )}
      <div className="turned0">
        <b className="whose">{isOwn ? words.you : fighterName(fighter, view, lang)}</b>
        {played.revealed.is === 'stun' ? (
          <StatusCard status="stun" size={size} lang={lang} />
        ) : (
          <SenjutsuCard fact={factOf(played.revealed.printed)} size={size} lang={lang} />
        )}
        {played.speed !== null && (
          <span className="stamp">
            <Speed initiative={speedOf(played.speed)} />
          </span>
        )}
      </div>
    </div>
  );
}

/** In which order the cards act, as far as it is known, and why where speeds are equal. */
function Order({ view }: { readonly view: SenjutsuView }) {
  const { lang, words } = useBoard();
  const entries = orderedEntries(view);
  if (entries.length === 0) return undefined;
  const ties = tiesIn(entries, view);
  return (
    <section className="panel order0" aria-label={words.order}>
      <h2>
        {words.order}
        {ties.map((tie) => (
          <small key={tie}>{words.ties[tie]}</small>
        ))}
      </h2>
      <ol>
        {entries.map(({ key, fighter, speed, name, kind, part }) => (
          <li key={key} className={coloursOf(kindOf(fighter))}>
            <b>{speed}</b>
            <Crest fighter={fighter} view={view} />
            <span>
              {name?.[lang] ?? words.stunCard}
              <small>{part === 'second' ? words.secondPart : words.segments[kind]}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
