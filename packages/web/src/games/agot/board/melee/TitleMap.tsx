import type { AgotView } from '@kronika/agot';
import { isPrintedCard, type SeatId } from '@kronika/kernel';
import { useId, useState } from 'react';
import { Icon } from '../../../../sprite/Icon.tsx';
import type { IconName } from '../../../../sprite/names.ts';
import { lookedCard } from '../../../../table/looked.ts';
import { Dialog } from '../../../../table/overlay/Dialog.tsx';
import { useSeatTitle, useSession, useTable } from '../../../../table/session/context.ts';
import { FACTION_BADGES } from '../../badges.ts';
import { titleIcon } from '../../title-icons.ts';
import { useBoard } from '../side.ts';
import { bondOf, isRedirectSpent } from './bonds.ts';
import { TitleBody } from './TitleChoice.tsx';
import { TitleLegend } from './TitleLegend.tsx';
import { type Line, SEATED_TITLES, type Seated, TITLE_LINES, TITLES, type TitleFact, whereIs } from './title-ring.ts';
import { titleWords } from './title-words.ts';
import { MELEE_WORDS } from './words.ts';

/** The titles of this round, small, with the way to the large picture. */
export function TitlePanel({ view }: { readonly view: AgotView }) {
  const { lang } = useBoard();
  const say = MELEE_WORDS[lang];
  return (
    <section className="panel titles0" aria-label={say.titles}>
      <TitleMap view={view} />
      <LargeTitles view={view} className="tool large" icon="magnifying-glass" />
    </section>
  );
}

interface LargeTitlesProps {
  readonly view: AgotView;
  readonly className: string;
  readonly icon: IconName;
}

/** A button that opens the titles as a large picture, with what they do. */
export function LargeTitles({ view, className, icon }: LargeTitlesProps) {
  const { lang } = useBoard();
  const say = MELEE_WORDS[lang];
  const [shown, setShown] = useState<'shown' | 'hidden'>('hidden');
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={say.titlesLarge}
        title={say.titlesLarge}
        onClick={() => setShown('shown')}
      >
        <Icon name={icon} />
      </button>
      {shown === 'shown' && (
        <Dialog title={say.titles} className="wide titledialog" onClose={() => setShown('hidden')}>
          <div className="tpicture">
            <TitleMap view={view} />
            <TitleLegend view={view} />
          </div>
          <TitleList />
        </Dialog>
      )}
    </>
  );
}

/** Support runs round the ring, rivalry is the star inside it, the regent stands in the middle. */
export function TitleMap({ view }: { readonly view: AgotView }) {
  const { lang, near } = useBoard();
  const arrow = useId();
  return (
    <figure className="tmap" aria-label={MELEE_WORDS[lang].titles}>
      <svg className="tlines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <marker id={arrow} viewBox="0 0 8 8" refX="6.5" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {TITLE_LINES.map((line) => (
          <RingLine
            key={`${line.from.title.id}${line.to.title.id}`}
            line={line}
            view={view}
            near={near}
            arrow={arrow}
          />
        ))}
      </svg>
      {TITLE_LINES.map((line) => (
        <BonusMark key={`${line.from.title.id}${line.to.title.id}`} line={line} view={view} />
      ))}
      {SEATED_TITLES.map((seated) => (
        <TitleNode key={seated.title.id} seated={seated} view={view} />
      ))}
    </figure>
  );
}

function holderIn(view: AgotView, title: TitleFact): SeatId | undefined {
  const where = whereIs(view, title);
  return where.is === 'held' ? where.by : undefined;
}

interface RingLineProps {
  readonly line: Line;
  readonly view: AgotView;
  readonly near: SeatId;
  readonly arrow: string;
}

/** How far a line keeps from the middle of a title, as a part of its length; below a title stands its name. */
const KEPT = { supports: 0.24, rivals: 0.12 } as const;
const NAMED = 0.4;

/** How far an arrow keeps from a title that the other one is so far below. */
function keptFrom({ place }: Seated, is: Line['is'], below: number): number {
  return is === 'supports' && place === 'ring' && below > 10 ? NAMED : KEPT[is];
}

/** Where on a line a mark stands. */
const MARKED = 0.27;

/** The title that is pointed at among those one chooses from: the ring shows how it stands to the others. */
function usePreviewed(view: AgotView): TitleFact['id'] | undefined {
  const looked = useSession((state) => state.looked);
  const title =
    looked === undefined || !isPrintedCard(looked) ? undefined : TITLES.find(({ id }) => id === looked.printed);
  return title !== undefined && whereIs(view, title).is === 'offered' ? title.id : undefined;
}

