import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from '../../checks/files.ts'
import { scopedName } from './scoped-name.ts'

const web = join(import.meta.dirname, '..')

test('a class is alike wherever its sheet is read, and no two sheets share their letters', () => {
  expect(scopedName('row', join(web, 'src/cards/row.module.css'))).toMatch(/^row_[A-Za-z0-9]{4}$/)
  expect(scopedName('row', join(web, 'src/a.module.css?direct'))).toBe(scopedName('row', join(web, 'src/a.module.css')))
  const names = filesOf('src/**/*.module.css', { cwd: web }).map((file) => scopedName('row', join(web, file)))
  expect(new Set(names).size).toBe(names.length)
})
