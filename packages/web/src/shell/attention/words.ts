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
      fall: 'Strata, np. spustoszona prowincja',
      end: 'Koniec partii',
    },
    listen: (what) => `Posłuchaj: ${what}`,
    notices: 'Powiadomienia',
    tabMark: 'Znak na karcie przeglądarki',
    tabMarkHint: 'Tytuł i ikona mówią, że to Twój ruch.',
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
    notices: 'Notifications',
    tabMark: 'A mark on the tab',
    tabMarkHint: 'The title and icon show when it is your move.',
    notification: 'Notify me while I am looking elsewhere',
    notificationHint: 'Your browser will ask for permission.',
    denied: 'Your browser blocks notifications from this site. You can change that in its site settings.',
    unavailable: 'This browser cannot show notifications here.',
    yourMove: 'Your move',
  },
};
