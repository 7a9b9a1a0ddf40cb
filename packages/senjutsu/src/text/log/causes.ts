import type { Cause } from '../../event.ts';
import { TERRAIN_NAMES } from '../names.ts';
import { said, type Telling } from './telling.ts';

/** Why something was suffered, in brackets behind the sentence. */
export function causeWords(telling: Telling, cause: Cause): string {
  return ` (${reason(telling, cause)})`;
}

function reason(telling: Telling, cause: Cause): string {
  const { names } = telling;
  switch (cause.is) {
    case 'card':
      return names.printed(cause.printed);
    case 'collision':
      return said(telling, { pl: 'zderzenie', en: 'collision' });
    case 'terrain':
      return TERRAIN_NAMES[cause.piece][names.lang];
    case 'emptyDeck':
      return said(telling, { pl: 'pusta talia', en: 'empty deck' });
    case 'bleeding':
      return said(telling, { pl: 'krwawienie', en: 'bleeding' });
    case 'poison':
      return names.printed(cause.printed);
    case 'handLimit':
      return said(telling, { pl: 'limit ręki', en: 'hand limit' });
    case 'counter':
      return said(telling, { pl: 'kontra', en: 'counter' });
  }
}
