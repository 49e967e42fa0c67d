import type { CDPSession, Page } from 'playwright-core'

/** One action at an input method editor (IME), and the events that the page gets. */
export type Stroke =
  /**
   * A key that changes the composition. `caret`: position of the caret, if not at the end. `instead`: range of the existing
   * text that the composition replaces (reconversion).
   */
  | { readonly show: string; readonly caret?: number; readonly instead?: readonly [from: number, to: number] }
  /** The composition is replaced with this text and ends. */
  | { readonly commit: string }
  /** The composition is cancelled: none of it stays. */
  | { readonly cancel: true }
  /** A key that the IME handles itself: candidates, segments, Enter to choose. */
  | { readonly keep: string; readonly ctrl?: true }
  /** Keys that go to the page unchanged: the IME is set to English. */
  | { readonly plain: string }

export interface InputMethod {
  readonly press: (stroke: Stroke) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * An IME over the browser's debugging protocol. Each key is sent as code 229, as systems report keys that the IME
 * handles; compositions and commits are real IME events.
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
