import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { gallery as en } from '#nouns/clubs/words/gallery.en.ts'
import { gallery as zh } from '#nouns/clubs/words/gallery.zh.ts'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import type { GalleryItem } from '#rules/rich-text/document.ts'
import { makeMember } from '../../test/make-member.ts'
import { axeViolations } from '../axe.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { topicPage } from '../pages/topic-page.ts'
import { eventually, see } from '../see.ts'

const journey = journeysOn()

journey('a gallery is walked through by buttons, small pictures and keys', async (visit) => {
  const t = await topicWithGallery(visit, 'baker')
  const reader = await visit.person({ motion: true })
  const { page } = reader
  await topicPage(reader).visit(t)
  const gallery = page.locator('#f1 .rt-gallery')
  const [back, on] = [
    gallery.getByRole('button', { name: zh.previous }),
    gallery.getByRole('button', { name: zh.next }),
  ]
  await see(back, on)
  expect(await stateOf(gallery)).toEqual({ shown: 0, marked: 0, dull: [true, false] })
  // Two fast presses: the second continues from the target of the first.
  await on.click()
  await on.click()
  await eventually(() => stateOf(gallery)).toEqual({ shown: 2, marked: 2, dull: [false, false] })
  await on.focus()
  await page.keyboard.press('Enter')
  await eventually(() => stateOf(gallery)).toEqual({ shown: 3, marked: 3, dull: [false, true] })
  // At the last picture the button keeps the focus and does nothing.
  await page.keyboard.press('Enter')
  expect(await on.evaluate((button) => button === document.activeElement)).toBe(true)
  // A key during the animation continues from the target of that animation.
  await gallery.getByRole('link').nth(1).click()
  await gallery.getByRole('group').focus()
  await page.keyboard.press('ArrowLeft')
  await eventually(() => stateOf(gallery)).toEqual({ shown: 0, marked: 0, dull: [true, false] })
  expect(await axeViolations(page)).toEqual([])
  expect(new URL(page.url()).hash).toBe('')
})

journey('a gallery that comes with a new floor has its buttons, and a finger swipes', async (visit) => {
  const member = await makeMember(visit.site, 'latecomer')
  const t = await makeTopic(visit.site, member, { m: await makeClub(visit.site) })
  const reader = await visit.person({ device: 'M', language: 'en' })
  const { page, context } = reader
  const topic = topicPage(reader)
  await topic.visit(t)
  await answer(visit.site, member, t, await withGallery(visit, member.token))
  await topic.pill(1).click()
  const gallery = topic.floor(2).locator('.rt-gallery')
  await see(gallery.getByRole('button', { name: en.next }))
  await gallery.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await gallery.boundingBox()
  if (!box) throw new Error('the gallery is on the page')
  const client = await context.newCDPSession(page)
  const [y, from] = [box.y + 60, box.x + box.width - 30]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 10; step++) await touch('touchMove', from - step * 24)
  await touch('touchEnd', from - 240)
  await eventually(() => stateOf(gallery)).toEqual({ shown: 1, marked: 1, dull: [false, false] })
})

/** Index of the visible picture, index of the marked thumbnail, and which of the two buttons are disabled. */
const stateOf = (gallery: Locator) =>
  gallery.evaluate((element) => {
    const slides = element.querySelector('.rt-slides')
    const place = (slides?.scrollLeft ?? 0) / Math.max(1, slides?.clientWidth ?? 1)
    const thumbs = [...element.querySelectorAll('.rt-thumbs > a')]
    return {
      // null during the animation
      shown: Math.abs(place - Math.round(place)) < 0.06 ? Math.round(place) : null,
      marked: thumbs.findIndex((thumb) => thumb.hasAttribute('aria-current')),
      dull: [...element.querySelectorAll('.rt-step')].map((step) => step.getAttribute('aria-disabled') === 'true'),
    }
  })

async function topicWithGallery(visit: Visit, name: string): Promise<number> {
  const member = await makeMember(visit.site, name)
  const document = await withGallery(visit, member.token)
  return makeTopic(visit.site, member, { m: await makeClub(visit.site), document })
}

/** A document with a line and a gallery of four uploaded pictures. */
async function withGallery({ site }: Visit, token: string) {
  const items: GalleryItem[] = []
  // One after another, because a member may have only two uploads at a time.
  for (const background of ['#d98c9a', '#8fbf9f', '#7fa6d9', '#e8c95b']) {
    const create = { width: 640, height: 400, channels: 3 as const, background }
    const file = { name: 'cake.png', bytes: await sharp({ create }).png().toBuffer() }
    const { data } = await site.call(pictures.calls.upload, {}, { token, file })
    items.push({ src: data.data.url, name: 'cake', alt: 'a cake', size: 1, width: 640, height: 400 })
  }
  const { type, content } = documentOf('sweets')
  const block = { type: 'block', attrs: { component: 'gallery', id: 'g', data: writeBlock({ items }) } }
  // any document will do
  return { type, content: [...content, block] } as unknown as ReturnType<typeof documentOf>
}
