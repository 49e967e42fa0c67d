import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'

test('a pattern that finds nothing is said, and so is one of several', () => {
  expect(filesOf('checks/files*.ts')).toEqual(['checks/files.test.ts', 'checks/files.ts'])
  expect(filesOf('files.{test.ts,ts}', { cwd: 'checks' })).toEqual(['files.test.ts', 'files.ts'])
  expect(filesOf(['checks/files.ts', 'checks/f*.ts'], { exclude: /test/ })).toEqual(['checks/files.ts'])
  expect(() => filesOf('checks/*.rs')).toThrow('checks/*.rs finds no file')
  expect(() => filesOf(['checks/*.ts', 'check/*.ts'])).toThrow('check/*.ts finds no file')
  expect(filesOf('{checks,check{s,s}}/files.{ts,mts}')).toEqual(['checks/files.ts'])
  expect(() => filesOf('{checks,check}/*.{ts,mts}')).toThrow('check/*.{ts,mts} finds no file')
  expect(() => filesOf('checks/files.test.ts', { exclude: /test/ })).toThrow('finds no file')
})

test('tests find the files they look at by this', () => {
  const own = filesOf('{house,nouns,site,replay,checks}/**/*.test.ts', {
    exclude: /node_modules|checks\/files/,
  })
  expect(own.filter((file) => readFileSync(file, 'utf8').includes('globSync('))).toEqual([])
})
