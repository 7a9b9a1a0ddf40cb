import { Link } from 'wouter';
import { signedIn } from '../../client/account/signed-in.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useStored } from '../preferences/use-stored.ts';
import { useWords } from '../use-words.ts';
import { SHELL_WORDS } from '../words.ts';

/** From the person in the bar to what is theirs. */
export function PersonLinks() {
  const say = useWords(SHELL_WORDS);
  const who = useStored(signedIn);
  return (
    <ul className="top-bar-person">
      <li>
        <Link href="/account" onClick={closePopover}>
          <Icon name="finger-print" />
          <span>
            <b>{say.account}</b>
            <small>{who === undefined ? say.noAccount : who.name}</small>
          </span>
        </Link>
      </li>
      <li>
        <Link href="/statistics" onClick={closePopover}>
          <Icon name="open-book" />
          <span>
            <b>{say.statistics}</b>
            <small>{say.statisticsHint}</small>
          </span>
        </Link>
      </li>
      <li>
        <Link href="/chronicles" onClick={closePopover}>
          <Icon name="scroll-unfurled" />
          <span>
            <b>{say.chronicles}</b>
            <small>{say.chroniclesHint}</small>
          </span>
        </Link>
      </li>
    </ul>
  );
}

function closePopover({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
