import { Page } from '../../shell/Page.tsx';

export function Lobby() {
  return <Page title="">…</Page>;
}
