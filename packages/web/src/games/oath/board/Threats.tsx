import type { OathView, SeatView } from '@kronika/oath';
import { COLOURS, type Goal } from '@kronika/oath';
import { Icon } from '../../../sprite/Icon.tsx';
import { useSeatName } from '../../../table/session/context.ts';
import { nameOfCard } from '../cards/names.ts';
import { Picture, type PictureOf } from '../cards/Picture.tsx';
import { standingOf } from './goal-standing.ts';
import { Pawn } from './pieces/Pawn.tsx';
import { Flag } from './pieces/Warbands.tsx';
import { useBoard } from './scope.ts';

const GOALS: Readonly<Record<Goal, PictureOf>> = {
  supremacy: 'hill-conquest',
  people: 'three-friends',
  protection: 'o-chest',
  devotion: 'meditation',
};

/** Goal, who rules what, and how each seat stands to the goal: public facts only. */
export function Threats({ view }: { readonly view: OathView }) {
  const { words } = useBoard();
  const seats = view.order
    .flatMap((seat) => view.seats.filter((each) => each.seat === seat))
    .toSorted((one, other) => danger(view, other) - danger(view, one));
  return (
    <section className={`panel oa-thr${view.seats.length > 4 ? ' six' : ''}`} aria-label={words.whoMayWin}>
      <header>
        <span className="og">
          <Picture name={GOALS[view.goal]} />
        </span>
        <div>
          <h2>
            {words.oath} {words.goals[view.goal]}
          </h2>
          <small>{words.goalAbout[view.goal]}</small>
        </div>
      </header>
      <div className="r8" aria-hidden="true">
        {view.sites.map(({ slot, warbands, faceup }) => {
          const colour = COLOURS.find((each) => (warbands[each] ?? 0) > 0);
          return (
            <i key={slot}>
              {colour !== undefined ? (
                <Flag colour={colour} />
              ) : faceup ? (
                <Picture name="daggers" />
              ) : (
                <Icon name="x-enso" />
              )}
            </i>
          );
        })}
      </div>
      <h3 className="cap0">{words.whoMayWin}</h3>
      <ul>
        {seats.map((seat) => (
          <Row key={seat.seat} view={view} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

/** Who is nearest to winning: the Usurper in the next Wake, then whoever holds the title, then a revealed Vision. */
function danger({ title }: OathView, { seat, vision }: SeatView): 1 | 2 | 3 {
  if (title.holder === seat) return title.side === 'usurper' ? 3 : 2;
  return vision?.known === true ? 2 : 1;
}

function Row({ view, seat }: { readonly view: OathView; readonly seat: SeatView }) {
  const { lang, words } = useBoard();
  const name = useSeatName(seat.seat);
  const level = danger(view, seat);
  const { title } = view;
  const way =
    title.holder === seat.seat
      ? title.side === 'usurper'
        ? words.usurper
        : words.oathkeeper
      : seat.vision?.known === true
        ? nameOfCard(seat.vision.printed)[lang]
        : words.roles[seat.role];
  return (
    <li className={`t${level}`}>
      <Pawn colour={seat.colour} />
      <span>
        <b>{name}</b>
        <small>{way}</small>
      </span>
      <span className="ch">
        <i className={`lv l${level}`} />
        {level === 3 ? words.winsInWake : standingOf(view, seat)}
      </span>
    </li>
  );
}
