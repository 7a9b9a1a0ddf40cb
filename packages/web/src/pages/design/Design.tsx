import { Page } from '../../shell/Page.tsx';

export function Design() {
  return <Page title="">…</Page>;
}
