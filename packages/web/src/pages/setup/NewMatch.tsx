import { Page } from '../../shell/Page.tsx';

export function NewMatch() {
  return <Page title="">…</Page>;
}
