import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spareParts } from './spare-parts.ts'

test.each(Object.entries(spareParts))('%s has these names and no others', async (path, names) => {
  const code = readFileSync(`node_modules/${path}`, 'utf8')
  const [, exported = ''] = /^export \{([^}]*)\};?$/m.exec(code) ?? []
  expect(exported.split(',').map((name) => name.trim())).toEqual(names)
})

test('the site uses none of what is left out, nor what needs it', () => {
  const spare = [
    ...Object.values(spareParts).flat(),
    'useInfiniteQuery',
    'useSuspenseInfiniteQuery',
    'InfiniteQueryObserver',
  ]
  const using = globSync('web/src/**/*.{ts,tsx}').filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@tanstack\//g)].some(([, names = '']) =>
      names.split(',').some((name) => spare.includes(name.trim())),
    ),
  )
  expect(using).toEqual([])
})
