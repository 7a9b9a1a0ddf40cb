// The galleries by themselves, for the check that looks for text without room.
import '../../styles/index.ts';
import { createRoot } from 'react-dom/client';
import { mountSprite } from '../../sprite/mount-sprite.ts';
import { galleryAt } from './gallery-address.ts';
import { loadGalleries } from './use-galleries.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
await mountSprite(document);
const galleries = await loadGalleries();
createRoot(root).render(galleries.map(({ game, Gallery }) => <Gallery key={game} {...galleryAt(location.hash)} />));
