import type { FaceKind } from '@kronika/oath';
import type { BoardWords } from '../board/words.ts';
import type { PictureOf } from './Picture.tsx';

const ACTIONS: Readonly<Record<Extract<FaceKind, { readonly is: 'modifier' }>['action'], PictureOf>> = {
  search: 'card-pickup',
  muster: 'rally-the-troops',
  trade: 'shaking-hands',
  recover: 'relic-blade',
  campaign: 'crossed-swords',
  travel: 'walking-boot',
};

const OTHERS: Readonly<Record<Exclude<FaceKind['is'], 'modifier' | 'plan'>, PictureOf>> = {
  action: 'pointing',
  whenPlayed: 'card-play',
  rest: 'moon',
  wake: 'o-wake',
  standing: 'o-braid',
};

export function kindPicture(kind: FaceKind): PictureOf {
  if (kind.is === 'modifier') return ACTIONS[kind.action];
  return kind.is === 'plan' ? 'crossed-swords' : OTHERS[kind.is];
}

export function kindWord(kind: FaceKind, words: BoardWords): string {
  if (kind.is === 'modifier') return words.actions[kind.action];
  return kind.is === 'plan' ? words.planKinds[kind.side] : words.powerKinds[kind.is];
}

/** The class that gives the disc or chip its colour. */
export function kindClass(kind: FaceKind): string {
  return kind.is === 'plan' ? `k-${kind.side}` : `k-${kind.is}`;
}
