import { everyContext } from '../reach/every-context.ts'

declare global {
  /** Number of the fault in the pages that is on. */
  var __fault: number | undefined
}

/** Set-up file of the journeys: turns a fault of the pages on, in the renderer on the server and in each page. */
const told = process.env.PATISSERIE_TEST_PAGE_FAULT
if (told) {
  const number = Number(told)
  globalThis.__fault = number
  everyContext(async (context) => {
    await context.addInitScript((on) => {
      globalThis.__fault = on
    }, number)
  })
}
