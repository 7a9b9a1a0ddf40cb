import type { Lang } from '@kronika/kernel';
import type { SoundKind } from '../../sound/kinds.ts';

export interface AttentionWords {
  readonly sounds: string;
  readonly volume: string;
  readonly volumeNow: (volume: number) => string;
  readonly kinds: Readonly<Record<SoundKind, string>>;
  readonly listen: (what: string) => string;
  readonly notices: string;
  readonly tabMark: string;
  readonly tabMarkHint: string;
  readonly notification: string;
  readonly notificationHint: string;
  readonly denied: string;
  readonly unavailable: string;
  readonly yourMove: string;
}

export const ATTENTION_WORDS: Readonly<Record<Lang, AttentionWords>> = {
  pl: {
    sounds: 'Dźwięki',
    volume: 'Głośność',
    volumeNow: (volume) => (volume === 0 ? 'cisza' : `${volume}%`),
    kinds: {
      turn: 'Twój ruch',
      clash: 'Starcie, np. ogłoszony konflikt',
      standing: 'Zmiana honoru',
      fall: 'Strata, np. złamana prowincja',
      end: 'Koniec partii',
    },
    listen: (what) => `Posłuchaj: ${what}`,
    notices: 'Powiadomienia',
    tabMark: 'Znak na karcie przeglądarki',
    tabMarkHint: 'Tytuł i ikona mówią, że to twój ruch.',
    notification: 'Powiadomienie, gdy patrzysz gdzie indziej',
    notificationHint: 'Przeglądarka zapyta o zgodę.',
    denied: 'Przeglądarka nie pozwala tej stronie na powiadomienia. Zgodę zmienisz w jej ustawieniach strony.',
    unavailable: 'Ta przeglądarka nie umie tu pokazywać powiadomień.',
    yourMove: 'Twój ruch',
  },
  en: {
    sounds: 'Sounds',
    volume: 'Volume',
    volumeNow: (volume) => (volume === 0 ? 'silent' : `${volume}%`),
    kinds: {
      turn: 'Your move',
      clash: 'A clash, e.g. a conflict is declared',
      standing: 'Honor changes',
      fall: 'A loss, e.g. a province breaks',
      end: 'End of the match',
    },
    listen: (what) => `Listen: ${what}`,
    notices: 'Notices',
    tabMark: 'A mark on the tab',
    tabMarkHint: 'Title and icon say that it is your move.',
    notification: 'A notification while you look elsewhere',
    notificationHint: 'The browser will ask for your consent.',
    denied: 'The browser does not allow this page to notify you. You can change that in its settings for this site.',
    unavailable: 'This browser cannot show notifications here.',
    yourMove: 'Your move',
  },
};
