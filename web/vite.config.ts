import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { designAssets } from './build/design-assets.ts'

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), designAssets()],
  resolve: {
    alias: command === 'build' && !isSsrBuild ? { 'zod/mini': `${import.meta.dirname}/build/inert-zod.ts` } : {},
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild ? { server: 'src/server.tsx' } : { client: 'src/client.tsx' },
    },
  },
  // The server's bundle stands alone and runs React's production build whatever NODE_ENV says.
  ssr: { noExternal: isSsrBuild ? true : [] },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
