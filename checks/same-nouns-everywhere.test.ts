import { basename } from 'node:path'
import { site } from '@patisserie/contract/site'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'

test('a slice has one name in contract, server and web', () => {
  const nouns = Object.keys(site).map((noun) => noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  const folders = filesOf('{server,web}/src/features/*').map((path) => basename(path))
  expect(folders.filter((folder) => !nouns.includes(folder))).toEqual([])
  const files = filesOf('contract/src/*.ts').map((path) => basename(path, '.ts'))
  expect(nouns.filter((noun) => !files.includes(noun))).toEqual([])
})
