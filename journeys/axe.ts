import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { isWhole } from '../server/test/by-turns.ts'
import { kindOfPage } from './kinds-of-places.ts'

/**
 * Reports violations only, because axe spends most of its time on describing passed checks. None of the rules needs
 * style sheets that axe fetches itself (`preload`), and no caller the elements themselves.
 */
const asked: RunOptions = { resultTypes: ['violations'], preload: false, elementRef: false }

/** Half a megabyte, which a page gets with its first check. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Half of axe's time is this rule, which asks the colours of all that lies behind each text. */
const contrast = 'color-contrast'

/** What a browser's page was looked at as: the kind of its address, and the dialog that was open. */
const looked = new WeakMap<Page, Set<string>>()

interface AxeOptions {
  /**
   * Whether pages are looked at in every state, and for contrast too. By default only in `npm run test:all`: every day each
   * page and dialog that a visitor comes to is looked at once, and pages without contrast. `every-page` asks for whole looks.
   */
  readonly whole?: boolean
}

/**
 * axe's violations on the page in its current state, one line per element: rule, element, fix. Of a page below a modal
 * dialog, those of the dialog only: nobody reaches the rest.
 */
export async function axeViolations(page: Page, { whole = isWhole }: AxeOptions = {}): Promise<string[]> {
  const kind = `${kindOfPage(page.url())} ${await page.evaluate(headingOfDialog)}`
  const known = looked.get(page) ?? new Set()
  if (!whole && known.has(kind)) return []
  looked.set(page, known.add(kind))
  await page.evaluate(finishAnimations)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(
    async ({ ofAll, ofPage }) => {
      // The source above sets this property.
      const { axe } = window as unknown as { axe: { run: (on: Node, options: RunOptions) => Promise<AxeResults> } }
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
      return (await (dialog ? axe.run(dialog, ofAll) : axe.run(document, { ...ofAll, ...ofPage }))).violations
    },
    { ofAll: asked, ofPage: whole ? {} : { rules: { [contrast]: { enabled: false } } } },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  )
}

/** The heading of the modal dialog that is open; an empty text without one. */
function headingOfDialog(): string {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  return dialog?.ariaLabel ?? dialog?.querySelector('h1, h2')?.textContent ?? ''
}

/**
 * Finishes all animations, and those that begin later, so that no colour in transition is checked. Infinite animations
 * cannot be finished.
 */
function finishAnimations(): void {
  const finish = () => {
    for (const one of document.getAnimations()) {
      if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish()
    }
  }
  finish()
  document.addEventListener('animationstart', finish)
  document.addEventListener('transitionrun', finish)
  setTimeout(() => {
    document.removeEventListener('animationstart', finish)
    document.removeEventListener('transitionrun', finish)
  }, 5_000)
}
