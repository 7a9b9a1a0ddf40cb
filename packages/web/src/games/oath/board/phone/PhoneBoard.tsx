import { type OathView, REGIONS, type Region, type SeatView } from '@kronika/oath';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../sprite/Icon.tsx';
import type { BoardProps } from '../../../../table/board-module.ts';
import { LaneSlot } from '../../../../table/overlay/lane-slot.tsx';
import { useSession } from '../../../../table/session/context.ts';
import { LogButton, MenuButton } from '../../../../table/TopBar.tsx';
import { Campaign } from '../campaign/Campaign.tsx';
import { Consequences } from '../exchange/Consequences.tsx';
import { Exchange } from '../exchange/Exchange.tsx';
import { Actions } from '../foot/Actions.tsx';
import { OwnBoard } from '../foot/OwnBoard.tsx';
import { WorldMap } from '../map/WorldMap.tsx';
import { Pawn } from '../pieces/Pawn.tsx';
import { Flag } from '../pieces/Warbands.tsx';
import { useBoard } from '../scope.ts';
import { SeatBoard } from '../seats/SeatBoard.tsx';
import { Threats } from '../Threats.tsx';
import { useFocus } from '../use-focus.ts';
import { useKey } from '../use-key.ts';
import { PhoneStocks } from './PhoneStocks.tsx';

/** How large the map is drawn on a phone, and where each region begins in it. */
const SCALE = 1.07;
const LEFT: Readonly<Record<Region, number>> = { cradle: 0, provinces: 288, hinterland: 560 };
const KEYS: Readonly<Record<Region, string>> = { cradle: 'k', provinces: 'p', hinterland: 'i' };

/** On a phone the map is a camera on the same board: the tabs move it from region to region. */
export function PhoneBoard({ view, near, prompt, coach }: BoardProps<OathView>) {
  const { words } = useBoard();
  const [focus, setFocus] = useFocus();
  const [sheet, setSheet] = useState<'board' | 'shut'>('shut');
  const [strip, setStrip] = useState<'open' | 'low'>('low');
  const own = view.seats.find(({ seat }) => seat === near);
  const home = own === undefined ? 'cradle' : (regionOfPawn(view, own.site) ?? 'cradle');
  const { region, camera, show, onScroll } = useCamera(home);
  const others = view.order.flatMap((each) => view.seats.filter(({ seat }) => seat === each && seat !== near));
  const isActing = useSession(({ question }) => question?.message.key === 'act');
  useKey('b', () => setSheet((now) => (now === 'board' ? 'shut' : 'board')));
  return (
    <main className={`oathphone${focus === undefined ? '' : ` focus-${focus}`}${isActing ? ' acting' : ''}`}>
      {coach}
      <div className={`oa-strip ${strip}`}>
        {others.map((seat) => (
          <SeatBoard key={seat.seat} view={view} seat={seat} cards="here" />
        ))}
        <div className="oa-top">
          <button
            type="button"
            className="tool"
            aria-label={words.seats}
            aria-expanded={strip === 'open'}
            onClick={() => setStrip(strip === 'open' ? 'low' : 'open')}
          >
            <Icon name={strip === 'open' ? 'x-up' : 'x-down'} />
          </button>
          <LogButton />
          <MenuButton />
        </div>
      </div>
      <nav className="oa-tabs">
        {REGIONS.map((each) => (
          <Tab key={each} view={view} own={own} region={each} isShown={each === region} onShow={() => show(each)} />
        ))}
      </nav>
      <div className="oa-camera" ref={camera} onScroll={onScroll}>
        <div className="oa-fit" style={{ scale: String(SCALE) }}>
          <WorldMap view={view} parts="sites" />
        </div>
      </div>
      <LaneSlot className="traylane" />
      <PhoneStocks view={view} />
      {view.campaign !== null && <Campaign view={view} campaign={view.campaign} />}
      {view.exchange !== null && (
        <Exchange view={view} exchange={view.exchange}>
          <Consequences view={view} exchange={view.exchange} />
        </Exchange>
      )}
      {prompt}
      {view.exchange === null && <Actions view={view} focus={focus} onFocus={setFocus} />}
      {own !== undefined && (
        <footer className={`oa-own ${sheet}`}>
          <SeatBoard view={view} seat={own} cards="elsewhere" />
          <button
            type="button"
            className="handle"
            aria-expanded={sheet === 'board'}
            onClick={() => setSheet(sheet === 'board' ? 'shut' : 'board')}
          >
            {words.board}
            <Icon name={sheet === 'board' ? 'x-down' : 'x-up'} />
          </button>
          <div className="sheet">
            <OwnBoard view={view} seat={own} width={96} />
            <Threats view={view} />
          </div>
        </footer>
      )}
    </main>
  );
}

/** Where the camera stands: it follows one's own pawn, and the tabs. */
function useCamera(home: Region) {
  const [region, setRegion] = useState<Region>(home);
  const camera = useRef<HTMLDivElement>(null);
  const show = (to: Region) => {
    setRegion(to);
    camera.current?.scrollTo({ left: LEFT[to] * SCALE, behavior: 'smooth' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera moves when the pawn does
  useEffect(() => show(home), [home]);
  // Whoever moves the camera, the tab of the region in sight is the current one.
  const onScroll = () => {
    const left = (camera.current?.scrollLeft ?? 0) / SCALE;
    const nearest = REGIONS.toSorted((one, other) => Math.abs(LEFT[one] - left) - Math.abs(LEFT[other] - left))[0];
    if (nearest !== undefined) setRegion(nearest);
  };
  return { region, camera, show, onScroll };
}

interface TabProps {
  readonly view: OathView;
  readonly own: SeatView | undefined;
  readonly region: Region;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** A region, with who rules what there and one's own pawn. */
function Tab({ view, own, region, isShown, onShow }: TabProps) {
  const { words } = useBoard();
  useKey(KEYS[region], onShow);
  const sites = view.sites.filter((site) => site.region === region);
  return (
    <button type="button" aria-current={isShown ? 'true' : undefined} onClick={onShow}>
      <span>
        {words.regions[region]}
        {own !== undefined && regionOfPawn(view, own.site) === region && <Pawn colour={own.colour} />}
      </span>
      <span className="fl" aria-hidden="true">
        {sites.map(({ slot, ruler }) => (
          <i key={slot}>
            {ruler === null ? (
              <Icon name="x-enso" />
            ) : ruler === 'bandits' ? (
              <Icon name="x-cross" />
            ) : (
              <Flag
                colour={
                  ruler === 'empire' ? 'purple' : (view.seats.find(({ seat }) => seat === ruler)?.fights ?? 'purple')
                }
              />
            )}
          </i>
        ))}
      </span>
    </button>
  );
}

function regionOfPawn(view: OathView, slot: number): Region | undefined {
  return view.sites.find((site) => site.slot === slot)?.region;
}
