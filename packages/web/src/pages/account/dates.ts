import type { Lang } from '@kronika/kernel';

/** A day, as people say it. */
export function dayIn(lang: Lang, time: number): string {
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(time);
}

/** A day and a time, briefly. */
export function momentIn(lang: Lang, time: number): string {
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
    time,
  );
}
