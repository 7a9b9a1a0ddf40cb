import type { OathView } from '@kronika/oath';
import { useMemo } from 'react';
import type { BoardProps } from '../../../table/board-module.ts';
import { LaneSlot } from '../../../table/overlay/lane-slot.tsx';
import { Campaign } from './campaign/Campaign.tsx';
import { Consequences } from './exchange/Consequences.tsx';
import { Exchange } from './exchange/Exchange.tsx';
import { Actions } from './foot/Actions.tsx';
import { OwnBoard } from './foot/OwnBoard.tsx';
import { WorldMap } from './map/WorldMap.tsx';
import { PhoneBoard } from './phone/PhoneBoard.tsx';
import { BoardScopeProvider } from './scope.ts';
import { SeatBoard } from './seats/SeatBoard.tsx';
import { useFit } from './use-fit.ts';
import { useFocus } from './use-focus.ts';
import { BOARD_WORDS } from './words.ts';
import './board.css';
import './map.css';
import './pieces.css';
import './seats.css';
import './campaign.css';
import './phone.css';
import '../cards/oath-cards.css';

/** The board of Oath: every player's board on the left, the map in the middle, one's own actions and cards below. */
export function Board(props: BoardProps<OathView>) {
  const { lang, near, layout } = props;
  const scope = useMemo(() => ({ lang, words: BOARD_WORDS[lang], near }), [lang, near]);
  return (
    <BoardScopeProvider value={scope}>
      {layout === 'phone' ? <PhoneBoard {...props} /> : <DeskBoard {...props} />}
    </BoardScopeProvider>
  );
}

function DeskBoard({ view, near, prompt }: BoardProps<OathView>) {
  const [focus, setFocus] = useFocus();
  const { frame, scale } = useFit();
  const own = view.seats.find(({ seat }) => seat === near);
  return (
    <div className={`oathdesk seats${view.seats.length}${focus === undefined ? '' : ` focus-${focus}`}`}>
      <div className="players">
        {view.order.map((each) => {
          const seat = view.seats.find((one) => one.seat === each);
          return (
            seat !== undefined && (
              <SeatBoard key={each} view={view} seat={seat} cards={each === near ? 'elsewhere' : 'here'} />
            )
          );
        })}
      </div>
      <main className="oa-frame" ref={frame}>
        <div className="oa-fit" style={{ scale: String(scale), '--least-type': `${11 / scale}px` }}>
          <WorldMap view={view} parts="all" />
          {view.campaign !== null && <Campaign view={view} campaign={view.campaign} />}
          {view.exchange !== null && <Exchange view={view} exchange={view.exchange} />}
        </div>
        <LaneSlot className="traylane" />
      </main>
      <div className="foot0">
        {prompt}
        {view.exchange === null ? (
          <Actions view={view} focus={focus} onFocus={setFocus} />
        ) : (
          <Consequences view={view} exchange={view.exchange} />
        )}
        {own !== undefined && <OwnBoard view={view} seat={own} width={72} />}
      </div>
    </div>
  );
}
