import { resolve } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'electron-vite';

const from = (path: string) => resolve(import.meta.dirname, path);

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      rollupOptions: {
        // What computes for computer players runs beside the program, in a thread with a file of its own.
        input: { main: from('electron/main.ts'), 'advice-worker': from('src/host/advice/worker.ts') },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      // A sandboxed preload is one CommonJS file with nothing to require.
      rollupOptions: {
        input: from('electron/preload.ts'),
        output: { format: 'cjs', entryFileNames: 'preload.cjs' },
      },
    },
  },
  renderer: {
    root: 'src/ui',
    plugins: [vue()],
    build: {
      outDir: 'out/renderer',
      // Inlined files would need `data:` in the content policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: { desk: from('src/ui/desk/index.html'), display: from('src/ui/display/index.html') },
      },
    },
  },
});
