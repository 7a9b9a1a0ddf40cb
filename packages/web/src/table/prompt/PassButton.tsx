import { windowOf } from '@kronika/protocol';
import { Icon } from '../../sprite/Icon.tsx';
import { useSession, useTable } from '../session/context.ts';

/** Passing: one large button, and beside it what is to happen in such windows from now on. */
export function PassButton({ isOnly }: { readonly isOnly: boolean }) {
  const { session, words, guide } = useTable();
  const pass = useSession(({ controls }) => controls.pass);
  const hasWindow = useSession(({ question }) => question !== undefined && windowOf(question) !== undefined);
  return (
    <span className="passing">
      <button
        type="button"
        className={`btn pass ${isOnly ? 'main' : 'pick'}`}
        data-option={pass}
        aria-keyshortcuts="p"
        onClick={() => session.pass()}
      >
        {words.pass}
      </button>
      {hasWindow && guide === undefined && (
        <button
          type="button"
          className="btn pick more"
          aria-label={words.orders}
          title={words.orders}
          onClick={() => session.open({ is: 'orders' })}
        >
          <Icon name="hourglass" />
        </button>
      )}
    </span>
  );
}
