import type { Lang } from '@kronika/kernel';
import type { ClockPlan } from '@kronika/protocol';

const WORDS: Readonly<Record<Lang, { readonly none: string; minutes(n: number): string; move(n: number): string }>> = {
  pl: {
    none: 'bez zegara',
    minutes: (n) => `${n} min`,
    move: (n) => (n >= 24 ? `${Math.round(n / 24)} d na ruch` : `${n} h na ruch`),
  },
  en: {
    none: 'no clock',
    minutes: (n) => `${n} min`,
    move: (n) => (n >= 24 ? `${Math.round(n / 24)} d per move` : `${n} h per move`),
  },
};

/** A clock in a few words. */
export function clockNameOf(clock: ClockPlan, lang: Lang): string {
  const say = WORDS[lang];
  switch (clock.is) {
    case 'none':
      return say.none;
    case 'chess':
    case 'game':
      return say.minutes(Math.round(clock.seconds / 60));
    case 'move':
      return say.move(Math.max(1, Math.round(clock.seconds / 3600)));
  }
}
