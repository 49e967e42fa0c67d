import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest'
import { openShop, type Shop, type ShopOptions } from './open-shop.ts'
import { enter, type Person, type PersonOptions } from './person.ts'

export interface Visit extends Shop {
  /** Opens a browser context of its own for a new visitor. */
  readonly person: (options?: PersonOptions) => Promise<Person>
}

type Journey = (name: string, walk: (visit: Visit) => Promise<void>) => void

/** Filling the seeded site takes minutes on a busy machine. */
const openingMs = 300_000

/**
 * The `journey` of a test file: like `test`, with the file's site and people who visit it. A journey fails if a page logs
 * a warning or an error, throws, or requests a foreign host. Without a browser all journeys are skipped, with the reason.
 */
export function journeysOn(options: ShopOptions = {}): Journey {
  let opening: ReturnType<typeof openShop> | undefined
  const close = async () => {
    const shop = await opening?.catch(() => null)
    opening = undefined
    if (shop && !('missing' in shop)) await shop.close()
  }
  // Outside of the first journey, whose time would be spent before somebody comes.
  beforeAll(async () => {
    opening ??= openShop(options)
    await opening
  }, openingMs)
  afterAll(close)
  return (name, walk) =>
    test(name, async (context) => {
      // A retry gets a new site without data of the first try.
      if (context.task.result?.retryCount) await close()
      opening ??= openShop(options)
      const shop = await opening
      if ('missing' in shop) return skipAloud(context, shop.missing)
      const people: Person[] = []
      const person = async (who: PersonOptions = {}) => {
        const came = await enter(shop, who)
        people.push(came)
        return came
      }
      try {
        await walk({ ...shop, person })
        expect(people.flatMap(({ problems }) => problems)).toEqual([])
      } catch (error) {
        await showWhereabouts(people, name)
        throw error
      } finally {
        for (const one of people) await one.context.close()
      }
    })
}

/** After a failure: saves screenshots of all people in `test-output/journeys`, and prints addresses and problems. */
async function showWhereabouts(people: readonly Person[], name: string): Promise<void> {
  for (const [i, { page, problems }] of people.entries()) {
    const path = `test-output/journeys/${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}-${i + 1}.png`
    const seen = await page.screenshot({ path }).then(
      () => path,
      () => 'no picture',
    )
    console.error([`person ${i + 1} stood at ${page.url()} (${seen})`, ...problems].join('\n  '))
  }
}

function skipAloud(context: TestContext, reason: string): void {
  console.warn(`skipped: ${context.task.name}: ${reason}`)
  context.skip(reason)
}
