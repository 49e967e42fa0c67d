import { globSync, readFileSync } from 'node:fs'
import { site } from '@patisserie/contract/site'
import { expect, test } from 'vitest'
import { readByBrowser, siteAsCode } from './contract-as-data.ts'

test('calls keep what the browser reads of them', async () => {
  const read: { readonly site: unknown } = await import(`data:text/javascript,${encodeURIComponent(siteAsCode())}`)
  const whole: unknown = JSON.parse(
    JSON.stringify(site, (_key, value: unknown) =>
      isCall(value)
        ? Object.fromEntries(
            readByBrowser.map((field) => [field, field === 'who' && value.who !== 'anyone' ? 'member' : value[field]]),
          )
        : value,
    ),
  )
  expect(read.site).toEqual(whole)
})

const isCall = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'path' in value && 'touches' in value

test('nothing in the browser reads the rest', () => {
  const rest = Object.keys(site.clubs.calls.list).filter((field) => !readByBrowser.includes(field))
  expect(rest).toContain('rate')
  const asked = new RegExp(`(endpoint|calls\\.\\w+)\\??\\.(${rest.join('|')})\\b`)
  const reading = globSync('web/src/**/*.{ts,tsx}', { exclude: ['web/src/server.tsx'] }).filter((file) =>
    asked.test(readFileSync(file, 'utf8')),
  )
  expect(reading).toEqual([])
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
