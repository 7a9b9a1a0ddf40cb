import { useState } from 'react';
import { useLocation } from 'wouter';
import { Mon } from '../../cards/Mon.tsx';
import { RefusedError } from '../../client/refused-error.ts';
import { hasPart } from '../../games/parts.ts';
import { Modal } from '../../shell/parts/Modal.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import { NameField } from '../../shell/preferences/NameField.tsx';
import { namePreference } from '../../shell/preferences/preferences.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { LevelField } from '../match/LevelField.tsx';
import { levelPreference } from '../match/usual-level.ts';
import { AGAINST, type Against, foundBranch } from './found-branch.ts';
import { useOpenReplay, useReplayScope } from './scope.ts';
import { sandboxAt } from './to-sandbox.ts';
import { REPLAY_WORDS } from './words.ts';

type Founding = { readonly is: 'idle' | 'founding' } | { readonly is: 'failed'; readonly text: string };

/** A new match that begins at the moment that is on the screen. */
export function HereDialog({ close }: { readonly close: () => void }) {
  const say = useWords(REPLAY_WORDS);
  const shell = useWords(SHELL_WORDS);
  const lang = useLang();
  const [, navigate] = useLocation();
  const open = useOpenReplay();
  const { found, sides } = useReplayScope();
  const [seat, setSeat] = useState(() => (typeof open?.viewer === 'number' ? open.viewer : 0));
  const [against, setAgainst] = useState<Against>('bot');
  const [founding, setFounding] = useState<Founding>({ is: 'idle' });
  if (open === undefined) return undefined;
  const isOver = open.shown?.match.outcome !== undefined;
  const begin = () => {
    setFounding({ is: 'founding' });
    const name = namePreference.get().trim() || shell.nameless;
    foundBranch({
      record: found.record,
      move: open.move,
      seat,
      seats: open.opened.seats,
      against,
      bot: levelPreference.get(),
      name,
    }).then(navigate, (error: unknown) =>
      setFounding({
        is: 'failed',
        text: error instanceof RefusedError ? error.because.text[lang] : shell.unreachable,
      }),
    );
  };
  const change = () => {
    setFounding({ is: 'founding' });
    const name = `${sides.map((side) => side.name).join(' – ')} · ${say.move(open.move, open.opened.last)}`;
    sandboxAt(found.record, open.move, name).then(navigate, () =>
      setFounding({ is: 'failed', text: shell.unreachable }),
    );
  };
  return (
    <Modal title={say.hereTitle} closing={say.close} onClose={close} className="replayhere">
      <p>{isOver ? say.over : say.hereLead(open.move)}</p>
      <Segment
        legend={say.whichSeat}
        options={sides.map(({ seat: place, name, badge }) => ({
          value: String(place),
          label: (
            <>
              {badge !== undefined && <Mon badge={badge} place="line" />}
              {name}
            </>
          ),
        }))}
        value={String(seat)}
        onChange={(value) => setSeat(sides.find(({ seat: place }) => String(place) === value)?.seat ?? 0)}
      />
      <Segment
        legend={say.against}
        aside={against === 'bot' ? say.botHint : ''}
        options={AGAINST.map((value) => ({ value, label: say[value] }))}
        value={against}
        onChange={(value) => setAgainst(value)}
      />
      {against === 'bot' && <LevelField />}
      {against === 'friend' && <p className="quiet">{say.friendHint}</p>}
      <NameField />
      {founding.is === 'failed' && (
        <p className="bad" role="alert">
          {founding.text}
        </p>
      )}
      {hasPart(found.record.game, 'sandbox') && <p className="quiet">{say.toSandboxHint}</p>}
      <div className="boxgo">
        <button type="button" className="btn ghost" onClick={close}>
          {say.close}
        </button>
        {hasPart(found.record.game, 'sandbox') && (
          <button type="button" className="btn" disabled={founding.is === 'founding'} onClick={change}>
            <Icon name="stone-wall" />
            {say.toSandbox}
          </button>
        )}
        <button type="button" className="btn main" disabled={isOver || founding.is === 'founding'} onClick={begin}>
          <Icon name="x-play" />
          {say.begin}
        </button>
      </div>
    </Modal>
  );
}
