import { expect, test } from 'vitest'
import { site } from '#site/contract.ts'
import { answerOf, passing, refused } from './answer.ts'

const { like, comment } = site.replays.calls

test('a payload is a value', () => {
  expect(answerOf(like, { auth: '', data: 'suc', msg: '' })).toEqual({ ok: true, value: 'suc' })
})

test('a bare code gets the prefix of its noun; shared ones have none', () => {
  expect(answerOf(like, { auth: '', data: null, msg: 'likeSelf' })).toMatchObject({ ok: false, refusal: 'r.likeSelf' })
  expect(answerOf(site.accounts.calls.login, { auth: '', data: null, msg: 'frozen' })).toMatchObject({
    refusal: 'frozen',
  })
  expect(answerOf(like, { auth: '', data: null, msg: 'in-error' })).toMatchObject({ refusal: 'in-error' })
})

test('what is no bare code is unknown', () => {
  const answer = answerOf(site.pictures.calls.upload, { auth: '', data: null, msg: 'the oven is cold' })
  expect(answer).toMatchObject({ refusal: 'unknownError', msg: 'the oven is cold' })
})

test('a picture that was uploaded before has words of its own, and comes along where its path is told', () => {
  const bare = answerOf(site.pictures.calls.upload, { auth: '', data: null, msg: 'upload repeated' })
  expect(bare).toMatchObject({ refusal: 'imgRepeated' })
  const answer = answerOf(site.pictures.calls.upload, {
    auth: '',
    data: { url: '/pic/a.webp' },
    msg: 'upload repeated /pic/a.webp',
  })
  expect(answer).toMatchObject({
    refusal: 'imgRepeated',
    msg: 'upload repeated /pic/a.webp',
    data: { url: '/pic/a.webp' },
  })
})

test('a gate comes before everything else', () => {
  expect(answerOf(comment, { auth: 'mailCheck', data: null, msg: 'commentLong' })).toMatchObject({
    refusal: 'auth.mailCheck',
    auth: 'mailCheck',
  })
})

test('what passes by itself is told from what stays', () => {
  expect(passing(refused({ refusal: 'netError2' }))).toBe(true)
  expect(passing(refused({ refusal: 'r.deleted' }))).toBe(false)
  expect(passing({ ok: true, value: 1 })).toBe(false)
})
