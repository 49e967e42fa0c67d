import { expect, test } from 'vitest'
import { type Manifest, pageAssets } from './page-assets.ts'

const manifest: Manifest = {
  'site/web/client.tsx': {
    file: 'assets/client.js',
    css: ['assets/client.css'],
    assets: ['assets/face.woff2', 'assets/x.svg'],
  },
  'house/words/pack.zh.ts': { file: 'assets/zh.js', imports: ['site/web/client.tsx'] },
  'src/a.tsx': {
    file: 'assets/a.js',
    imports: ['_more.js', 'site/web/client.tsx'],
    dynamicImports: ['_words-zh-a.js', '_words-en-a.js', 'src/dialog.tsx'],
    css: ['assets/a.css'],
  },
  '_words-zh-a.js': { file: 'assets/words-zh-a.js', name: 'words-zh-a' },
  '_words-en-a.js': { file: 'assets/words-en-a.js', name: 'words-en-a' },
  'src/dialog.tsx': { file: 'assets/dialog.js', name: 'dialog' },
  '_b-page.js': { file: 'assets/b-page.js', name: 'b-page' },
  '_more.js': { file: 'assets/more.js', name: 'more', css: ['assets/more.css'] },
  '_more.css': { file: 'assets/more.css', name: 'more' },
}

test('a page names the entry, its words, its own files and what they import, once each', () => {
  expect(pageAssets(manifest, 'zh', ['src/a.tsx'])).toEqual({
    entry: '/assets/client.js',
    scripts: ['/assets/client.js', '/assets/zh.js', '/assets/a.js', '/assets/more.js', '/assets/words-zh-a.js'],
    styles: ['/assets/client.css', '/assets/a.css', '/assets/more.css'],
    fonts: ['/assets/face.woff2'],
  })
})

test('only the face that stands on every page is told beforehand: that of dialogs waits until one is drawn', () => {
  const more = { ...manifest['_more.js'], file: 'assets/more.js', assets: ['assets/dialog.woff2'] }
  expect(pageAssets({ ...manifest, '_more.js': more }, 'zh', ['src/a.tsx']).fonts).toEqual(['/assets/face.woff2'])
})

test('a page that shares its file is found by its name', () => {
  expect(pageAssets(manifest, 'zh', ['src/b-page.tsx']).scripts).toContain('/assets/b-page.js')
})
