import type { Lang } from '@kronika/kernel';

interface ShareWords {
  readonly title: string;
  readonly link: string;
  readonly linkHint: string;
  readonly making: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly byHand: string;
  readonly form: string;
  readonly text: string;
  readonly copyText: string;
  readonly download: string;
}

export const SHARE_WORDS: Readonly<Record<Lang, ShareWords>> = {
  pl: {
    title: 'Udostępnij talię',
    link: 'Link do talii',
    linkHint: 'Cała talia jest w samym linku. Nic nie trafia na serwer, a link działa zawsze.',
    making: 'Przygotowuję link…',
    copyLink: 'Kopiuj link',
    copied: 'Skopiowano',
    byHand: 'Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go ręcznie.',
    form: 'Eksport',
    text: 'Talia jako tekst',
    copyText: 'Kopiuj tekst',
    download: 'Pobierz plik',
  },
  en: {
    title: 'Share the deck',
    link: 'Link to the deck',
    linkHint: 'The whole deck is in the link itself. Nothing goes to a server, and the link works for ever.',
    making: 'Preparing the link…',
    copyLink: 'Copy the link',
    copied: 'Copied',
    byHand: 'The browser does not allow copying. Select the text and copy it by hand.',
    form: 'Export',
    text: 'The deck as text',
    copyText: 'Copy the text',
    download: 'Download the file',
  },
};
