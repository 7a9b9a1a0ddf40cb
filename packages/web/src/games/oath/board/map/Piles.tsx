import { type OathView, pileThing, REGIONS } from '@kronika/oath';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Place } from '../../../../table/choosing/Place.tsx';
import { Picture } from '../../cards/Picture.tsx';
import { Back } from '../Back.tsx';
import { useBoard } from '../scope.ts';
import { pilePlace } from '../things.ts';
import { At } from './At.tsx';
import { PILE_POINTS } from './layout.ts';

/** Up to this many Visions are counted. */
const VISIONS = 5;
/** From so many on a Vision can win. */
const NEEDED = 3;

/** The world deck shows its top back, never how many cards it has; of a discard pile one sees both. */
export function Piles({ view }: { readonly view: OathView }) {
  const { words } = useBoard();
  return (
    <>
      <At point={PILE_POINTS.world} className="oa-pile world">
        <Place
          place={pilePlace('world')}
          looked={pileThing('world')}
          label={[words.worldDeck, ...(view.worldTop === null ? [] : [words.backs[view.worldTop]])].join(', ')}
          className="oa-stack"
        >
          {() => (view.worldTop === null ? <span className="none" /> : <Back back={view.worldTop} width={48} />)}
        </Place>
        <span className="lbl">
          <strong>{words.worldDeck}</strong>
          {view.costs !== null && (
            <b className="bread">
              <Picture name="bread" />
              {view.costs.world}
            </b>
          )}
        </span>
      </At>
      <At point={PILE_POINTS.visions} className="oa-pile">
        <span className="lbl">
          <strong>
            {words.visionsDrawn} {view.visionsDrawn}
          </strong>
          <span className="visd">
            {Array.from({ length: VISIONS }, (_, at) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track are told apart by their place
                key={at}
                className={`${at < view.visionsDrawn ? 'on' : ''}${at + 1 === NEEDED ? ' need' : ''}`}
              >
                <Icon name="x-eye" />
              </i>
            ))}
          </span>
        </span>
      </At>
      {REGIONS.map((region) => {
        const pile = view.discards[region];
        const [top] = pile;
        return (
          <At key={region} point={PILE_POINTS[region]} className="oa-pile">
            <Place
              place={pilePlace(region)}
              looked={pileThing(region)}
              label={`${words.regions[region]}: ${words.cards(pile.length)}${top === undefined ? '' : `, ${words.backs[top]}`}`}
              className="oa-stack"
            >
              {() => (top === undefined ? <span className="none" /> : <Back back={top} width={34} />)}
            </Place>
            <span className="lbl">
              <strong>{words.regions[region]}</strong>
              {words.cards(pile.length)}
            </span>
          </At>
        );
      })}
      <At point={PILE_POINTS.relics} className="oa-pile">
        <span className="oa-stack">
          <Back back="relic" width={34} />
        </span>
        <span className="lbl">
          <strong>{words.relicDeck}</strong>
          {view.relicDeck}
        </span>
      </At>
    </>
  );
}
