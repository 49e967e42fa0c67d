import { globSync, readFileSync } from 'node:fs'
import { site } from '@patisserie/contract/site'
import { expect, test } from 'vitest'
import { siteAsCode } from './contract-as-data.ts'

test('calls keep all but their schemas, refusals and what they are about', async () => {
  const read: { readonly site: unknown } = await import(`data:text/javascript,${encodeURIComponent(siteAsCode())}`)
  const whole: unknown = JSON.parse(
    JSON.stringify(site, (key, value: unknown) =>
      key === 'input' || key === 'output' ? undefined : key === 'refusals' ? [] : key === 'about' ? {} : value,
    ),
  )
  expect(read.site).toEqual(whole)
})

test('nothing in the browser checks with a schema', () => {
  const checking = globSync('web/src/**/*.{ts,tsx}').filter(
    (file) =>
      !file.includes('.test.') && /from 'zod|\.safeParse\(|\.(input|output)\.parse\(/.test(readFileSync(file, 'utf8')),
  )
  expect(checking).toEqual([])
})

test('the browser has the contract only as data: its other modules would bring their schemas along', () => {
  const bringing = globSync('web/src/**/*.{ts,tsx}').filter((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/^import (?!type )(\{[^}]*\}) from '@patisserie\/contract\/([\w-]+)'/gm),
    ].some(
      ([, names = '', module = '']) =>
        !withoutSchemas.includes(module) &&
        names.split(/[{},]/).some((name) => name.trim() !== '' && !/^\s*type /.test(name)),
    ),
  )
  expect(bringing).toEqual([])
})

const withoutSchemas = ['site', 'envelope', 'endpoint']
