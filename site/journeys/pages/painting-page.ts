import { readPlace } from '#rules/viewer-moves.ts'
import type { Person } from '../person.ts'
import { see } from '../see.ts'

/** `/e/{pid}` with its viewer */
export function paintingPage({ page, words, visit }: Person) {
  const { paintingPage: said, viewer, comments } = words
  const placed = () => readPlace(new URL(page.url()).hash)?.view
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    visit: (pid: number, fragment = '') => visit(`/e/${pid}${fragment}`),
    button,
    picture: (name: string) => page.getByRole('link', { name: said.picture(name) }),
    viewer: (name: string) => page.getByRole('dialog', { name: viewer.label(name) }),
    /** The place of the picture that the address names. */
    placed,
    zoom: () => Number(placed()?.z ?? 0),
    x: () => placed()?.x ?? -1,
    y: () => placed()?.y ?? -1,
    like: async (before: number) => {
      await button(said.like(before)).click()
      await see(button(said.liked(before + 1)))
    },
    comment: async (text: string) => {
      await page.getByLabel(comments.label, { exact: true }).fill(text)
      await button(comments.send).click()
      await see(page.locator('#comments').getByRole('listitem').getByText(text))
    },
    remove: async () => {
      await button(said.remove).click()
      await page.getByRole('dialog').getByRole('button', { name: said.removeConfirm, exact: true }).click()
      await page.waitForURL('**/painting')
    },
  }
}
