import { Icon } from '../../../../sprite/Icon.tsx';
import { useBoard } from '../scope.ts';
import { CLOSEST } from './camera.ts';
import type { Camera } from './use-camera.ts';

/** Closer, further, the whole field, or back to where the fight is. */
export function CameraButtons({ camera }: { readonly camera: Camera }) {
  const { words } = useBoard();
  const { shot, follows } = camera;
  return (
    <div className="camera">
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
