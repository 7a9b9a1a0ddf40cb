import { useSelected } from '../../table/session/store.ts';
import { useWords } from '../use-words.ts';
import { SHELL_WORDS } from '../words.ts';
import { install, installOffer } from './install.ts';

/** Installs the program, where the browser offers it. */
export function InstallSetting() {
  const say = useWords(SHELL_WORDS);
  const isOffered = useSelected(installOffer, (offer) => offer !== undefined);
  if (!isOffered) return null;
  return (
    <div className="field">
      <button type="button" className="btn" onClick={() => install().catch(() => undefined)}>
        {say.install}
      </button>
      <small>{say.installHint}</small>
    </div>
  );
}
