import { Modal } from '../../shell/parts/Modal.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { Analysis } from './Analysis.tsx';
import { EyesChoice, SpeedChoice } from './Controls.tsx';
import { useOpenReplay, useReplayScope } from './scope.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { REPLAY_WORDS } from './words.ts';

/** What a phone has no room for beside the board. */
export function MoreDialog({ close }: { readonly close: () => void }) {
  const say = useWords(REPLAY_WORDS);
  const { open } = useReplayScope();
  useOpenReplay();
  return (
    <Modal title={say.watch} closing={say.close} onClose={close} className="replaymore">
      <EyesChoice />
      <SpeedChoice />
      <div className="boxgo">
        <button type="button" className="btn" onClick={() => open('share')}>
          <Icon name="share" />
          {say.share}
        </button>
        <button type="button" className="btn main" onClick={() => open('here')}>
          <Icon name="x-play" />
          {say.playHere}
        </button>
      </div>
      <TurningPoints />
      <Analysis chosen={close} />
    </Modal>
  );
}
