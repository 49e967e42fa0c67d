import { expect, test } from 'vitest'
import { besideStyles } from './import-beside-styles.ts'

/** The end of what Vite writes. */
const helper = `export const load = (baseModule, promise, handlePreloadError) => {
  return promise.then(() => {
    return baseModule().catch(handlePreloadError);
  });
}`

const loadOf = async (code: string) => {
  const { load } = await import(`data:text/javascript,${encodeURIComponent(besideStyles(code))}`)
  return load as (part: () => Promise<string>, sheets: Promise<void>, fail: (error: unknown) => void) => Promise<string>
}

test('a chunk is asked for before its sheets are there, and handed out after them', async () => {
  const load = await loadOf(helper)
  const { promise: sheets, resolve } = Promise.withResolvers<void>()
  const steps: string[] = []
  const part = load(
    async () => {
      steps.push('asked')
      return 'part'
    },
    sheets,
    () => undefined,
  ).then((got) => steps.push(got))
  await Promise.resolve()
  expect(steps).toEqual(['asked'])
  steps.push('sheets')
  resolve()
  await part
  expect(steps).toEqual(['asked', 'sheets', 'part'])
})

test('a version of Vite that loads chunks otherwise is no build', () => {
  expect(() => besideStyles(helper.replace('baseModule().catch', 'baseModule().finally'))).toThrow('another way')
})
