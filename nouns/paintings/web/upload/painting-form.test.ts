import { expect, test } from 'vitest'
import { emptyForm, formProblem, nameOfFile, readForm, writtenOf } from './painting-form.ts'

test('a file name that says something becomes the name of the work', () => {
  expect(nameOfFile('红叶坂.jpg')).toBe('红叶坂')
  expect(nameOfFile('snow_at_the_shrine.final.png')).toBe('snow at the shrine.final')
})

test('names that devices give are no names', () => {
  const made = ['IMG_2034.JPG', 'DSC00012.jpg', '微信图片_20240101.png', '20240101-120000.png', 'image (3).png']
  expect(made.map(nameOfFile)).toEqual(made.map(() => ''))
  expect(nameOfFile('9f86d081884c7d659a2feaa0c55ad015.gif')).toBe('')
  expect(nameOfFile('Imagine.png')).toBe('Imagine')
})

test('a form needs a name, and a source for the work of somebody else', () => {
  expect(formProblem(emptyForm)).toEqual({ field: 'name', problem: 'p.nameEmpty' })
  const named = { ...emptyForm, name: '月' }
  expect(formProblem(named)).toBeNull()
  expect(formProblem({ ...named, rights: 'permission' })).toEqual({ field: 'source', problem: 'p.sourceMissing' })
  expect(formProblem({ ...named, rights: 'permission', source: '画师' })).toBeNull()
})

test('what was typed as a source of an own work is neither checked nor sent', () => {
  const form = { ...emptyForm, name: ' 月 ', source: 'x'.repeat(2_000) }
  expect(formProblem(form)).toBeNull()
  expect(writtenOf(form)).toMatchObject({ name: '月', source: '', ai: 'N', commentable: 'Y' })
})

test('a stored form of another version loses only what does not fit', () => {
  const stored = { name: '月', tags: ['#night', 3], games: [6, 'x'], rights: 'bought', note: 'loud', ai: 'yes' }
  expect(readForm(stored)).toEqual({ ...emptyForm, name: '月', tags: ['#night'], games: [6] })
  expect(readForm('nonsense')).toEqual(emptyForm)
})
