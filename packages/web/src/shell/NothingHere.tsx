import { Link } from 'wouter';
import { Icon } from '../sprite/Icon.tsx';
import type { IconName } from '../sprite/names.ts';
import { Page } from './Page.tsx';
import './notice.css';

interface NothingHereProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
  readonly href: string;
  readonly button: string;
}

/** An address that leads to nothing, and where to go instead. */
export function NothingHere({ icon, title, hint, href, button }: NothingHereProps) {
  return (
    <Page title={title}>
      <div className="notice">
        <Icon name={icon} />
        <h1>{title}</h1>
        <p>{hint}</p>
        <div className="notice-buttons">
          <Link href={href} className="btn main">
            {button}
          </Link>
        </div>
      </div>
    </Page>
  );
}
