import type { Page } from 'playwright-core'

type Point = readonly [number, number]

/** Fingers on a touch screen. */
export async function fingers(page: Page) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  return {
    /** Two fingers on one line move apart or together: `from` and `to` are their distances. */
    pinch: async ([x, y]: Point, from: number, to: number) => {
      const at = (distance: number): readonly [Point, Point] => [
        [x - distance / 2, y],
        [x + distance / 2, y],
      ]
      await touch('touchStart', at(from).slice(0, 1))
      await touch('touchStart', at(from))
      await touch('touchMove', at(to))
      await touch('touchEnd', [])
    },
    drag: async (from: Point, to: Point) => {
      await touch('touchStart', [from])
      await touch('touchMove', [to])
      await touch('touchEnd', [])
    },
    tapTwice: async (at: Point) => {
      for (let i = 0; i < 2; i++) {
        await touch('touchStart', [at])
        await touch('touchEnd', [])
      }
    },
  }
}
