import { expect, test } from 'vitest'
import { linkKinds, parseMailedLink } from './mailed-link.ts'

const token = 'A-z0_9'.repeat(7)

test.each(linkKinds)('%s', (kind) => {
  expect(parseMailedLink(`${kind}.${token}`)).toEqual({ kind, token })
})

test.each(['', 'verify', 'verify.', 'verify.short', `other.${token}`, `verify.${token}.x`, `verify.${token}%20`])(
  '%j is no link',
  (fragment) => {
    expect(parseMailedLink(fragment)).toBeNull()
  },
)
