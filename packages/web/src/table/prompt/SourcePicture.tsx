import type { Question } from '@kronika/kernel';
import { Icon } from '../../sprite/Icon.tsx';
import { askingThing } from '../choosing/told.ts';
import { useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { Thumb } from './Thumb.tsx';

/** What asks, as a picture: the card, which can be looked at, or the sign of the step. */
export function SourcePicture({ question }: { readonly question: Question }) {
  const { session, words } = useTable();
  const telling = useTelling();
  const { module, view, lang } = telling;
  const asking = askingThing(telling, question);
  if (asking === undefined || module.Thumb === undefined)
    return <Icon name={module.promptIcon(question.message, view)} />;
  return (
    // The picture shows numbers that its name does not say, so it stands beside the button, not in it.
    <span className="asker">
      <span className="drawn" aria-hidden="true">
        <Thumb looked={asking} />
      </span>
      <button
        type="button"
        className="press"
        aria-label={`${words.details}: ${module.nameOf(asking, view)[lang]}`}
        onPointerEnter={() => session.look(asking, 'passing')}
        onFocus={() => session.look(asking, 'passing')}
        onClick={() => {
          session.look(asking, 'asked');
          session.open({ is: 'inspector' });
        }}
      />
    </span>
  );
}
