import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { compile, jsonSchema } from '#kit/http/schemas.ts'
import { rates } from '#rules/rates.ts'
import { site } from '#site/contract.ts'
import { filesOf } from './files.ts'

const calls = Object.entries(site).flatMap(([noun, group]) =>
  Object.entries(group.calls).map(([name, call]) => ({ name: `${noun}.${name}`, call })),
)

test.each(calls)('$name turns into a validator and a writer', ({ call }) => {
  expect(() => compile(call)).not.toThrow()
  expect(jsonSchema(call, 'input').type).toBe('object')
})

test('a call is compiled once', () => {
  for (const { name, call } of calls) {
    const first = compile(call)
    expect(compile(call), name).toBe(first)
  }
})

test('every call can be found in the server by its method and path', () => {
  const root = join(import.meta.dirname, '..')
  const sources = filesOf('{nouns/*/server,house/{kit,core},site/server}/**/*.ts', { cwd: root, exclude: /test/ })
  const all = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const lost = calls.map(({ call }) => `${call.method} ${call.path.replace(/\/:.*/, '')}`)
  expect(lost.filter((said) => !new RegExp(`${said}\\b`).test(all))).toEqual([])
})

test('no two calls share a path', () => {
  const paths = calls.map(({ call }) => call.path)
  expect(paths).toEqual([...new Set(paths)])
})

test('every rate a call names exists', () => {
  expect(calls.filter(({ call }) => call.rate !== null && !(call.rate in rates)).map(({ name }) => name)).toEqual([])
})

/** Writes that need no verified e-mail; the reason is given per group. First: one's own account, sessions, settings. */
const memberWrites = [
  'messages.know',
  'messages.takeBack',
  'messages.answer',
  'messages.remove',
  'messages.settings',
  'gifts.decline',
  // A favourite is seen by nobody else, as those of topics.
  'paintings.keep',
  'roles.change',
  'roles.unlink',
  'accounts.logout',
  'accounts.me',
  'accounts.changePassword',
  'accounts.sendVerification',
  'accounts.changeMail',
  'accounts.endSession',
  'accounts.endOtherSessions',
  'accounts.rename',
  'accounts.setIntroduction',
  'accounts.setHead',
  'accounts.setPreferences',
  'secondFactor.end',
  'secondFactor.renewCodes',
  'ownData.setPrivacy',
  'ownData.setBackground',
  'ownData.exportData',
  'ownData.closeAccount',
  // A member with the black flag may appeal, verified or not.
  'admin.appeal',
  // A saved filter, visible to its member only.
  'replays.saveFilter',
  'replays.removeFilter',
  'pictures.upload',
  // Withdrawing one's own claim.
  'archive.withdraw',
  // One's own read marks and drafts, and blocking other members.
  'clubs.read',
  'writing.saveDraft',
  'writing.dropDraft',
  'writing.dropEmoji',
  'reminders.read',
  'reminders.readAll',
  'reminders.restore',
  'reminderPreferences.set',
  'social.block',
  'social.knowFollowers',
  'social.unblock',
  'tokens.remove',
]
const guestWrites = [
  'accounts.register',
  'accounts.login',
  'accounts.forgotPassword',
  'accounts.setNewPassword',
  'accounts.verifyMail',
  'accounts.undoMail',
  'accounts.unlock',
  'secondFactor.logIn',
  'ownData.reopenAccount',
  // Errors of scripts in the browser happen to guests too.
  'admin.reportFault',
  // Rights holders have no account.
  'paintingStaff.claim',
  // The link of a digest.
  'reminderPreferences.endDigest',
]

test('a write asks for a verified member unless it stands on the list', () => {
  const open = calls.filter(({ call }) => call.kind === 'write' && (call.who === 'member' || call.who === 'anyone'))
  expect(open.map(({ name }) => name).sort()).toEqual([...memberWrites, ...guestWrites].sort())
})

test('a call that carries a password hash is declared secret', () => {
  const hashed = calls.filter(({ call }) => JSON.stringify(jsonSchema(call, 'input')).includes('[0-9a-f]{64}'))
  expect(hashed.filter(({ call }) => !call.secret).map(({ name }) => name)).toEqual([])
  expect(hashed.length).toBeGreaterThan(3)
})

test('a schema with a transform or a refinement is refused, since it would not reach the server’s validator', () => {
  const transforming = endpoint({
    method: 'POST',
    path: '/x',
    who: 'anyone',
    kind: 'read',
    input: z.object({ a: z.pipe(z.string(), z.transform(Number)) }),
    output: z.null(),
  })
  expect(() => compile(transforming)).toThrow()
})
