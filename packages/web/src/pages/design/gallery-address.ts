import { LANGS } from '@kronika/kernel';
import { GALLERY_WIDTHS, type GalleryProps, type Widths } from './gallery.ts';

/** What an address asks the gallery for, e.g. `#lang=en&t=54&h=112&i=258`. */
export function galleryAt(hash: string): GalleryProps {
  const given = new URLSearchParams(hash.slice(1));
  const width = (size: keyof Widths): number => Number(given.get(size) ?? GALLERY_WIDTHS[size]);
  return {
    lang: LANGS.find((one) => one === given.get('lang')) ?? 'pl',
    widths: { t: width('t'), h: width('h'), i: width('i') },
  };
}
