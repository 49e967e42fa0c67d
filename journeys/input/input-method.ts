import type { CDPSession, Page } from 'playwright-core'

/** One thing that somebody does at an input method, and what the page hears of it. */
export type Stroke =
  /**
   * A key that changes what is being composed; `caret` where it does not stand at its end, `instead` of which characters
   * of the whole text, where words that stand there are composed again.
   */
  | { readonly show: string; readonly caret?: number; readonly instead?: readonly [from: number, to: number] }
  /** What is composed gives way to this and is done. */
  | { readonly commit: string }
  /** The composition is given up: nothing of it stays. */
  | { readonly cancel: true }
  /** A key the input method keeps for itself: candidates, segments, Enter that picks. */
  | { readonly keep: string; readonly ctrl?: true }
  /** Keys that go to the page as they are: the method is set to English. */
  | { readonly plain: string }

export interface InputMethod {
  readonly press: (stroke: Stroke) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * An input method over the browser's own protocol: each key is told as code 229, as systems tell keys that a method
 * keeps, and what it shows and commits goes the way of a real one.
 */
export async function openInputMethod(page: Page): Promise<InputMethod> {
  const client = await page.context().newCDPSession(page)
  return {
    press: async (stroke) => {
      if ('plain' in stroke) return void (await page.keyboard.type(stroke.plain))
      await key(client, 'rawKeyDown', stroke)
      if ('show' in stroke) {
        const at = stroke.caret ?? stroke.show.length
        const { instead } = stroke
        const replaced = instead ? { replacementStart: instead[0], replacementEnd: instead[1] } : {}
        await client.send('Input.imeSetComposition', {
          text: stroke.show,
          selectionStart: at,
          selectionEnd: at,
          ...replaced,
        })
      }
      if ('commit' in stroke) await client.send('Input.insertText', { text: stroke.commit })
      if ('cancel' in stroke) {
        await client.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
      }
      await key(client, 'keyUp', stroke)
    },
    close: () => client.detach(),
  }
}

function key(client: CDPSession, type: 'rawKeyDown' | 'keyUp', stroke: Stroke): Promise<unknown> {
  const name = 'keep' in stroke ? stroke.keep : 'Process'
  const modifiers = 'keep' in stroke && stroke.ctrl ? control : 0
  return client.send('Input.dispatchKeyEvent', { type, key: name, windowsVirtualKeyCode: kept, modifiers })
}

const control = 2
const kept = 229
