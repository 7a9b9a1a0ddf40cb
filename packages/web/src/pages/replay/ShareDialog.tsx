import { writeRecord } from '@kronika/kernel';
import { useEffect, useState } from 'react';
import { LONGEST_PACKED, packed } from '../../replay/packed.ts';
import { writeFragment } from '../../replay/place.ts';
import { Modal } from '../../shell/parts/Modal.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { saveFile } from '../report/save-file.ts';
import { useOpenReplay, useReplayScope } from './scope.ts';
import { REPLAY_WORDS } from './words.ts';

/** A link to this moment, and the whole match as a file. */
export function ShareDialog({ close }: { readonly close: () => void }) {
  const say = useWords(REPLAY_WORDS);
  const { found } = useReplayScope();
  const link = useLink();
  return (
    <Modal title={say.share} closing={say.close} onClose={close}>
      <div className="field">
        <label htmlFor="replay-link">{say.linkTitle}</label>
        {link === 'too long' ? (
          <p>{say.tooLong}</p>
        ) : (
          <div className="replaylink">
            <input id="replay-link" readOnly value={link ?? ''} onFocus={(event) => event.target.select()} />
            <Copy text={link ?? ''} />
          </div>
        )}
        <small>{say.linkHint}</small>
      </div>
      <p className="quiet">{say.fileHint}</p>
      <div className="boxgo">
        <button
          type="button"
          className="btn"
          onClick={() => saveFile(`kronika-${found.record.game}.json`, writeRecord(found.record))}
        >
          <Icon name="save" />
          {say.download}
        </button>
      </div>
    </Modal>
  );
}

/** The link; a match that no server has is in the link itself, if it is short enough. */
function useLink(): string | 'too long' | undefined {
  const open = useOpenReplay();
  const { source, found } = useReplayScope();
  const [record, setRecord] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (source.is !== 'server') packed(found.record).then(setRecord, () => undefined);
  }, [source, found]);
  if (open === undefined) return undefined;
  const { move, viewer } = open;
  if (source.is === 'server') return `${location.origin}/r/${source.table}${writeFragment({ move, viewer })}`;
  if (record === undefined) return undefined;
  if (record.length > LONGEST_PACKED) return 'too long';
  return `${location.origin}/replays/file${writeFragment({ record, move, viewer })}`;
}

function Copy({ text }: { readonly text: string }) {
  const say = useWords(REPLAY_WORDS);
  const [copied, setCopied] = useState<'not' | 'copied'>('not');
  return (
    <button
      type="button"
      className="btn main"
      onClick={() => {
        navigator.clipboard?.writeText(text).then(
          () => setCopied('copied'),
          () => undefined,
        );
      }}
    >
      <Icon name={copied === 'copied' ? 'x-check' : 'linked-rings'} />
      <span role="status">{copied === 'copied' ? say.copied : say.copyLink}</span>
    </button>
  );
}
