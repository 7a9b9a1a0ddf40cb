import { COLOURS, type OathView } from '@kronika/oath';
import { Icon } from '../../../sprite/Icon.tsx';
import { useSeatTitle } from '../../../table/session/context.ts';
import { nameOfCard } from '../cards/names.ts';
import { Picture } from '../cards/Picture.tsx';
import { GOAL_PICTURES } from '../goal-pictures.ts';
import { Pawn } from './pieces/Pawn.tsx';
import { Flag } from './pieces/Warbands.tsx';
import { type BoardScope, useBoard } from './scope.ts';
import { sitesOf, type Threat, threatsIn, treasuresOf } from './threats.ts';

/** Goal, who rules what, and each seat's nearest way to win: public facts only. */
export function Threats({ view }: { readonly view: OathView }) {
  const { words } = useBoard();
  return (
    <section className={`panel oa-thr${view.seats.length > 4 ? ' six' : ''}`} aria-label={words.whoMayWin}>
      <header>
        <span className="og">
          <Picture name={GOAL_PICTURES[view.goal]} />
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
        {threatsIn(view).map((threat) => (
          <Row key={threat.seat.seat} view={view} threat={threat} />
        ))}
      </ul>
    </section>
  );
}

function Row({ view, threat }: { readonly view: OathView; readonly threat: Threat }) {
  const scope = useBoard();
  const { lang, words } = scope;
  const { seat, way, danger, lacks, chance } = threat;
  const name = useSeatTitle(seat.seat);
  const title =
    way === 'vision' && seat.vision?.known === true ? nameOfCard(seat.vision.printed)[lang] : words.seatWays[way];
  return (
    <li className={`t${danger}`}>
      <Pawn colour={seat.colour} />
      <span>
        <b>{title}</b>
        <small>
          {name} · {about(view, threat, scope)}
        </small>
      </span>
      <span className="ch">
        <i className={`lv l${danger}`} />
        {danger === 3 && chance === undefined
          ? words.wins
          : chance !== undefined
            ? `${chance} %`
            : lacks !== undefined && words.lacks(lacks)}
      </span>
    </li>
  );
}

/** What the way rests on, in a few words. */
function about(view: OathView, { seat, way }: Threat, { words }: Pick<BoardScope, 'words'>): string {
  const most = Math.max(...view.seats.map((each) => sitesOf(view, each)));
  switch (way) {
    case 'vision':
      return words.vision3(view.visionsDrawn);
    case 'regime':
      return words.dieAfter;
    case 'successor':
      return words.holds(treasuresOf(view, seat));
    case 'usurper':
      return words.winsInWake;
    case 'oathkeeper':
    case 'claim':
      return view.goal === 'supremacy'
        ? words.sitesOf(sitesOf(view, seat), most)
        : view.goal === 'protection'
          ? words.holds(treasuresOf(view, seat))
          : words.roles[seat.role];
  }
}
