import { type OathView, REGIONS, type Region } from '@kronika/oath';
import { useRef, useState } from 'react';
import { Icon } from '../../../../sprite/Icon.tsx';
import type { BoardProps } from '../../../../table/board-module.ts';
import { LogButton, MenuButton } from '../../../../table/TopBar.tsx';
import { Campaign } from '../campaign/Campaign.tsx';
import { Actions } from '../foot/Actions.tsx';
import { OwnBoard } from '../foot/OwnBoard.tsx';
import { WorldMap } from '../map/WorldMap.tsx';
import { Pawn } from '../pieces/Pawn.tsx';
import { useBoard } from '../scope.ts';
import { SeatBoard } from '../seats/SeatBoard.tsx';
import { Threats } from '../Threats.tsx';
import type { Action } from '../things.ts';

/** How large the map is drawn on a phone, and where each region begins in it. */
const SCALE = 1.07;
const LEFT: Readonly<Record<Region, number>> = { cradle: 0, provinces: 292, hinterland: 590 };

/** On a phone the map is a camera on the same board: the tabs move it from region to region. */
export function PhoneBoard({ view, near, prompt, coach }: BoardProps<OathView>) {
  const { words } = useBoard();
  const [focus, setFocus] = useState<Action>();
  const [sheet, setSheet] = useState<'board' | 'shut'>('shut');
  const [region, setRegion] = useState<Region>('cradle');
  const camera = useRef<HTMLDivElement>(null);
  const own = view.seats.find(({ seat }) => seat === near);
  const others = view.order.flatMap((each) => view.seats.filter(({ seat }) => seat === each && seat !== near));
  const show = (to: Region) => {
    setRegion(to);
    camera.current?.scrollTo({ left: LEFT[to] * SCALE, behavior: 'smooth' });
  };
  return (
    <main className={`oathphone${focus === undefined ? '' : ` focus-${focus}`}`}>
      {coach}
      <header className="oa-top">
        <b>{words.round(view.round)}</b>
        <LogButton />
        <MenuButton />
      </header>
      <div className="oa-strip">
        {others.map((seat) => (
          <SeatBoard key={seat.seat} view={view} seat={seat} cards="here" />
        ))}
      </div>
      <nav className="oa-tabs">
        {REGIONS.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === region ? 'true' : undefined}
            onClick={() => show(each)}
          >
            {words.regions[each]}
            {own !== undefined && regionOfPawn(view, own.site) === each && <Pawn colour={own.colour} />}
          </button>
        ))}
      </nav>
      <div className="oa-camera" ref={camera}>
        <div className="oa-fit" style={{ scale: String(SCALE) }}>
          <WorldMap view={view} />
        </div>
      </div>
      {view.campaign !== null && <Campaign view={view} campaign={view.campaign} />}
      {prompt}
      <Actions view={view} focus={focus} onFocus={setFocus} />
      {own !== undefined && (
        <footer className={`oa-own ${sheet}`}>
          <button
            type="button"
            className="handle"
            aria-expanded={sheet === 'board'}
            onClick={() => setSheet(sheet === 'board' ? 'shut' : 'board')}
          >
            {words.board}
            <Icon name={sheet === 'board' ? 'x-down' : 'x-up'} />
          </button>
          <SeatBoard view={view} seat={own} cards="elsewhere" />
          <div className="sheet">
            <OwnBoard view={view} seat={own} width={96} />
            <Threats view={view} />
          </div>
        </footer>
      )}
    </main>
  );
}

function regionOfPawn(view: OathView, slot: number): Region | undefined {
  return view.sites.find((site) => site.slot === slot)?.region;
}
