import { Link } from 'wouter';
import { Page } from '../../shell/Page.tsx';
import '../../shell/notice.css';
import { Icon } from '../../sprite/Icon.tsx';

interface NoPuzzlesProps {
  readonly title: string;
  readonly hint: string;
  readonly href: string;
  readonly button: string;
}

/** An address that leads to no puzzle. */
export function NoPuzzles({ title, hint, href, button }: NoPuzzlesProps) {
  return (
    <Page title={title}>
      <div className="notice">
        <Icon name="jigsaw-piece" />
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
