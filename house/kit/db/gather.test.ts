import { expect, test } from 'vitest'
import { gather } from './gather.ts'

const open = (keyOf?: (item: string) => string) => {
  const sent: string[][] = []
  const releases: (() => void)[] = []
  const ask = gather<string, string>({
    send: async (items) => {
      sent.push([...items])
      await new Promise<void>((release) => releases.push(release))
      if (items.includes('bad')) throw new Error('no')
      return items.map((item) => `${item}!`)
    },
    most: 3,
    ...(keyOf && { keyOf }),
  })
  const release = async () => {
    await expect.poll(() => releases.length).toBeGreaterThan(0)
    releases.shift()?.()
  }
  return { ask, sent, release }
}

test('what is asked for while one sending is under way goes together, so many at most', async () => {
  const { ask, sent, release } = open()
  const first = [ask('a'), ask('b')]
  await expect.poll(() => sent).toEqual([['a', 'b']])
  const then = ['c', 'd', 'e', 'f'].map(ask)
  await release()
  expect(await Promise.all(first)).toEqual(['a!', 'b!'])
  await release()
  await release()
  expect(await Promise.all(then)).toEqual(['c!', 'd!', 'e!', 'f!'])
  expect(sent).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']])
})

test('equal keys go apart and in their order, and the others do not wait for them', async () => {
  const { ask, sent, release } = open((item) => item[0] ?? '')
  const all = ['a1', 'a2', 'b1', 'a3'].map(ask)
  for (let n = 0; n < 3; n++) await release()
  await Promise.all(all)
  expect(sent).toEqual([['a1', 'b1'], ['a2'], ['a3']])
})

test('a sending that fails fails for its own alone', async () => {
  const { ask, release } = open()
  const failing = Promise.allSettled([ask('bad'), ask('a')])
  await release()
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = ask('b')
  await release()
  expect(await next).toBe('b!')
})
