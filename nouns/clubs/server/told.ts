import type { Related } from '#core/reach/may-reach.ts'
import { reminderNote } from '#core/reminders/notes.ts'
import type { RemindedSubject } from '#core/reminders/reminded-subject.ts'
import { dropWords, type Telling } from '#core/reminders/store.ts'
import { announce } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { ReachAct } from '#rules/people/reach.ts'
import { reaches } from '#rules/people/reach.ts'
import { beginningOf } from '#rules/text.ts'
import { toldOfPost } from '../rules/clubs.ts'

/** Maximum length of the text quoted in a reminder, in half-width columns. */
const quotedWidth = 80

interface Post {
  readonly author: number
  readonly topic: number
  readonly title: string
  readonly topicAuthor: number | null
  readonly quoted: readonly number[]
  readonly mentioned: readonly number[]
  readonly excerpt: string
  /** Relations between the post's author and the members it concerns. */
  readonly people: ReadonlyMap<number, Related>
}

const acts = { mention: 'mention', floorQuote: 'replyReminder', topicReply: 'replyReminder' } as const satisfies Record<
  string,
  ReachAct
>

/** The reminders a post causes, without members whom its author may not reach. The floor's number is not known yet. */
export const tellingsOf = (post: Post): Telling[] =>
  [...toldOfPost(post)].flatMap(([to, kind]) => {
    const related = post.people.get(to)
    if (!related || !reaches(acts[kind], related)) return []
    return [{ to, kind, subject: topicSubject(post.topic), data: aboutFloor(post) }]
  })

/** Removes the words of a floor that is taken away from the reminders that quote it; without a floor, of all by the author. */
export const dropToldWords = (tx: Tx, author: number, floor?: { readonly t: number; readonly floor: number }) =>
  dropWords(tx, { actor: author, kinds: quoting, ...(floor && { about: floor }) })

/** Reminders that quote a floor of their actor; a like quotes a floor of its reader. */
const quoting = Object.keys(acts) as readonly (keyof typeof acts)[]

export const topicSubject = (topic: number): string => `topic:${topic}`

export const floorSubject = (topic: number, floor: number): string => `floor:${topic}:${floor}`

export const aboutFloor = ({ topic, title, excerpt }: Pick<Post, 'topic' | 'title' | 'excerpt'>) => ({
  t: topic,
  title,
  words: beginningOf(excerpt, quotedWidth),
})

/** Notifies open browsers of these members that they have a new reminder. */
export function announceTold(tx: object, told: readonly Telling[]): void {
  for (const { to } of told) announce(tx, reminderNote(to))
}

/** Topics and floors that reminders are about, as everybody sees them. */
export const clubSubjects: readonly RemindedSubject[] = [
  {
    name: 'topic',
    seen: `exists (select from topics t join clubs c on c.id = t.club
      where t.id = split_part(r.subject, ':', 2)::integer and t.removed_at is null and t.held_at is null
        and not c.hidden)`,
  },
  {
    name: 'floor',
    seen: `exists (select from floors f join topics t on t.id = f.topic join clubs c on c.id = t.club
      where f.topic = split_part(r.subject, ':', 2)::integer and f.number = split_part(r.subject, ':', 3)::integer
        and f.removed_at is null and f.held_at is null and t.removed_at is null and t.held_at is null
        and not c.hidden)`,
  },
]
