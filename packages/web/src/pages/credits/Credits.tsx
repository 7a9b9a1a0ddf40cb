import { Page } from '../../shell/Page.tsx';

export function Credits() {
  return <Page title="">…</Page>;
}
