import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOf, draftsOf, emptyDraft, type UploadDraft } from './form-draft.ts'

test('a draft comes back as it was kept', () => {
  const draft: UploadDraft = {
    comment: '六面差点撞了',
    category: 'score',
    flags: { NM: true, NB: false, NT: false, NSY: true },
    open: false,
    commentable: true,
    screen: '/pic/a.jpg',
    score: '123',
  }
  expect(draftOf(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(draftsOf(JSON.parse(JSON.stringify([{ name: 'a.rpy', draft }])))).toEqual([{ name: 'a.rpy', draft }])
})

test('what another version wrote is read as far as it fits', () => {
  expect(draftOf({ category: 'speedrun', flags: 7, comment: 3 })).toEqual(emptyDraft)
  expect(draftOf(null)).toBeNull()
  fc.assert(fc.property(fc.jsonValue(), (raw) => void draftsOf([raw, { name: 'a', draft: raw }])))
})
