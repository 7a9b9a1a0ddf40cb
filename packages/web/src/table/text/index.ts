import type { Lang } from '@kronika/kernel';
import { english } from './en.ts';
import { polish } from './pl.ts';
import type { TableWords } from './words.ts';

export const TABLE_WORDS: Readonly<Record<Lang, TableWords>> = { pl: polish, en: english };
