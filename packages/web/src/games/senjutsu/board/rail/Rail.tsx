import type { FighterView, SenjutsuView } from '@kronika/senjutsu';
import { Fragment } from 'react';
import { Icon } from '../../../../sprite/Icon.tsx';
import type { Layout } from '../../../../table/board-module.ts';
import { Place } from '../../../../table/choosing/Place.tsx';
import { HERO_BADGES, TYPE_ICONS } from '../../badges.ts';
import { Picture } from '../../cards/Picture.tsx';
import { Speed, speedOf } from '../../cards/Speed.tsx';
import { coloursOf, kindOf, numeralOf } from '../fighters.ts';
import { fighterName } from '../labels.ts';
import { useBoard } from '../scope.ts';
import { speedPlace } from '../things.ts';
import { entriesOf, type RailEntry, SPEEDS, spanOf } from './entries.ts';

interface RailProps {
  readonly view: SenjutsuView;
  readonly layout: Layout;
}

/** The order of the turn: the others above the speeds, who looks at it below; the present speed is yellow. */
export function Rail({ view, layout }: RailProps) {
  const { near, words } = useBoard();
  const entries = entriesOf(view);
  const own = view.fighters.filter((fighter) => fighter.is === 'hero' && fighter.seat === near);
  const others = view.fighters.filter((fighter) => !own.includes(fighter));
  return (
    <section className={`panel tline ${layout}`} data-part="speeds" aria-label={words.speeds}>
      {layout === 'desktop' && <RowHeads view={view} own={own} others={others} />}
      {SPEEDS.map((speed) => (
        <SpeedMark
          key={speed}
          speed={speed}
          now={view.speed}
          taken={entries.some((entry) => entry.speed === speed)}
          layout={layout}
        />
      ))}
      {others
        .slice(0, 1)
        .map((fighter) => others.length === 1 && <Span key={fighter.id} fighter={fighter} row={1} layout={layout} />)}
      {own.map((fighter) => (
        <Span key={fighter.id} fighter={fighter} row={3} layout={layout} />
      ))}
      {SPEEDS.map((speed) => (
        <Fragment key={speed}>
          <Cluster
            entries={entries.filter((entry) => entry.speed === speed && others.includes(entry.fighter))}
            view={view}
            row={1}
            speed={speed}
            layout={layout}
          />
          <Cluster
            entries={entries.filter((entry) => entry.speed === speed && own.includes(entry.fighter))}
            view={view}
            row={3}
            speed={speed}
            layout={layout}
          />
        </Fragment>
      ))}
    </section>
  );
}

function RowHeads({
  view,
  own,
  others,
}: {
  readonly view: SenjutsuView;
  readonly own: readonly FighterView[];
  readonly others: readonly FighterView[];
}) {
  const { lang, words } = useBoard();
  const [first] = others;
  const [self] = own;
  return (
    <>
      <span className="rl0 row1">
        {first !== undefined && others.length === 1 && (
          <>
            <Crest fighter={first} view={view} />
            {fighterName(first, view, lang)}
          </>
        )}
        {others.length > 1 && (others.some(({ is }) => is === 'foe') ? words.foes : words.others)}
      </span>
      <span className="rl0 row2 mid">{words.speed}</span>
      <span className="rl0 row3">
        {self !== undefined && (
          <>
            <Crest fighter={self} view={view} />
            {words.you}
          </>
        )}
      </span>
    </>
  );
}

/** The crest of a hero, the numeral of a foe. */
export function Crest({ fighter, view }: { readonly fighter: FighterView; readonly view: SenjutsuView }) {
  return (
    <span className={`cr ${coloursOf(kindOf(fighter))}`}>
      {fighter.is === 'hero' ? (
        <Icon name={HERO_BADGES[fighter.hero].icon} />
      ) : (
        numeralOf(fighter, view.fighters) || <Icon name="samurai-helmet" />
      )}
    </span>
  );
}

/** Where a row of the rail begins: on a desk the first column names whose row it is. */
function columnOf(speed: number, layout: Layout): number {
  return 9 - speed + (layout === 'desktop' ? 2 : 1);
}

interface SpeedMarkProps {
  readonly speed: number;
  readonly now: number | null;
  readonly taken: boolean;
  readonly layout: Layout;
}

function SpeedMark({ speed, now, taken, layout }: SpeedMarkProps) {
  const { words } = useBoard();
  const looks = [
    'tnum',
    ...(now !== null && speed > now ? ['past'] : []),
    ...(now === speed ? ['now'] : []),
    ...(taken ? ['has'] : []),
  ];
  return (
    <div className="tcol" style={{ gridColumn: columnOf(speed, layout), gridRow: 2 }}>
      <div className={looks.join(' ')}>
        <Speed initiative={speedOf(speed)} />
      </div>
      <Place place={speedPlace(speed)} label={`${words.speed} ${speed}`} className="speed-place">
        {() => <span className="ring0" />}
      </Place>
    </div>
  );
}

function Span({
  fighter,
  row,
  layout,
}: {
  readonly fighter: FighterView;
  readonly row: 1 | 3;
  readonly layout: Layout;
}) {
  const span = spanOf(fighter);
  if (span === undefined) return undefined;
  return (
    <i
      className={`span0 ${coloursOf(kindOf(fighter))} row${row}`}
      style={{ gridColumn: `${columnOf(span.max, layout)} / ${columnOf(span.min, layout) + 1}`, gridRow: row }}
    />
  );
}

interface ClusterProps {
  readonly entries: readonly RailEntry[];
  readonly view: SenjutsuView;
  readonly row: 1 | 3;
  readonly speed: number;
  readonly layout: Layout;
}

/** What acts at one speed; with several there is room for pictures alone. */
function Cluster({ entries, view, row, speed, layout }: ClusterProps) {
  const { lang, words } = useBoard();
  if (entries.length === 0) return undefined;
  return (
    <div
      className={`seg1s n${Math.min(entries.length, 3)}`}
      style={{ gridColumn: columnOf(speed, layout), gridRow: row }}
    >
      {entries.map((entry) => (
        <div
          key={entry.key}
          className={`seg0 ${coloursOf(kindOf(entry.fighter))}${lookOf(entry)}`}
          title={`${fighterName(entry.fighter, view, lang)}: ${entry.name?.[lang] ?? words.stunCard}`}
        >
          {entries.length > 1 && entry.fighter.is === 'foe' && <b>{numeralOf(entry.fighter, view.fighters)}</b>}
          <SegmentIcon entry={entry} />
          {entries.length === 1 && layout === 'desktop' && (
            <span>{entry.part === 'first' ? words.brief[entry.kind] : '2'}</span>
          )}
          {entry.stage === 'done' && <Icon name="x-check" />}
        </div>
      ))}
    </div>
  );
}

function lookOf({ stage }: RailEntry): string {
  if (stage === 'running') return ' now';
  if (stage === 'done' || stage === 'resting') return ' done';
  return stage === 'dropped' ? ' dropped' : '';
}

function SegmentIcon({ entry }: { readonly entry: RailEntry }) {
  if (entry.kind === 'stun') return <Picture name="knocked-out-stars" />;
  return <Icon name={entry.part === 'second' ? 'footprint' : TYPE_ICONS[entry.kind]} />;
}
