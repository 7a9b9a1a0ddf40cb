import { type FoeView, factOf, type SenjutsuView } from '@kronika/senjutsu';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Picture } from '../../cards/Picture.tsx';
import { SenjutsuCard } from '../../cards/SenjutsuCard.tsx';
import { StatusCard } from '../../cards/StatusCard.tsx';
import { lineStates } from '../clash/line-marks.ts';
import { coloursOf, foesOf, woundsOf } from '../fighters.ts';
import { fighterName } from '../labels.ts';
import { useBoard } from '../scope.ts';
import type { Trail } from '../story/trail.ts';
import { intentWords } from './intent-words.ts';

/** The AI opponent that acts now or next; with nothing left to do, the first that still stands. */
export function focusedFoe(view: SenjutsuView): FoeView | undefined {
  const foes = foesOf(view).filter(({ defeat }) => defeat === null);
  const running = view.running.at(-1)?.fighter;
  return foes.find(({ id }) => id === running) ?? foes.toSorted((one, other) => nextSpeed(other) - nextSpeed(one))[0];
}

function nextSpeed({ played }: FoeView): number {
  const left = (played?.segments ?? []).filter(({ stage }) => stage === 'waiting' || stage === 'running');
  return Math.max(-1, ...left.map(({ speed }) => speed));
}

interface FoeFocusProps {
  readonly foe: FoeView;
  readonly view: SenjutsuView;
  readonly trail: Trail;
}

/** One AI opponent with its card, how it behaves and what it will do. */
export function FoeFocus({ foe, view, trail }: FoeFocusProps) {
  const { lang, words, near } = useBoard();
  const revealed = foe.played?.revealed;
  const target = view.fighters.find(({ id }) => id === foe.foreseen?.target);
  const intent = intentWords(foe, view, near, lang);
  const isMe = target?.is === 'hero' && target.seat === near;
  return (
    <section className={`panel clash foefocus ${coloursOf(foe.kind)}`} aria-label={fighterName(foe, view, lang)}>
      <h2>
        {fighterName(foe, view, lang)}
        {target !== undefined && <span>{words.aimsAt(isMe ? words.you : fighterName(target, view, lang))}</span>}
      </h2>
      <div className="foe2">
        {revealed?.is === 'stun' && <StatusCard status="stun" size="M" lang={lang} />}
        {revealed !== undefined && revealed.is !== 'stun' && (
          <SenjutsuCard fact={factOf(revealed.printed)} size="M" lang={lang} states={lineStates(foe, trail)} />
        )}
        <div className="beh">
          <div className="bb">
            <BehaviourPicture behaviour={foe.behaviour} />
            <b>{words.behaviour[foe.behaviour]}</b>
            <small>{words.behaviourWord}</small>
          </div>
          <div className="bb">
            <Icon name={foe.stance === 'offensive' ? 'crossed-swords' : 'shield'} />
            <b>{words.stance[foe.stance]}</b>
            <small>{words.stanceWord}</small>
          </div>
          <div className="bb">
            <Picture name="drop" />
            <b>
              {woundsOf(foe)} / {foe.woundLimit}
            </b>
            <small>{words.wounds.toLowerCase()}</small>
          </div>
        </div>
      </div>
      {intent !== undefined && <p className="intent">{intent}</p>}
    </section>
  );
}

const HEX = '10.1,0 5.1,8.7 -5.1,8.7 -10.1,0 -5.1,-8.7 5.1,-8.7';
const CELLS = { left: { x: -16.5, y: -9.5 }, centre: { x: 0, y: -19.1 }, right: { x: 16.5, y: -9.5 } } as const;

/** The cell before its target that it prefers. */
function BehaviourPicture({ behaviour }: Pick<FoeView, 'behaviour'>) {
  return (
    <svg className="bx" viewBox="-30 -30 60 42" aria-hidden="true">
      {(['left', 'centre', 'right'] as const).map((side) => (
        <polygon
          key={side}
          points={HEX}
          transform={`translate(${CELLS[side].x} ${CELLS[side].y})`}
          className={side === behaviour ? 'on' : ''}
        />
      ))}
      <polygon points={HEX} className="me" />
      <path d="M0-5 5 4H-5z" className="tip0" />
      <text x={CELLS[behaviour].x} y={CELLS[behaviour].y + 4.4} textAnchor="middle">
        SI
      </text>
    </svg>
  );
}