function RingLine({ line: { is, from, to }, view, near, arrow }: RingLineProps) {
  const previewed = usePreviewed(view);
  const isPreviewed = previewed !== undefined && [from.title.id, to.title.id].includes(previewed);
  const ends = [holderIn(view, from.title), holderIn(view, to.title)];
  const works = isPreviewed || ends.every((seat) => seat !== undefined) ? ' on' : '';
  const own = isPreviewed || (works !== '' && ends.includes(near)) ? ' me' : '';
  const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
  const [start, end] = [keptFrom(from, is, dy), keptFrom(to, is, -dy)];
  return (
    <line
      className={`${is}${works}${own}`}
      x1={from.at.x + dx * start}
      y1={from.at.y + dy * start}
      x2={to.at.x - dx * end}
      y2={to.at.y - dy * end}
      vectorEffect="non-scaling-stroke"
      {...(is === 'supports' ? { markerEnd: `url(#${arrow})` } : {})}
    />
  );
}

/** In the middle of a line between two rivals: whether one of them has had the bonus for the other. */
function BonusMark({ line: { is, from, to }, view }: { readonly line: Line; readonly view: AgotView }) {
  const { lang, near } = useBoard();
  const names = useSession(({ known }) => known?.document.seats);
  const [one, other] = [holderIn(view, from.title), holderIn(view, to.title)];
  if (is !== 'rivals' || one === undefined || other === undefined) return undefined;
  const winners = [
    { winner: one, loser: other, seated: from, across: to },
    { winner: other, loser: one, seated: to, across: from },
  ].filter(({ winner, loser }) => bondOf(view, winner, loser) === 'rivalSpent');
  // The lines of others are many; only what has come of them is marked.
  if (winners.length === 0 && one !== near && other !== near) return undefined;
  const gained = winners.map(({ winner, loser }) =>
    MELEE_WORDS[lang].bonusGained(names?.[winner]?.name ?? '', names?.[loser]?.name ?? ''),
  );
  // Near who had it, and apart from where lines of the star cross.
  const [{ seated, across } = { seated: one === near ? from : to, across: one === near ? to : from }] = winners;
  const at = {
    x: seated.at.x + (across.at.x - seated.at.x) * MARKED,
    y: seated.at.y + (across.at.y - seated.at.y) * MARKED,
  };
  return (
    <span
      className={gained.length > 0 ? 'tcross gained' : 'tcross'}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
      title={gained.join('; ') || MELEE_WORDS[lang].legend.open}
    >
      <Icon name={gained.length > 0 ? 'x-check' : 'x-cross'} />
      {gained.length > 0 && <span className="vh">{gained.join('; ')}</span>}
    </span>
  );
}

function TitleNode({ seated: { title, at, place }, view }: { readonly seated: Seated; readonly view: AgotView }) {
  const { session } = useTable();
  const { lang, near } = useBoard();
  const say = MELEE_WORDS[lang];
  const names = useSession(({ known }) => known?.document.seats);
  const where = whereIs(view, title);
  const by = where.is === 'held' || where.is === 'taken' ? where.by : undefined;
  const holder = by === undefined ? undefined : view.seats[by];
  const colours = holder === undefined ? 'free' : FACTION_BADGES[holder.allegiance].allegiance;
  const look = where.is === 'free' ? lookedCard(title.id) : lookedCard(title.id, where.card);
  const isRegent = title.ability === 'redirect';
  const spent = isRegent && by !== undefined && isRedirectSpent(view) ? ' spent' : '';
  return (
    <div
      className={`tnode ${place} ${colours} ${where.is}${by === near ? ' self' : ''}${spent}`}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
    >
      <span className="tdisc" aria-hidden="true">
        <Icon name={titleIcon(title.id)} />
        {spent !== '' && <Icon name="x-check" className="used" />}
      </span>
      <span className="tname" aria-hidden="true">
        {by !== undefined && <Holder seat={by} />}
        <small>{say.shortTitles[title.id]}</small>
      </span>
      <button
        type="button"
        className="press"
        aria-label={titleWords(view, title, lang, (seat) => names?.[seat]?.name ?? '')}
        onClick={() => session.look(look, 'asked')}
        onPointerEnter={(event) => event.pointerType === 'mouse' && session.look(look, 'passing')}
        onFocus={() => session.look(look, 'passing')}
      />
    </div>
  );
}

function Holder({ seat }: { readonly seat: SeatId }) {
  return <b>{useSeatTitle(seat)}</b>;
}

/** The titles one after the other, with what they do. */
function TitleList() {
  return (
    <ul className="titlelist">
      {SEATED_TITLES.map(({ title }) => (
        <li key={title.id} className="titletile told">
          <TitleBody title={title} />
        </li>
      ))}
    </ul>
  );
}
