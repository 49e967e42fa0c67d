import { clubs as enClubs } from '#nouns/clubs/words/clubs.en.ts'
import { clubs as zhClubs } from '#nouns/clubs/words/clubs.zh.ts'
import type { Person } from '../person.ts'
import { editorPart } from './editor-part.ts'

export const clubWords = { zh: zhClubs, en: enClubs } as const

/** `/ms?t=` */
export function topicPage(person: Person) {
  const { page, language } = person
  const words = clubWords[language]
  const floor = (n: number) => page.locator(`#f${n}`)
  const quoteButton = (n: number) => floor(n).getByRole('button', { name: words.floor.quote })
  const editor = editorPart(person)
  const reply = page.locator('#write')
  return {
    words,
    floor,
    editor,
    reply,
    visit: (t: number, rest = '') => person.visit(`/ms?t=${t}${rest}`),
    openReply: () => editor.open(reply.getByRole('button', { name: words.topic.reply })),
    post: reply.getByRole('button', { name: words.topic.post, exact: true }),
    quoteButton,
    quote: (n: number) => quoteButton(n).click(),
    pill: (n: number) => page.getByRole('button', { name: words.topic.fresh(n), exact: true }),
  }
}
