import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Drawing } from './game-icons.ts';

/** The folders of drawings of our own: those of every page, and that of a game. */
export type Folder = 'glyphs' | 'scenes' | 'shapes' | { readonly game: string };

function folderOf(folder: Folder): URL {
  const path = typeof folder === 'string' ? `sprite/${folder}` : `games/${folder.game}/drawings`;
  return new URL(`../src/${path}/`, import.meta.url);
}

/** What a folder holds, by name; a game need not have one. */
export function namesIn(folder: Folder): readonly string[] {
  const path = fileURLToPath(folderOf(folder));
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}

const FILE = /^<svg [^>]*viewBox="(?<viewBox>[^"]+)"[^>]*>(?<body>.*)<\/svg>\s*$/s;

export function ownDrawing(folder: Folder, name: string): Drawing {
  const source = readFileSync(new URL(`${name}.svg`, folderOf(folder)), 'utf8');
  const found = FILE.exec(source)?.groups;
  if (found?.viewBox === undefined || found.body === undefined)
    throw new Error(`${folderOf(folder)}${name}.svg is not one svg element with a viewBox`);
  return { viewBox: found.viewBox, body: found.body.replace(/\n\s*/g, '') };
}
