import { Icon } from '../../../../sprite/Icon.tsx';
import { useBoard } from '../scope.ts';
import { CLOSEST } from './camera.ts';
import type { Camera } from './use-camera.ts';
import type { Marking } from './use-forbidden.ts';

interface CameraButtonsProps {
  readonly camera: Camera;
  /** Which cells are marked that cannot be chosen; nothing while no cell is asked for. */
  readonly marking: { readonly is: Marking; set(marking: Marking): void } | undefined;
}

/** Closer, further, the whole field, or back to where the fight is; and which cells cannot be chosen. */
export function CameraButtons({ camera, marking }: CameraButtonsProps) {
  const { words } = useBoard();
  const { shot, follows } = camera;
  return (
    <div className="camera">
      {marking !== undefined && (
        <button
          type="button"
          className="whynot"
          aria-pressed={marking.is === 'all'}
          aria-label={words.whyNotThere}
          title={words.whyNotThere}
          onClick={() => marking.set(marking.is === 'all' ? 'reachable' : 'all')}
        >
          ?
        </button>
      )}
      <button type="button" disabled={shot.scale >= CLOSEST} aria-label={words.closer} onClick={camera.closer}>
        +
      </button>
      <button type="button" disabled={shot.scale <= 1} aria-label={words.further} onClick={camera.further}>
        −
      </button>
      {follows ? (
        shot.scale > 1 && (
          <button type="button" aria-label={words.wholeField} title={words.wholeField} onClick={camera.whole}>
            <Icon name="x-eye" />
          </button>
        )
      ) : (
        <button type="button" aria-label={words.followFight} title={words.followFight} onClick={camera.follow}>
          <Icon name="sword-clash" />
        </button>
      )}
    </div>
  );
}
