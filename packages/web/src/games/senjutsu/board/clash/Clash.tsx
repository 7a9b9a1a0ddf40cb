import { type FighterView, factOf, type SenjutsuView } from '@kronika/senjutsu';
import { Icon } from '../../../../sprite/Icon.tsx';
import type { FaceSize } from '../../cards/face-size.ts';
import { SenjutsuCard } from '../../cards/SenjutsuCard.tsx';
import { StatusCard } from '../../cards/StatusCard.tsx';
import { coloursOf, kindOf } from '../fighters.ts';
import { fighterName } from '../labels.ts';
import { Crest } from '../rail/Rail.tsx';
import { useBoard } from '../scope.ts';
import type { Trail } from '../story/trail.ts';
import { lineStates } from './line-marks.ts';

/** Who stands against whom in the panel: oneself on the right, and whoever is being resolved or acts next on the left. */
export function pairOf(view: SenjutsuView, near: number): readonly FighterView[] {
  const shown = view.fighters.filter(({ played }) => played !== null);
  const own = shown.find((fighter) => fighter.is === 'hero' && fighter.seat === near);
  const others = shown.filter((fighter) => fighter !== own);
  const running = view.running.at(-1)?.fighter;
  const other = others.find(({ id }) => id === running) ?? others.toSorted((a, b) => nextSpeed(b) - nextSpeed(a))[0];
  return [other, own].filter((fighter) => fighter !== undefined);
}

/** The speed at which it acts next; nothing left to do is slowest. */
function nextSpeed({ played }: FighterView): number {
  const speeds = (played?.segments ?? []).filter(({ stage }) => stage !== 'done' && stage !== 'dropped');
  return Math.max(-1, ...speeds.map(({ speed }) => speed));
}

interface ClashProps {
  readonly view: SenjutsuView;
  /** Which lines came up so far. */
  readonly trail: Trail;
  readonly size: FaceSize;
}

/** The revealed cards side by side, with the line that is being resolved. */
export function Clash({ view, trail, size }: ClashProps) {
  const { near, words } = useBoard();
  const pair = pairOf(view, near);
  const speeds = pair.map(({ played }) => played?.speed).filter((speed) => speed !== null && speed !== undefined);
  return (
    <section className="panel clash" aria-label={words.clash}>
      <h2>
        {words.clash} <span>{speeds.join(' : ')}</span>
      </h2>
      <div className="vs0">
        {pair.map((fighter) => (
          <Side key={fighter.id} fighter={fighter} view={view} trail={trail} size={size} />
        ))}
        {pair.length > 1 && (
          <span className="emb">
            <Icon name="sword-clash" />
          </span>
        )}
      </div>
    </section>
  );
}

function Side({ fighter, view, trail, size }: ClashProps & { readonly fighter: FighterView }) {
  const { lang, words, near } = useBoard();
  const played = fighter.played;
  if (played === null) return undefined;
  const isOwn = fighter.is === 'hero' && fighter.seat === near;
  const stage = view.running.some((line) => line.fighter === fighter.id)
    ? 'running'
    : (played.segments.find((part) => part.stage !== 'done')?.stage ??
      (played.segments.length === 0 ? 'waiting' : 'done'));
  return (
    <div className="side0">
      <div className={`tag0 ${coloursOf(kindOf(fighter))}${stage === 'running' ? ' now' : ''}`}>
        <Crest fighter={fighter} view={view} />
        {isOwn ? words.you : fighterName(fighter, view, lang)}
        <em>{words.waiting[stage]}</em>
      </div>
      {played.revealed.is === 'stun' ? (
        <StatusCard status="stun" size={size} lang={lang} />
      ) : (
        <SenjutsuCard
          fact={factOf(played.revealed.printed)}
          size={size}
          lang={lang}
          states={lineStates(fighter, trail)}
        />
      )}
    </div>
  );
}
