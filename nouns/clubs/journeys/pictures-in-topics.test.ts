import sharp from 'sharp'
import { expect } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { layoutShift, watchLayout } from '#site/journeys/layout-shift.ts'
import { settled } from '#site/journeys/person.ts'
import { eventually, see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { type documentOf, makeClub, makeTopic } from '../test/clubs.ts'

const journey = journeysOn({ pictureJobs: true })
/** Ending of the smallest file that is sharp on the device's screen. */
const wanted = { PC: '.960.avif', M: '.480.avif' } as const

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(`pictures keep their place and come in the size of the screen on ${device}`, async (visit) => {
    const writer = await makeMember(visit.site, `cook_${device}`)
    const upload = async (from: string, to: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="900"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="1400" height="900" fill="url(#g)"/><circle cx="700" cy="450" r="300" fill="#fff8ec"/></svg>`
      const file = { name: 'cake.png', bytes: await sharp(Buffer.from(svg)).png().toBuffer() }
      const { data } = await visit.site.call(pictures.calls.upload, {}, { token: writer.token, file })
      return data.data.url
    }
    const srcs = [
      await upload('#d9486e', '#3c2a21'),
      await upload('#7bbf9a', '#23405e'),
      await upload('#f2c14e', '#8a3b12'),
    ]
    const [single = ''] = srcs
    const items = srcs.map((src) => ({ src, name: 'cake', alt: 'a cake', size: 1, width: 1_400, height: 900 }))
    const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
    const document = {
      type: 'doc',
      content: [
        line('before'),
        { type: 'picture', attrs: { src: single, alt: 'a cake' } },
        line('between'),
        { type: 'block', attrs: { component: 'gallery', id: 'g', data: writeBlock({ items }) } },
        line('after'),
      ],
    } as unknown as ReturnType<typeof documentOf> // any document will do
    const t = await makeTopic(visit.site, writer, { m: await makeClub(visit.site), document })
    await settleJobs(visit.site, 'pictureSizes')

    const { page, context } = await visit.person({ device })
    await watchLayout(context)
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/pic/**', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(`${visit.origin}/ms?t=${t}`, { waitUntil: 'domcontentloaded' })
    const picture = page.locator('.rt-figure .rt-pic')
    await see(page.getByText('between'))
    const waiting = await picture.boundingBox()
    expect(waiting?.height).toBeGreaterThan(150)
    await expect
      .poll(() => picture.evaluate((image) => getComputedStyle(image).backgroundImage))
      .toMatch(/^url\("data:/)

    arrive()
    await eventually(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    expect(await picture.evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(wanted[device])
    // The width of each size is rounded to whole pixels separately, so heights may differ by under a pixel.
    const there = await picture.boundingBox()
    expect(Math.abs((there?.height ?? 0) - (waiting?.height ?? 0))).toBeLessThan(1)
    expect(await page.locator('.rt-thumb').first().getAttribute('src')).toMatch(/\.480\.webp$/)
    await settled(page)
    expect((await layoutShift(page)).sum).toBeLessThan(0.001)
  })
}
