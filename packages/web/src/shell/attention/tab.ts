import plain from '../icons/favicon.svg';
import marked from '../icons/favicon-asked.svg';

/** How the window is called: by the page that is shown, and in front of it what somebody should notice. */
const tab: { title: string; notice: string | undefined } = { title: '', notice: undefined };

/** Calls the window after the page that is shown. */
export function nameTab(title: string): void {
  tab.title = title;
  show();
}

/** Puts a few words in front of the name of the window and a dot on its icon, or takes them away. */
export function markTab(notice: string | undefined): void {
  tab.notice = notice;
  show();
}

function show(): void {
  const { title, notice } = tab;
  const parts = [...(notice === undefined ? [] : [`● ${notice}`]), ...(title === '' ? [] : [title]), 'Kronika'];
  document.title = parts.join(' · ');
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const icon = notice === undefined ? plain : marked;
  if (link !== null && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
}
