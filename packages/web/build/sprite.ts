import { type Drawing, gameIcon } from './game-icons.ts';
import { namesIn, ownDrawing } from './own-drawings.ts';
import { usedIcons } from './used-icons.ts';

/** The light on the subjects of cards, from above. */
const IVORY =
  '<linearGradient id="ivory" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="0.55" stop-color="#f1e3c6"/><stop offset="1" stop-color="#c9ad7c"/></linearGradient>';

const symbol = (id: string, { viewBox, body }: Drawing, aspect = ''): string =>
  `<symbol id="${id}" viewBox="${viewBox}"${aspect}>${body}</symbol>`;

/** One file with what every page may show: the icons that are used, and our own glyphs, shapes and scenes. */
export async function spriteSource(): Promise<string> {
  const { shared } = await usedIcons();
  return file([
    `<defs>${IVORY}</defs>`,
    ...shared.map(icon),
    ...namesIn('glyphs').map((name) => symbol(`i-x-${name}`, ownDrawing('glyphs', name))),
    ...namesIn('shapes').map((name) => symbol(`sh-${name}`, ownDrawing('shapes', name))),
    ...namesIn('scenes').map((name) =>
      symbol(`sc-${name}`, ownDrawing('scenes', name), ' preserveAspectRatio="xMidYMax slice"'),
    ),
  ]);
}

/** What only one game shows: the icons that no other game uses, and its own drawings. */
export async function gameSpriteSource(game: string): Promise<string> {
  const { ofGames } = await usedIcons();
  return file([
    ...(ofGames.get(game) ?? []).map(icon),
    ...namesIn({ game }).map((name) => symbol(`d-${name}`, ownDrawing({ game }, name))),
  ]);
}

function icon(name: string): string {
  const drawing = gameIcon(name);
  if (drawing === undefined) throw new Error(`game-icons.net has no icon "${name}"`);
  return symbol(`i-${name}`, drawing);
}

function file(drawings: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true"><!-- Icons: game-icons.net, CC BY 3.0 -->${drawings.join('')}</svg>`;
}
