import './styles/index.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { awaitInstallOffer } from './shell/offline/install.ts';
import { keepCopy } from './shell/offline/keep-copy.ts';
import { applyTheme } from './shell/preferences/apply-theme.ts';
import { App } from './shell/program/App.tsx';
import { mountSprite } from './sprite/mount-sprite.ts';

keepCopy();
awaitInstallOffer();
applyTheme(document.documentElement);
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
await mountSprite(document);
