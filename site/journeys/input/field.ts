import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patienceMs } from '../patience.ts'
import { openInputMethod, type Stroke } from './input-method.ts'

/** A place to type in; `read` answers its visible text. */
export interface Field {
  readonly page: Page
  readonly read: () => Promise<string>
}

/** An input or a text area. */
export const inputField = (page: Page, box: Locator): Field => ({ page, read: () => box.inputValue() })

/**
 * Types the strokes at the caret, between the texts `before` and `after`, and expects the right text after every stroke.
 * Answers the committed text.
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
    // The component may update the text a moment later: poll until it is right.
    await expect
      .poll(read, { message: `${at}: after ${JSON.stringify(stroke)}`, timeout: patienceMs, interval: 20 })
      .toBe(before + done + composed + after)
  }
  await method.close()
  return done
}
