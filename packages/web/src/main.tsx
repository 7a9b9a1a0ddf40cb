import './styles/index.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './l5r/gallery/Gallery.tsx';
import { mountSprite } from './sprite/mount-sprite.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
createRoot(root).render(<StrictMode>{location.hash.startsWith('#gallery') && <Gallery />}</StrictMode>);
await mountSprite(document);
