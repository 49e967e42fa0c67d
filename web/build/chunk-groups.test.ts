import { expect, test } from 'vitest'
import { chunkGroup } from './chunk-groups.ts'

const module = (importers: string[], dynamicImporters: string[] = [], isEntry = false) => ({
  importers,
  dynamicImporters,
  isEntry,
})

const links = (id: string) => modules[id] ?? null

const modules: Record<string, ReturnType<typeof module>> = {
  '/src/client.tsx': module([], [], true),
  '/home-page.tsx': module([], ['/src/client.tsx']),
  '/replay-list-page.tsx': module([], ['/src/client.tsx']),
  '/clubs-page.tsx': module([], ['/src/client.tsx']),
  '/settings-page.tsx': module([], ['/src/client.tsx']),
  '/dialog.tsx': module([], ['/src/client.tsx']),
  '/react.js': module(['/src/client.tsx', '/home-page.tsx']),
  '/score.tsx': module(['/home-page.tsx', '/replay-list-page.tsx']),
  '/table.tsx': module(['/replay-list-page.tsx', '/settings-page.tsx']),
  '/cell.tsx': module(['/table.tsx']),
  '/field.tsx': module(['/settings-page.tsx', '/dialog.tsx']),
  '/later-page.tsx': module(['/settings-page.tsx'], ['/src/client.tsx']),
  '/tabs.tsx': module(['/settings-page.tsx']),
  '/window.tsx': module(['/home-page.tsx']),
  '/floor.tsx': module(['/clubs-page.tsx']),
  '/crumbs.tsx': module(['/clubs-page.tsx', '/settings-page.tsx']),
  '/replay-page.tsx': module([], ['/src/client.tsx']),
  '/banner.tsx': module(['/home-page.tsx', '/replay-page.tsx', '/settings-page.tsx']),
  '/label.tsx': module(['/clubs-page.tsx', '/replay-page.tsx']),
  '/chart.tsx': module(['/replay-page.tsx', '/settings-page.tsx']),
  '/words/src/zh/iscore.ts': module(['/settings-page.tsx', '/later-page.tsx']),
  '/row.tsx': module(['/clubs-page.tsx', '/home-page.tsx']),
  '/src/editor/editor.tsx': module([], ['/clubs-page.tsx']),
  '/src/editor/gallery-dialog.tsx': module([], ['/src/editor/editor.tsx']),
  '/popover.tsx': module(['/src/editor/editor.tsx', '/settings-page.tsx']),
  '/prosemirror.js': module(['/src/editor/editor.tsx', '/src/editor/gallery-dialog.tsx']),
}

test.each([
  ['/src/client.tsx', 'frame'],
  ['/react.js', 'frame'],
  ['/score.tsx', 'frame'],
  ['/replay-list-page.tsx', 'list'],
  ['/table.tsx', 'list'],
  ['/cell.tsx', 'list'],
  ['/field.tsx', 'more'],
  ['/tabs.tsx', null],
  ['/later-page.tsx', null],
  ['/home-page.tsx', 'home'],
  ['/window.tsx', 'home'],
  ['/clubs-page.tsx', null],
  ['/floor.tsx', null],
  ['/crumbs.tsx', 'parts'],
  ['/row.tsx', 'home'],
  ['/banner.tsx', 'frame'],
  ['/label.tsx', 'texts'],
  ['/chart.tsx', 'reading'],
  ['/words/src/zh/iscore.ts', 'words-iscore'],
  ['/src/editor/editor.tsx', null],
  ['/src/editor/gallery-dialog.tsx', null],
  ['/prosemirror.js', 'editor'],
  ['/popover.tsx', 'writing'],
])('%s goes to %s', (id, group) => {
  expect(chunkGroup(id, links)).toBe(group)
})
