import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Drawing } from './game-icons.ts';

/** The folders of drawings of our own. */
export type Folder = 'glyphs' | 'scenes' | 'shapes';

const folderOf = (folder: Folder): URL => new URL(`../src/sprite/${folder}/`, import.meta.url);

/** What a folder holds, by name. */
export function namesIn(folder: Folder): readonly string[] {
  return readdirSync(fileURLToPath(folderOf(folder)))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}

const FILE = /^<svg [^>]*viewBox="(?<viewBox>[^"]+)"[^>]*>(?<body>.*)<\/svg>\s*$/s;

export function ownDrawing(folder: Folder, name: string): Drawing {
  const source = readFileSync(new URL(`${name}.svg`, folderOf(folder)), 'utf8');
  const found = FILE.exec(source)?.groups;
  if (found?.viewBox === undefined || found.body === undefined)
    throw new Error(`${folder}/${name}.svg is not one svg element with a viewBox`);
  return { viewBox: found.viewBox, body: found.body.replace(/\n\s*/g, '') };
}
