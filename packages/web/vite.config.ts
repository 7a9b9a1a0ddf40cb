import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed-plugin.ts';
import { offline } from './build/offline-plugin.ts';
import { sprite } from './build/sprite-plugin.ts';

export default defineConfig({
  // The folder of this file, so that `vite build packages/web` and `vite` inside the package do the same.
  root: import.meta.dirname,
  plugins: [react(), sprite(), offline(), compressed()],
  // So that a worker, too, loads a game only when it is needed.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
  },
});
