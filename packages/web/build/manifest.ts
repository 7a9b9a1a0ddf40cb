/** An icon of the installed program, by the name of its file in the sources. */
export interface ManifestIcon {
  readonly file: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: 'any' | 'maskable';
}

export const ICONS: readonly ManifestIcon[] = [
  { file: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { file: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

/** How the program wants to be installed; `pathOf` says where an icon is served. */
export function manifest(pathOf: (icon: ManifestIcon) => string): string {
  return JSON.stringify({
    id: '/',
    name: 'Kronika',
    short_name: 'Kronika',
    description: 'Cyfrowy stół do gier, który zna zasady. A digital table that knows the rules.',
    lang: 'pl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0d1316',
    theme_color: '#0d1316',
    categories: ['games'],
    icons: ICONS.map((icon) => ({ src: pathOf(icon), sizes: icon.sizes, type: icon.type, purpose: icon.purpose })),
    shortcuts: [{ name: 'Nowa partia / New match', url: '/new' }],
  });
}
