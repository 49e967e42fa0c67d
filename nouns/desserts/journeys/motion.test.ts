import { expect } from 'vitest'
import { site as calls } from '#site/contract.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { see } from '#site/journeys/see.ts'
import { makeMember } from '#site/test/make-member.ts'
import { dessertKitchen } from '../words/dessert-kitchen.zh.ts'
import { desserts as shelfWords } from '../words/desserts.zh.ts'

const journey = journeysOn()

journey('what moves on the shelf is moved by the compositor: no frame is laid out anew', async ({ site, person }) => {
  const ann = await makeMember(site, 'ann')
  await site.call(calls.desserts.calls.choose, { dessert: 'coffee' }, { token: ann.token })
  // Days without its favourite: it sleeps, and its sleep moves.
  await site.site.foundation.db.own
    .updateTable('desserts')
    .set({ fed_on: '2020-01-01' })
    .where('member', '=', ann.id)
    .execute()
  const { page, context, visit } = await person({ token: ann.token, device: 'M', motion: true })
  await visit('/desserts')
  await see(page.getByText(shelfWords.moods.sleepy))
  await see(page.getByRole('heading', { name: dessertKitchen.log.title }))
  const others = await page.evaluate(
    (onCompositor) =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => ![...onCompositor, 'offset', 'easing', 'composite', 'computedOffset'].includes(name)),
    ['transform', 'translate', 'opacity'],
  )
  expect(others).toEqual([])

  const chrome = await context.newCDPSession(page)
  await chrome.send('Performance.enable')
  const laidOut = async () => {
    const { metrics } = await chrome.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
  }
  const before = await laidOut()
  await page.evaluate(
    (frames) =>
      new Promise<void>((done) => {
        const next = (n: number) => (n === 0 ? done() : requestAnimationFrame(() => next(n - 1)))
        next(frames)
      }),
    60,
  )
  // A clock on the page may change its text meanwhile.
  expect((await laidOut()) - before).toBeLessThan(10)
})
