import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '#site/contract.ts'
import { filesOf } from './files.ts'

test('a slice has one name in contract, server and web', () => {
  const nouns = Object.keys(site).map((noun) => noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  const folders = filesOf('nouns/*/{server,web}').map((path) => path.split('/')[1] ?? '')
  expect(folders.filter((folder) => !nouns.includes(folder))).toEqual([])
  const files = filesOf('{house,nouns/*}/contract/*.ts').map((path) => basename(path, '.ts'))
  expect(nouns.filter((noun) => !files.includes(noun))).toEqual([])
})
