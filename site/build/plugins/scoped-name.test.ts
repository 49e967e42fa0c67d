import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from '../../../checks/files.ts'
import { scopedName } from './scoped-name.ts'

const root = join(import.meta.dirname, '../../..')

test('a class is alike wherever its sheet is read, and no two sheets share their letters', () => {
  expect(scopedName('row', join(root, 'house/cards/row.module.css'))).toMatch(/^row_[A-Za-z0-9]{4}$/)
  expect(scopedName('row', join(root, 'house/cards/a.module.css?direct'))).toBe(
    scopedName('row', join(root, 'house/cards/a.module.css')),
  )
  const names = filesOf('{nouns/*/web,house/{cards,design,desks,editor,session},site/web}/**/*.module.css', {
    cwd: root,
  }).map((file) => scopedName('row', join(root, file)))
  expect(new Set(names).size).toBe(names.length)
})
