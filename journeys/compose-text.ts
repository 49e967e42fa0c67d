import type { Page } from 'playwright-core'

/** Writes by an input method and presses Enter, with and without Ctrl, while it is choosing and right after. */
export async function composeAndEnter(page: Page, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const press = async () => {
    for (const modifiers of [0, ctrl]) {
      // Such a key never becomes a character: the input method keeps it.
      const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: keptByInputMethod, modifiers }
      await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
      await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
    }
  }
  await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await press()
  await client.send('Input.insertText', { text })
  await press()
  await client.detach()
}

const ctrl = 2
const keptByInputMethod = 229
