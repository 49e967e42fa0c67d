import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isWhole } from '../test/by-turns.ts'
import { kindOfPage } from './kinds-of-places.ts'

/**
 * Reports violations only, because axe spends most of its time on describing passed checks. None of the rules needs
 * style sheets that axe fetches itself (`preload`), and no caller the elements themselves.
 */
const asked: RunOptions = { resultTypes: ['violations'], preload: false, elementRef: false }

/** Half a megabyte, which a page gets with its first check. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The dialogs that were looked at in a test file: the kind of the page's address, and the heading. */
const looked = new Map<string, Set<string>>()

interface AxeOptions {
  /**
   * Whether pages are looked at too, and dialogs in every state. By default only in `npm run test:all`: every day each dialog
   * that visitors of a test file come to is looked at once. `every-page` asks for whole looks, so that each page has one.
   */
  readonly whole?: boolean
}

/**
 * axe's violations on the page in its current state, one line per element: rule, element, fix. Of a page below a modal
 * dialog, those of the dialog only: nobody reaches the rest.
 */
export async function axeViolations(page: Page, { whole = isWhole }: AxeOptions = {}): Promise<string[]> {
  const heading = await page.evaluate(headingOfDialog)
  const kind = `${kindOfPage(page.url())} ${heading}`
  const file = expect.getState().testPath ?? ''
  const known = looked.get(file) ?? new Set()
  if (!whole && (heading === null || known.has(kind))) return []
  await page.evaluate(finishAnimations)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (options) => {
    // The source above sets this property.
    const { axe } = window as unknown as { axe: { run: (on: Node, options: RunOptions) => Promise<AxeResults> } }
    return (await axe.run([...document.querySelectorAll('dialog:modal')].at(-1) ?? document, options)).violations
  }, asked)
  // One with a barrier is looked at again, so that a second try does not pass over it.
  if (violations.length === 0) looked.set(file, known.add(kind))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  )
}

/** The heading of the modal dialog that is open; null without one. */
function headingOfDialog(): string | null {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  return dialog ? (dialog.ariaLabel ?? dialog.querySelector('h1, h2')?.textContent ?? '') : null
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
