import { type AgotView, cardName, factOf, PLOT_VALUES, type PlotValue, type SeatView } from '@kronika/agot';
import { memo } from 'react';
import { CardBack } from '../../../cards/CardBack.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import { useSeatName } from '../../../table/session/context.ts';
import { FACTION_BADGES } from '../badges.ts';
import { cardLabel } from '../cards/label.ts';
import { PLOT_ICONS } from '../cards/modifiers.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { CardPlace } from './CardPlace.tsx';
import { plotState } from './find-card.ts';
import { PlotPiles } from './Piles.tsx';
import { useBoard } from './side.ts';

interface PlotProps {
  readonly seat: SeatView;
  readonly view: AgotView;
}

/** Which number of the plot counts now. */
export function countingNow({ phase, challenge }: AgotView, seat: SeatView): PlotValue | undefined {
  if (challenge !== null) return challenge.attacker === seat.seat ? 'claim' : undefined;
  if (phase === 'plot') return 'initiative';
  if (phase === 'marshaling') return 'income';
  return phase === 'taxation' ? 'reserve' : undefined;
}

/** The revealed plot of a seat, the one that is chosen and not shown yet, and what is left of the plot deck. */
export const Plot = memo(function Plot({ seat, view }: PlotProps) {
  const { lang, words } = useBoard();
  const name = useSeatName(seat.seat);
  const { plot, chosenPlot } = seat;
  const counting = countingNow(view, seat);
  return (
    <section className={`plot0 ${FACTION_BADGES[seat.allegiance].allegiance}`} aria-label={words.plotOf(name)}>
      <div className={`plotcard${counting === undefined ? '' : ` now-${counting}`}`}>
        {plot !== null && <CardPlace card={plot} state={plotState(plot)} to={`usedPlots:${seat.seat}`} />}
        {plot === null && chosenPlot.length === 0 && <span className="noplot" />}
        {chosenPlot.length > 0 && (
          <span className={plot === null ? 'chosenplot' : 'chosenplot over'}>
            <CardBack allegiance="neutral wide" icon="scroll-unfurled" word={words.chosenPlot} lang={lang} />
          </span>
        )}
      </div>
      <PlotPiles seat={seat} />
    </section>
  );
});

/** The revealed plot of a seat as its name and four numbers. */
export const PlotLine = memo(function PlotLine({ seat, view }: PlotProps) {
  const { lang, words } = useBoard();
  const name = useSeatName(seat.seat);
  const { plot, chosenPlot } = seat;
  const colours = FACTION_BADGES[seat.allegiance].allegiance;
  if (plot === null || plot.sight.face === 'down')
    return (
      <section className={`plotline ${colours}`} aria-label={words.plotOf(name)}>
        <b>{chosenPlot.length > 0 ? words.chosenPlot : '–'}</b>
      </section>
    );
  const fact = factOf(plot.sight.printed);
  const counting = countingNow(view, seat);
  return (
    <Place
      place={cardPlace(plot.id)}
      looked={lookedCard(fact.id, plot.id)}
      flip={`c${plot.id}`}
      label={cardLabel(fact, plotState(plot), lang)}
      className={`plotline ${colours}`}
    >
      {() => (
        <>
          <b>
            {cardName(fact)[lang]}
            {chosenPlot.length > 0 && <Icon name="scroll-unfurled" />}
          </b>
          <span className="plotrow">
            {PLOT_VALUES.map((value) => (
              <span key={value} className={value === counting ? 'now' : undefined} title={FACE_WORDS[lang][value]}>
                <Icon name={PLOT_ICONS[value]} />
                <b>{plot[value]}</b>
              </span>
            ))}
          </span>
        </>
      )}
    </Place>
  );
});
