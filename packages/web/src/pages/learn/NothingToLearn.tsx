import { Link } from 'wouter';
import { Page } from '../../shell/Page.tsx';
import '../../shell/notice.css';
import { Icon } from '../../sprite/Icon.tsx';

interface NothingToLearnProps {
  readonly title: string;
  readonly hint: string;
  readonly href: string;
  readonly button: string;
}

/** An address that leads to no lesson. */
export function NothingToLearn({ title, hint, href, button }: NothingToLearnProps) {
  return (
    <Page title={title}>
      <div className="notice">
        <Icon name="asian-lantern" />
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
