import { expect, test } from 'vitest'
import { type Manifest, pageAssets } from './page-assets.ts'

const manifest: Manifest = {
  'src/client.tsx': {
    file: 'assets/client.js',
    css: ['assets/client.css'],
    assets: ['assets/face.woff2', 'assets/x.svg'],
  },
  '../words/src/zh.ts': { file: 'assets/zh.js', imports: ['src/client.tsx'] },
  'src/a.tsx': { file: 'assets/a.js', imports: ['_more.js', 'src/client.tsx'], css: ['assets/a.css'] },
  '_more.js': { file: 'assets/more.js', name: 'more', css: ['assets/more.css'] },
  '_more.css': { file: 'assets/more.css', name: 'more' },
}

test('a page names the entry, its words, its own files and what they import, once each', () => {
  expect(pageAssets(manifest, ['../words/src/zh.ts', 'src/a.tsx'])).toEqual({
    entry: '/assets/client.js',
    scripts: ['/assets/client.js', '/assets/zh.js', '/assets/a.js', '/assets/more.js'],
    styles: ['/assets/client.css', '/assets/a.css', '/assets/more.css'],
    fonts: ['/assets/face.woff2'],
  })
})

test('only the face that stands on every page is told beforehand: that of dialogs waits until one is drawn', () => {
  const more = { ...manifest['_more.js'], file: 'assets/more.js', assets: ['assets/dialog.woff2'] }
  expect(pageAssets({ ...manifest, '_more.js': more }, ['src/a.tsx']).fonts).toEqual(['/assets/face.woff2'])
})

test('a page may be named by the group it was put into', () => {
  expect(pageAssets(manifest, ['more']).scripts).toEqual(['/assets/client.js', '/assets/more.js'])
})
