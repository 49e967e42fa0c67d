import type { Tag } from '@patisserie/contract/endpoint'
import type { ReminderKind } from '@patisserie/rules/people/reminder-kinds'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../kit/db/database.ts'
import type { Tables } from '../kit/db/tables.ts'
import type { Feature } from '../kit/http/call.ts'
import type { MetFault } from '../kit/http/failures.ts'
import type { Job } from '../kit/jobs/jobs.ts'
import type { LiveTopic } from '../kit/live/topic.ts'
import type { CommentedKind } from './comments/comment-kind.ts'
import type { Files } from './files/open-files.ts'
import type { PictureUse } from './files/purge-pictures.ts'
import type { House } from './house.ts'
import type { PersonalData } from './members/personal-data.ts'
import type { PostSource } from './moderation/held-rule.ts'
import type { ReportedKind } from './moderation/reported-kind.ts'
import type { ReactionKinds } from './reactions/personal-data.ts'

/**
 * One part of the house as it says of itself what the whole must know: a noun below `features/`, or a part of the core
 * that keeps rows. `app.ts` lists the parts and knows nothing else about them.
 */
export interface Manifest {
  readonly name: string
  /** What it keeps of members, forgotten in this order and in the order of the parts. */
  readonly personal?: (parts: PersonalParts) => readonly PersonalData[]
  /** Tags of what shows names, heads or texts of members: touched when an account ends. */
  readonly showsMembers?: readonly Tag[]
  /** Columns that show a picture by its path, or by its address elsewhere. */
  readonly pictures?: readonly PictureUse[]
  /** Tables of posts that wait for staff at first; triggers of `follow_waiting` keep the queue equal to them. */
  readonly posts?: readonly PostSource[]
  readonly reported?: readonly ReportedKind[]
  readonly likes?: ReactionKinds['likes']
  readonly favourites?: ReactionKinds['favourites']
  readonly comments?: readonly CommentedKind[]
  /** What it tells members of: its kinds of reminders, whose words and data are its own too. */
  readonly reminders?: readonly ReminderKind[]
  /** What of it a search finds. */
  readonly search?: readonly SearchSource[]
  /** What browsers may follow at `/api/live`. */
  readonly live?: readonly LiveTopic[]
  /** Starts the part in a process. */
  readonly open?: (house: House) => OpenPart
}

/** Rows that a search finds by their text, each led to by its id. */
interface SearchSource {
  readonly kind: string
  readonly table: keyof Tables & string
  readonly id: string
  /** Columns with the text, the one that counts most first. */
  readonly text: readonly string[]
}

/** What a part does once it is open. */
export interface OpenPart {
  readonly calls?: readonly Feature[]
  readonly jobs?: Readonly<Record<string, Job>>
  /** Work of every hour and of every day: done again, each does nothing; one that fails keeps no other from its turn. */
  readonly hourly?: readonly (() => Promise<unknown>)[]
  readonly daily?: readonly (() => Promise<unknown>)[]
  /** Once a start, in one transaction with the other parts. */
  readonly start?: (tx: Tx) => Promise<unknown>
  /** Hears of every fault; what it does about it keeps nobody waiting. */
  readonly faulted?: (fault: MetFault) => void
  /** Routes beside the calls. */
  readonly routes?: (app: FastifyInstance) => void
  /** Addresses of pictures elsewhere that have a copy now: texts with them are rendered again. */
  readonly picturesCopied?: (urls: readonly string[]) => Promise<void>
}

/** What the declarations of personal data are made with. */
export interface PersonalParts extends ReactionKinds {
  readonly comments: readonly CommentedKind[]
  readonly files: Files
  readonly now: () => Date
  readonly reported: readonly ReportedKind[]
}

/** What all parts together say of themselves. */
export interface Stated extends ReactionKinds {
  readonly comments: readonly CommentedKind[]
  readonly personalData: readonly PersonalData[]
  readonly showsMembers: readonly Tag[]
  readonly pictures: readonly PictureUse[]
  readonly posts: readonly PostSource[]
  readonly reported: readonly ReportedKind[]
  readonly live: readonly LiveTopic[]
  readonly reminders: readonly ReminderKind[]
}

export const statedBy = (parts: readonly Manifest[], { files, now }: Pick<PersonalParts, 'files' | 'now'>): Stated => {
  const likes = parts.flatMap((part) => part.likes ?? [])
  const favourites = parts.flatMap((part) => part.favourites ?? [])
  const reported = parts.flatMap((part) => part.reported ?? [])
  const comments = parts.flatMap((part) => part.comments ?? [])
  const kinds = { likes, favourites, comments, reported }
  return {
    ...kinds,
    personalData: parts.flatMap((part) => part.personal?.({ files, now, ...kinds }) ?? []),
    showsMembers: [...new Set(parts.flatMap((part) => part.showsMembers ?? []))],
    pictures: parts.flatMap((part) => part.pictures ?? []),
    posts: parts.flatMap((part) => part.posts ?? []),
    live: parts.flatMap((part) => part.live ?? []),
    reminders: parts.flatMap((part) => part.reminders ?? []),
  }
}
