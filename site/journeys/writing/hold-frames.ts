import type { Page } from 'playwright-core'

/**
 * Lets a page run as one whose frames are late: what it does by `requestAnimationFrame` between `hold` and `release` comes
 * only then. To be called before the page is opened.
 */
export async function holdFrames(page: Page) {
  await page.addInitScript(() => {
    const ask = requestAnimationFrame
    const held: FrameRequestCallback[] = []
    let holds = false
    window.requestAnimationFrame = (act) => (holds ? -held.push(act) : ask(act))
    addEventListener('hold-frames', () => {
      holds = true
    })
    addEventListener('release-frames', () => {
      holds = false
      for (const act of held.splice(0)) ask(act)
    })
  })
  const tell = (name: string) => page.evaluate((event) => void dispatchEvent(new Event(event)), name)
  return { hold: () => tell('hold-frames'), release: () => tell('release-frames') }
}
