import type { IconName } from '../../sprite/names.ts';

/** How the titles are told apart. */
const ICONS: Readonly<Record<string, IconName>> = {
  'hand-of-the-king': 'hand',
  'master-of-laws': 'scales',
  'master-of-coin': 'coins-pile',
  'master-of-ships': 'anchor',
  'master-of-whispers': 'spy',
  'crown-regent': 'imperial-crown',
};

export function titleIcon(id: string): IconName {
  return ICONS[id] ?? 'throne-king';
}
