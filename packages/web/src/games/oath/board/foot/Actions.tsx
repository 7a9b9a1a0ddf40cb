import { isOathOption, type OathView } from '@kronika/oath';
import { optionsOf } from '../../../../table/choosing/controls.ts';
import { Place } from '../../../../table/choosing/Place.tsx';
import { useSession, useTable } from '../../../../table/session/context.ts';
import { Picture, type PictureOf } from '../../cards/Picture.tsx';
import { seatView } from '../find-card.ts';
import { useBoard } from '../scope.ts';
import { ACTIONS, type Action, actionPlace } from '../things.ts';
import { useKey } from '../use-key.ts';
import { leastCost, priceOf } from './prices.ts';

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
  const own = seatView(view, near);
  const supply = own?.supply ?? 0;
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
  // What will be paid is hatched on the track, as soon as an action is picked.
  const spends = focus === undefined || view.costs === null ? 0 : leastCost(view.costs, focus);
  return (
    <section className="oa-acts" aria-label={words.phases.act}>
      <div className="suptrk">
        <span>{words.supply}</span>
        <span className="st7" aria-hidden="true">
          {SPACES.map((at) => (
            <i key={at} className={at >= supply ? '' : at >= supply - spends ? 'will' : 'on'}>
              <Picture name="bread" />
            </i>
          ))}
        </span>
        <b>{supply}</b>
        {view.costs !== null && own?.role !== 'citizen' && (
          <small>{words.afterRest(Math.min(SPACES.length, supply + view.costs.refresh))}</small>
        )}
      </div>
      {ACTIONS.map((action, at) => {
        const isOffered = offered.split(' ').includes(action);
        return (
          <Tile
            key={action}
            view={view}
            action={action}
            digit={String(at + 1)}
            state={!isOffered ? 'off' : onTile.split(' ').includes(action) ? 'tile' : 'map'}
            isFocused={focus === action}
            onFocus={() => onFocus(focus === action ? undefined : action)}
          />
        );
      })}
    </section>
  );
}

interface TileProps {
  readonly view: OathView;
  readonly action: Action;
  /** The key that presses it. */
  readonly digit: string;
  /** Not offered, chosen by the tile itself, or chosen on the map. */
  readonly state: 'off' | 'tile' | 'map';
  readonly isFocused: boolean;
  readonly onFocus: () => void;
}

function Tile({ view, action, digit, state, isFocused, onFocus }: TileProps) {
  const { words } = useBoard();
  const { session } = useTable();
  const price = view.costs === null ? undefined : priceOf(view.costs, action);
  const isAsked = useSession(({ question }) => question?.message.key === 'act');
  useKey(isAsked ? digit : 'unbound', () => {
    if (state === 'map') onFocus();
    else if (state === 'tile') session.click(actionPlace(action), undefined);
  });
  return (
    <div className={`act${state === 'off' ? ' off' : ''}${isFocused ? ' cur' : ''}`}>
      <Place
        place={actionPlace(action)}
        label={price === undefined ? words.actions[action] : `${words.actions[action]}, ${words.supply} ${price}`}
        className="oa-act"
      >
        {() => (
          <>
            <Picture name={ICONS[action]} />
            <span>{words.actions[action]}</span>
            {state === 'map' && <small>{words.pointAtMap}</small>}
          </>
        )}
      </Place>
      {price !== undefined && <b aria-hidden="true">{price}</b>}
      {state === 'map' && (
        <button
          type="button"
          className="aim"
          aria-pressed={isFocused}
          aria-label={`${words.actions[action]}: ${words.pointAtMap}`}
          onClick={onFocus}
        />
      )}
    </div>
  );
}
