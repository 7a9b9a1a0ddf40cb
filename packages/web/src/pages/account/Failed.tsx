import { Icon } from '../../sprite/Icon.tsx';
import type { Doing } from './use-doing.ts';

/** Why something was not done. */
export function Failed({ doing }: { readonly doing: Doing }) {
  return (
    <div role="alert" className="account-alert">
      {doing.is === 'failed' && (
        <p className="account-failed">
          <Icon name="hazard-sign" />
          <span>{doing.text}</span>
        </p>
      )}
    </div>
  );
}
