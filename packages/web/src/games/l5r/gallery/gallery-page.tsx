// The gallery by itself, for the check that looks for text without room.
import '../../../styles/index.ts';
import { createRoot } from 'react-dom/client';
import { mountSprite } from '../../../sprite/mount-sprite.ts';
import { Gallery } from './Gallery.tsx';
import { galleryAt } from './gallery-address.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
createRoot(root).render(<Gallery {...galleryAt(location.hash)} />);
await mountSprite(document);
