import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patienceMs } from '../patience.ts'
import { openInputMethod, type Stroke } from './input-method.ts'

/** Somewhere people write, as they read it. */
export interface Field {
  readonly page: Page
  readonly read: () => Promise<string>
}

/** What stands in an input or a text area. */
export const inputField = (page: Page, box: Locator): Field => ({ page, read: () => box.inputValue() })

/**
 * Does the strokes where the caret stands, between `before` and `after`, and sees after every one that all is there and
 * nothing twice. Answers what was committed.
 */
export async function write(
  { page, read }: Field,
  strokes: readonly Stroke[],
  { before = '', after = '', at = '' } = {},
): Promise<string> {
  const method = await openInputMethod(page)
  let done = ''
  let composed = ''
  for (const stroke of strokes) {
    await method.press(stroke)
    if ('show' in stroke) composed = stroke.show
    if ('cancel' in stroke) composed = ''
    if ('commit' in stroke) [done, composed] = [done + stroke.commit, '']
    if ('plain' in stroke) done += stroke.plain
    // A keeper of the text may look at it a moment later; what is there by then must be right.
    await expect
      .poll(read, { message: `${at}: after ${JSON.stringify(stroke)}`, timeout: patienceMs, interval: 20 })
      .toBe(before + done + composed + after)
  }
  await method.close()
  return done
}
