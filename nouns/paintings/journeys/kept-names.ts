import type { Page } from 'playwright-core'

/** Names and words of the works that the browser keeps; empty if it keeps none. */
export const keptNames = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('patisserie')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asked = opening.result.transaction('kept-files').objectStore('kept-files').getAll()
          asked.onerror = () => reject(asked.error)
          asked.onsuccess = () => {
            opening.result.close()
            resolve(asked.result.length === 0 ? '' : JSON.stringify(asked.result))
          }
        }
      }),
  )
