import { expect, test, vi } from 'vitest'

// Which languages are in use is the module's own state, and the units of a worker share their modules.
vi.resetModules()
const { speak, wordPack, wordsArrived } = await import('./word-pack.ts')

const load = () => ({
  zh: vi.fn(async () => ({ title: '东方' })),
  en: vi.fn(async () => ({ title: 'Touhou' })),
})

test('words come in the languages in use alone, of packs from before and after', async () => {
  const [early, late] = [load(), load()]
  const before = wordPack(early)
  expect(early.zh).not.toHaveBeenCalled()
  await speak('zh')
  const after = wordPack(late)
  await wordsArrived()
  expect([before('zh').title, after('zh').title]).toEqual(['东方', '东方'])
  expect([early.en, late.en].map((fetched) => fetched.mock.calls.length)).toEqual([0, 0])
  expect(() => before('en')).toThrow('en')

  await speak('en')
  expect([before('en').title, after('en').title]).toEqual(['Touhou', 'Touhou'])
  const latest = wordPack(load())
  await wordsArrived()
  expect([latest('zh').title, latest('en').title]).toEqual(['东方', 'Touhou'])
})

test('words that do not come are told to whoever waits, and asked for anew', async () => {
  await speak('zh')
  const broken = load()
  broken.zh.mockRejectedValue(new Error('no network'))
  const pack = wordPack(broken)
  await expect(wordsArrived()).rejects.toThrow('no network')
  broken.zh.mockResolvedValue({ title: '东方' })
  await wordsArrived()
  expect(pack('zh').title).toBe('东方')
})
