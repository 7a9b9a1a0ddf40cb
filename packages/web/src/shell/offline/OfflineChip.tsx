import { Icon } from '../../sprite/Icon.tsx';
import { useWords } from '../use-words.ts';
import { SHELL_WORDS } from '../words.ts';
import { useNetwork } from './network.ts';
import { useCopy } from './use-copy.ts';

/** Says so when the server is needed no more, and when it is out of reach. */
export function OfflineChip() {
  const say = useWords(SHELL_WORDS);
  const network = useNetwork();
  const copy = useCopy();
  return (
    <span className="top-bar-offline" role="status">
      {network === 'offline' ? (
        <span className="chip" title={say.noNetworkHint}>
          <Icon name="padlock" />
          {say.noNetwork}
        </span>
      ) : (
        copy === 'whole' && (
          <span className="chip" title={say.offlineHint}>
            <Icon name="x-check" />
            {say.offline}
          </span>
        )
      )}
    </span>
  );
}
