import { isOathOption, type OathView } from '@kronika/oath';
import { optionsOf } from '../../../../table/choosing/controls.ts';
import { Place } from '../../../../table/choosing/Place.tsx';
import { useSession } from '../../../../table/session/context.ts';
import { Picture, type PictureOf } from '../../cards/Picture.tsx';
import { seatView } from '../find-card.ts';
import { useBoard } from '../scope.ts';
import { ACTIONS, type Action, actionPlace } from '../things.ts';

const ICONS: Readonly<Record<Action, PictureOf>> = {
  search: 'card-pickup',
  muster: 'rally-the-troops',
  trade: 'shaking-hands',
  recover: 'relic-blade',
  campaign: 'crossed-swords',
  travel: 'walking-boot',
};

const SPACES = [0, 1, 2, 3, 4, 5, 6] as const;

interface ActionsProps {
  readonly view: OathView;
  /** The action whose places alone are lit. */
  readonly focus: Action | undefined;
  readonly onFocus: (action: Action | undefined) => void;
}

/**
 * The six actions above the Supply they cost. A tile whose action is chosen on the map lights only the places of that
 * action; one that asks for modifiers first is itself the place.
 */
export function Actions({ view, focus, onFocus }: ActionsProps) {
  const { words, near } = useBoard();
  const supply = seatView(view, near)?.supply ?? 0;
  const offered = useSession(({ question }) => {
    const kinds =
      question === undefined
        ? []
        : optionsOf(question)
            .filter(isOathOption)
            .map(({ is }) => is);
    return ACTIONS.filter((action) => kinds.includes(action)).join(' ');
  });
  const onTile = useSession(({ controls }) =>
    ACTIONS.filter((action) => controls.places.has(actionPlace(action))).join(' '),
  );
  return (
    <div className="oa-acts">
      <div className="suptrk">
        <span>{words.supply}</span>
        <span className="st7" aria-hidden="true">
          {SPACES.map((at) => (
            <i key={at} className={at < supply ? 'on' : ''}>
              <Picture name="bread" />
            </i>
          ))}
        </span>
        <b>{supply}</b>
      </div>
      {ACTIONS.map((action) => {
        const isOffered = offered.split(' ').includes(action);
        const isTile = onTile.split(' ').includes(action);
        return (
          <div key={action} className={`act${isOffered ? '' : ' off'}${focus === action ? ' cur' : ''}`}>
            <Place place={actionPlace(action)} label={words.actions[action]} className="oa-act">
              {() => (
                <>
                  <Picture name={ICONS[action]} />
                  <span>{words.actions[action]}</span>
                  {isOffered && !isTile && <small>{words.pointAtMap}</small>}
                </>
              )}
            </Place>
            {isOffered && !isTile && (
              <button
                type="button"
                className="aim"
                aria-pressed={focus === action}
                aria-label={`${words.actions[action]}: ${words.pointAtMap}`}
                onClick={() => onFocus(focus === action ? undefined : action)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
