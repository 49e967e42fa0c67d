import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '../../../checks/files.ts'
import { spareParts } from './spare-parts.ts'

test.each(Object.entries(spareParts))('%s has these names and no others', async (path, names) => {
  const code = readFileSync(`node_modules/${path}`, 'utf8')
  const [, exported = ''] = /^export \{([^}]*)\};?$/m.exec(code) ?? []
  expect(exported.split(',').map((name) => name.trim())).toEqual(names)
})

test('nothing else is asked of the cache of writes', () => {
  const client = readFileSync('node_modules/@tanstack/query-core/build/modern/queryClient.js', 'utf8')
  const asked = [...client.matchAll(/#mutationCache\.(\w+)/g)].map(([, name]) => name)
  expect([...new Set(asked)].sort()).toEqual(['clear', 'findAll', 'resumePausedMutations'])
})

test('the site uses none of what is left out, nor what needs it', () => {
  const spare = [
    ...Object.values(spareParts).flat(),
    'useInfiniteQuery',
    'useMutation',
    'MutationObserver',
    'useSuspenseInfiniteQuery',
    'InfiniteQueryObserver',
  ]
  const using = filesOf('{nouns/*/web,house/{api,cards,design,desks,editor,session},site/web}/**/*.{ts,tsx}').filter(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@tanstack\//g)].some(([, names = '']) =>
        names.split(',').some((name) => spare.includes(name.trim())),
      ),
  )
  expect(using).toEqual([])
})
