import { isPrintedCard, type SeatId } from '@kronika/kernel';
import { useRef, useState } from 'react';
import { Mon } from '../../cards/Mon.tsx';
import { Icon } from '../../sprite/Icon.tsx';
import type { Layout } from '../board-module.ts';
import { type Looked, lookedKey } from '../looked.ts';
import { ownSeat, useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import type { Standing } from '../standings/standing.ts';
import { HurryButton } from './HurryButton.tsx';
import type { StageStep } from './plan.ts';
import { SpeedChoice } from './SpeedChoice.tsx';
import type { StagePlayer } from './stage-player.ts';
import { stepWords } from './step-words.ts';
import { useCovers } from './use-covers.ts';
import { stageClock, useStaged } from './use-staging.ts';
import { STAGING_WORDS } from './words.ts';

/** So many faces stand beside each other; more of them are seen on the board. */
const MOST_FACES: Readonly<Record<Layout, number>> = { desktop: 4, phone: 1 };

/** What others do: who, with what, on whom, and what comes of it. Beside the board, or on a phone above the prompt. */
export function Stage({ layout }: { readonly layout: Layout }) {
  const { session, staging } = useTable();
  const step = useStaged(({ staged }) => staged);
  const isLooking = useLooking(step?.key);
  if (session.module.stage === 'board') return undefined;
  if (staging === undefined || step === undefined || (isLooking && layout === 'desktop')) return undefined;
  return <Shown step={step} player={staging} layout={layout} />;
}

/** Whether somebody has asked to look at something since the step began: that has its room back. */
function useLooking(step: number | undefined): boolean {
  const looked = useSession((state) => state.looked);
  const pinned = useSession((state) => state.pinned);
  const [before, setBefore] = useState({ step, looked });
  if (before.step !== step) setBefore({ step, looked });
  return step !== undefined && before.step === step && pinned === 'asked' && looked !== before.looked;
}

interface ShownProps {
  readonly step: StageStep;
  readonly player: StagePlayer;
  readonly layout: Layout;
}

function Shown({ step, player, layout }: ShownProps) {
  const { lang } = useTable();
  const words = STAGING_WORDS[lang];
  const telling = useTelling();
  const standing = useStanding(step.by);
  const place = useStaged((state) => state.place) ?? 0;
  const of = useStaged((state) => state.of) ?? 0;
  const { heading, source, about, lines } = stepWords(step, telling, words);
  const sheet = useRef<HTMLElement>(null);
  const covers = useCovers(sheet, step.key);
  const isAlone = step.shown.length === 0 && step.figures.length === 0;
  return (
    <section
      ref={sheet}
      // On a phone the sheet gives way to what is asked; the strip tells the same in one line.
      hidden={layout === 'phone' && covers === 'covers'}
      className={`stage ${layout} ${standing?.badge.allegiance ?? 'neutral'}${isAlone ? ' bare' : ''}`}
      aria-label={words.stage}
      data-kind={step.kind}
    >
      <header>
        {standing === undefined ? (
          step.icon !== undefined && <Icon name={step.icon} />
        ) : (
          <Mon badge={standing.badge} place="line" />
        )}
        <div className="stagehead">
          <h2>{heading}</h2>
          {layout === 'phone' && source !== undefined && <b className="stagewhat">{source}</b>}
          {about !== undefined && <small>{about}</small>}
        </div>
        {of > 1 && <span className="cnt">{words.counted(place, of)}</span>}
      </header>
      <div className="stagefaces">
        {step.figures.length > 0 && <Figures step={step} />}
        <Faces shown={step.shown} layout={layout} />
      </div>
      <div className="eff">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <p key={at}>{line}</p>
        ))}
        {step.changes.map((change) => (
          <p key={change.of} className="change">
            {change.of} {change.from} → <b>{change.to}</b>
          </p>
        ))}
      </div>
      <StageClockBar />
      <p className="hurry" aria-hidden="true">
        {layout === 'phone' ? (
          words.touch
        ) : (
          <>
            <span>{words.faster}</span>
            <span>
              {words.hold} <kbd>{words.space}</kbd> {words.skip}
            </span>
          </>
        )}
      </p>
      <HurryButton player={player} />
      {layout === 'desktop' && <SpeedChoice />}
    </section>
  );
}

/** How the seat stands that acts; nothing where nobody does. */
function useStanding(seat: SeatId | undefined): Standing | undefined {
  const { session, lang } = useTable();
  const view = useSession(({ known }) => known?.document.match?.board);
  if (view === undefined || seat === undefined) return undefined;
  return session.module.standings(view, lang).find((standing) => standing.seat === seat);
}

function Figures({ step }: { readonly step: StageStep }) {
  const { words } = useTable();
  const { names } = useTelling();
  const own = useSession(({ known }) => ownSeat(known?.document));
  return (
    <dl className="figures">
      {step.figures.map(({ of, value }) => (
        <div key={of}>
          <dt>{typeof of === 'string' ? of : of === own ? words.you : names[of]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Faces({ shown, layout }: { readonly shown: readonly Looked[]; readonly layout: Layout }) {
  const { session, lang } = useTable();
  const view = useSession(({ known }) => known?.document.match?.board);
  if (view === undefined || shown.length === 0) return undefined;
  const { Face } = session.module;
  const drawn = shown.slice(0, MOST_FACES[layout]);
  return (
    <ul className={`faces f${drawn.length}`}>
      {drawn.map((looked) => (
        <li key={lookedKey(looked)} className={isPrintedCard(looked) ? 'card0' : 'thing0'}>
          <Face view={view} looked={looked} lang={lang} size={drawn.length === 1 && layout === 'desktop' ? 'i' : 'h'} />
        </li>
      ))}
      {shown.length > drawn.length && <li className="others0">+{shown.length - drawn.length}</li>}
    </ul>
  );
}

/** How much of its time a step has left. It is not read aloud. */
function StageClockBar() {
  const began = useStaged((state) => state.began);
  const lasts = useStaged((state) => state.lasts);
  if (began === undefined || lasts === undefined) return undefined;
  return (
    <div className="clock0" aria-hidden="true">
      <ClockHand key={`${began}/${lasts}`} began={began} lasts={lasts} />
    </div>
  );
}

function ClockHand({ began, lasts }: { readonly began: number; readonly lasts: number }) {
  // Only once: later the browser itself knows how far it is.
  const [delay] = useState(() => Math.min(0, began - stageClock.now()));
  return <i style={{ animationDuration: `${lasts}ms`, animationDelay: `${delay}ms` }} />;
}
