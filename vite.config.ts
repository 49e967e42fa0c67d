import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { namedChunks, readChunks } from '#site/build/chunks/chunk-names.ts'
import { designAssets } from '#site/build/design-assets.ts'
import { iconSprite } from '#site/build/icon-sprite.ts'
import { contractAsData } from '#site/build/plugins/contract-as-data.ts'
import { cssInLayers } from '#site/build/plugins/css-layers.ts'
import { gatheredLists } from '#site/build/plugins/gathered-lists.ts'
import { importBesideStyles } from '#site/build/plugins/import-beside-styles.ts'
import { inlineScript } from '#site/build/plugins/inline-script.ts'
import { scopedName } from '#site/build/plugins/scoped-name.ts'
import { withoutServerRouteData } from '#site/build/plugins/server-route-data.ts'
import { withoutSpareFunctions } from '#site/build/plugins/spare-functions.ts'
import { withoutSpareParts } from '#site/build/plugins/spare-parts.ts'

export default defineConfig(({ isSsrBuild, mode }) => {
  const chunks = namedChunks(mode === 'chunks-anew' ? {} : readChunks())
  return {
    root: import.meta.dirname,
    publicDir: 'site/public',
    // The repository is the root, and the data of a site may lie in it, whatever its folder is called: pages read sources alone.
    server: {
      watch: { ignored: ['data', 'test-output'].map((folder) => join(import.meta.dirname, folder, '**')) },
      fs: {
        allow: ['house', 'nouns', 'site', 'replay', 'node_modules'].map((folder) => join(import.meta.dirname, folder)),
      },
    },
    plugins: [
      react(),
      cssInLayers(),
      designAssets(),
      contractAsData(),
      gatheredLists(),
      iconSprite(),
      inlineScript(),
      importBesideStyles(),
      withoutSpareParts(),
      withoutSpareFunctions(),
      withoutServerRouteData(),
      ...(isSsrBuild ? [] : [chunks.plugin]),
    ],
    // React has the hook itself: the shim for older ones is left out.
    resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
    css: { modules: { generateScopedName: scopedName } },
    build: {
      target: 'es2022',
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // The import of a chunk asks for the chunk itself; what it needs besides is asked for at the same time.
      modulePreload: { polyfill: false, resolveDependencies: (file, needed) => needed.filter((name) => name !== file) },
      assetsInlineLimit: 0,
      copyPublicDir: !isSsrBuild,
      rolldownOptions: isSsrBuild
        ? { input: { server: 'site/web/server.tsx' } }
        : {
            input: { client: 'site/web/client.tsx' },
            output: {
              // The frame lists the files of all pages: a readable name there is a dozen bytes in every first visit. The
              // manifest has the names.
              chunkFileNames: 'assets/[hash:7].js',
              assetFileNames: ({ names }) =>
                names.some((name) => name.endsWith('.css'))
                  ? 'assets/[hash:7][extname]'
                  : 'assets/[name]-[hash:7][extname]',
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'frame', test: /rolldown.runtime/ },
                  { debugName: 'chunkNames', name: chunks.nameOf },
                ],
              },
            },
          },
    },
    // Workers load what not every task of theirs needs when it is needed.
    worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:7].js' } } },
    // The server's bundle stands alone and runs React's production build whatever NODE_ENV says.
    ssr: { noExternal: isSsrBuild ? true : [] },
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  }
})
