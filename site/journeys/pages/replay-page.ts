import { readFile } from 'node:fs/promises'
import type { Person } from '../person.ts'

/** `/r/{code}` */
export function replayPage({ page, words }: Person) {
  const { actions } = words.replays
  const { comments } = words
  const counted = (say: (n: number) => string) => new RegExp(`^${escaped(say(7)).replace('7', '[\\d,]+')}$`)
  return {
    /** The code of the open page's replay. */
    code: () => new URL(page.url()).pathname.replace('/r/', ''),
    likes: (n: number) => page.getByRole('button', { name: actions.like(n), exact: true }),
    liked: (n: number) => page.getByRole('button', { name: actions.liked(n), exact: true }),
    like: page.getByRole('button', { name: counted(actions.like) }),
    comment: page.getByLabel(comments.label, { exact: true }),
    send: page.getByRole('button', { name: comments.send, exact: true }),
    comments: page.locator('#comments').getByRole('listitem'),
    /** Downloads the file by its link; answers its name and bytes on disk. */
    download: async (): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name: fileNamed(actions.download) }).click()
      const download = await coming
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
    },
  }
}

const fileNamed = (say: (file: string) => string) =>
  new RegExp(`^${escaped(say('FILE')).replace('FILE', '\\S+\\.rpy')}$`)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
