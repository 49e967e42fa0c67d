import { expect, test, vi } from 'vitest'
import { en } from '#words/pack.en.ts'
import { zh } from '#words/pack.zh.ts'
import { refusals as english } from '#words/refusals.en.ts'
import { refusals as chinese } from '#words/refusals.zh.ts'

// Words that have come stay in the module, and the units of a worker share their modules.
vi.resetModules()
const { problemWord, whenMissedWordsCome, whenSayable } = await import('./refusal-words.ts')

test('a refusal is said in general words until its own have come, and who showed them hears of it', async () => {
  const came = vi.fn()
  whenMissedWordsCome(came)
  expect(problemWord('r.liked', zh)).toBe(zh.problems.unknownError)
  await vi.waitFor(() => expect(came).toHaveBeenCalledOnce())
  expect(problemWord('r.liked', zh)).toBe(chinese['r.liked'])
})

test('after waiting for it a refusal has its words; what every page knows is said at once', async () => {
  expect(problemWord('netError2', en)).toBe(en.problems.netError2)
  await whenSayable('r.liked', en)
  expect(problemWord('r.liked', en)).toBe(english['r.liked'])
})
