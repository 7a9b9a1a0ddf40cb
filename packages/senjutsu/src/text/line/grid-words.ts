import type { Lang } from '@kronika/kernel';
import type { GridCell, Hit, Line } from '../../cards/pictograms.ts';
import { counted } from '../amounts.ts';
import { offsetWords } from './cell-words.ts';

const STAR = '★';

/** What a cell does to whoever stands there. */
export function hitWords(hit: Hit, lang: Lang): string {
  switch (hit.is) {
    case 'wound':
      return counted(lang, hit.count, 'wound');
    case 'bleed':
      return counted(lang, hit.count, 'bleeding');
    case 'execution':
      return { pl: 'egzekucja', en: 'execution' }[lang];
    case 'star':
      return STAR;
  }
}

export function hitsWords(hits: readonly Hit[], lang: Lang): string {
  return hits.map((hit) => hitWords(hit, lang)).join(' + ');
}

/** Cells that do the same are told together. */
function cellsWords(cells: readonly GridCell[], lang: Lang): string {
  const byHits = new Map<string, string[]>();
  for (const cell of cells) {
    const hits = hitsWords(cell.hits, lang);
    byHits.set(hits, [...(byHits.get(hits) ?? []), offsetWords(cell, lang)]);
  }
  return [...byHits].map(([hits, at]) => `${hits}: ${at.join(', ')}`).join('; ');
}

const HEADS = {
  attack: { pl: 'atak', en: 'attack' },
  unblockable: { pl: 'atak nie do zablokowania', en: 'unblockable attack' },
  grid: { pl: 'pola', en: 'cells' },
  block: { pl: 'blok', en: 'block' },
  starredBlock: { pl: `blok ${STAR}`, en: `block ${STAR}` },
} as const;

/** What a grid covers, for who does not see it; empty for lines without one. */
export function gridWords(line: Line, lang: Lang): string {
  switch (line.is) {
    case 'attack':
      return `${HEADS[line.unblockable === true ? 'unblockable' : 'attack'][lang]}: ${cellsWords(line.cells, lang)}`;
    case 'grid':
      return `${HEADS.grid[lang]}: ${cellsWords(line.cells, lang)}`;
    case 'block': {
      const head = HEADS[line.starred === true ? 'starredBlock' : 'block'][lang];
      return `${head}: ${line.cells.map((cell) => offsetWords(cell, lang)).join(', ')}`;
    }
    default:
      return '';
  }
}
