import { keyOf } from '@kronika/kernel';
import { useEffect, useState } from 'react';
import { arrowTo } from './arrow.ts';
import type { StageStep } from './plan.ts';
import { useStaged } from './use-staging.ts';

/** What an arrow must not cross: numbers, the prompt, the hand. */
const KEEP_OFF = '.lane .mid, .pow15, .chippower, .prompt, .hist, .hand, .choices, .tray';
/** Things are still on their way when a step begins, and may be moved on by the next change. */
const EVERY = 200;
const MOST = 3;

/** Arrows from the stage to what is aimed at. */
export function AimArrows() {
  const step = useStaged(({ staged }) => staged);
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    if (step === undefined) {
      setPaths([]);
      return;
    }
    const draw = () =>
      setPaths((now) => {
        const next = pathsOf(step);
        return next.join() === now.join() ? now : next;
      });
    setPaths([]);
    const timer = setInterval(draw, EVERY);
    return () => clearInterval(timer);
  }, [step]);
  if (paths.length === 0) return undefined;
  return (
    <svg className="aim" aria-hidden="true">
      <defs>
        <marker id="aimhead" markerWidth="5" markerHeight="5" refX="2.5" refY="2.5" orient="auto">
          <path d="M0 0 5 2.5 0 5z" />
        </marker>
      </defs>
      {paths.map((path) => (
        <path key={path} className="ln" d={path} />
      ))}
    </svg>
  );
}

/** Only what something becomes of is pointed at. */
function pathsOf({ aims }: StageStep): readonly string[] {
  const stage = document.querySelector('.stage.desktop')?.getBoundingClientRect();
  if (stage === undefined) return [];
  const keepOff = [...document.querySelectorAll(KEEP_OFF)].map((element) => element.getBoundingClientRect());
  return aims
    .filter(({ pill }) => pill !== undefined)
    .slice(0, MOST)
    .flatMap(({ thing }) => {
      const target = document.querySelector(`.scene [data-place="${CSS.escape(keyOf(thing))}"]`);
      return target === null ? [] : (arrowTo(stage, target.getBoundingClientRect(), keepOff) ?? []);
    });
}
