import type { Lang } from '@kronika/kernel';
import type { StageKind } from './staged.ts';
import type { StageSpeed } from './tempo.ts';

/** What the table says around what happens. */
export interface StagingWords {
  readonly stage: string;
  readonly since: string;
  /** For who only watches. */
  readonly lately: string;
  readonly nothing: string;
  readonly replay: string;
  readonly counted: (place: number, of: number) => string;
  readonly on: (names: string) => string;
  readonly more: (count: number) => string;
  readonly faster: string;
  readonly hold: string;
  readonly skip: string;
  readonly space: string;
  readonly touch: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<StageSpeed, string>>;
  /** What somebody does, behind the name; the game may know a better word. */
  readonly does: Readonly<Record<StageKind, string>>;
  /** The heading of what nobody does. */
  readonly titles: Readonly<Record<StageKind, string>>;
}

export const STAGING_WORDS: Readonly<Record<Lang, StagingWords>> = {
  pl: {
    stage: 'Co się dzieje',
    since: 'Od Twojego ruchu',
    lately: 'Ostatnio',
    nothing: 'nic się nie wydarzyło',
    replay: 'Odtwórz',
    counted: (place, of) => `${place} z ${of}`,
    on: (names) => `na: ${names}`,
    more: (count) => `Pokaż wszystko, jeszcze ${count}`,
    faster: 'kliknij: szybciej',
    hold: 'przytrzymaj',
    skip: 'pomiń',
    space: 'spacja',
    touch: 'dotknij: szybciej · przytrzymaj: pomiń',
    speed: 'Tempo cudzych ruchów',
    speeds: { slow: 'wolno', normal: 'zwykle', fast: 'szybko', instant: 'od razu' },
    does: {
      pass: 'pasuje',
      count: '',
      trigger: 'używa',
      declare: 'wybiera',
      play: 'zagrywa',
      reveal: 'odsłania',
      result: '',
    },
    titles: {
      pass: 'Pas',
      count: 'Zmiana',
      trigger: 'Efekt',
      declare: 'Wybór',
      play: 'Zagranie',
      reveal: 'Odsłonięcie',
      result: 'Wynik',
    },
  },
  en: {
    stage: 'What happens',
    since: 'Since your move',
    lately: 'Lately',
    nothing: 'nothing has happened',
    replay: 'Replay',
    counted: (place, of) => `${place} of ${of}`,
    on: (names) => `on: ${names}`,
    more: (count) => `Show all, ${count} more`,
    faster: 'click: faster',
    hold: 'hold',
    skip: 'skip',
    space: 'Space',
    touch: 'tap: faster · hold: skip',
    speed: 'Pace of other players',
    speeds: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'instant' },
    does: {
      pass: 'passes',
      count: '',
      trigger: 'uses',
      declare: 'chooses',
      play: 'plays',
      reveal: 'reveals',
      result: '',
    },
    titles: {
      pass: 'Pass',
      count: 'Change',
      trigger: 'Effect',
      declare: 'Choice',
      play: 'Played',
      reveal: 'Revealed',
      result: 'Result',
    },
  },
};
