import type { GameText, Lang } from '@kronika/kernel';
import type { SenjutsuView } from './view.ts';

const plain: GameText<SenjutsuView> = {
  name: 'Senjutsu',
  prompt: ({ message }) => ({ ask: message.key }),
  option: ({ is }) => is,
  event: ({ is }) => is,
  outcome: ({ reason }) => reason.key,
  board: () => '',
};

export const text: Readonly<Record<Lang, GameText<SenjutsuView>>> = { pl: plain, en: plain };
