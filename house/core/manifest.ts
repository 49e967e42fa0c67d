import type { FastifyInstance } from 'fastify'
import type { Tag } from '#contract/endpoint.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Feature } from '#kit/http/call.ts'
import type { MetFault } from '#kit/http/failures.ts'
import type { Job } from '#kit/jobs/jobs.ts'
import type { LiveTopic } from '#kit/live/topic.ts'
import type { AdminArea } from '#rules/staff/permissions.ts'
import type { CommentedKind } from './comments/comment-kind.ts'
import type { Files } from './files/open-files.ts'
import type { PictureUse } from './files/purge-pictures.ts'
import type { CountedGifts } from './gift-weeks/gift-weeks.ts'
import type { Given } from './given.ts'
import type { House } from './house.ts'
import type { PersonTabSource } from './members/person-tab-source.ts'
import type { PersonalData } from './members/personal-data.ts'
import type { PostSource } from './moderation/post-source.ts'
import type { ReportedKind } from './moderation/reported-kind.ts'
import type { ReactionKinds } from './reactions/personal-data.ts'
import type { RemindedSubject } from './reminders/reminded-subject.ts'
import type { Finders } from './search/finder.ts'
import type { SearchSource } from './search/source.ts'
import type { SitemapSource } from './sitemap/sitemap-source.ts'
import { joinedSources, type WritingSource } from './writing/writing-source.ts'

/**
 * One part of the server and all that it declares to the others: a noun, or a part of the core that
 * has tables. `app.ts` lists the parts and knows nothing else about them.
 */
export interface Manifest {
  readonly name: string
  /** The personal data the part stores. On forgetting a member it runs in this order, and in the order of the parts. */
  readonly personal?: (parts: PersonalParts) => readonly PersonalData[]
  /** Tags of pages that show names, heads or texts of members: touched when an account is closed. */
  readonly showsMembers?: readonly Tag[]
  /** Columns that hold a picture, by its path or by its external address. */
  readonly pictures?: readonly PictureUse[]
  /**
   * Tables of posts that may wait for staff; triggers of `follow_waiting` keep the queue (`waiting`) in sync with them.
   */
  readonly posts?: readonly PostSource[]
  readonly reported?: readonly ReportedKind[]
  readonly likes?: ReactionKinds['likes']
  readonly favourites?: ReactionKinds['favourites']
  readonly comments?: readonly CommentedKind[]
  /** Tabs of a member's page that show its rows. */
  readonly personTabs?: readonly PersonTabSource[]
  /** What of it counts in the weeks of gifts. */
  readonly countedGifts?: CountedGifts
  /** The things its reminders are about that may be taken away before they are mailed. */
  readonly remindersAbout?: readonly RemindedSubject[]
  /** The rows of it that the search finds. */
  readonly search?: readonly SearchSource[]
  /** What it gives to other nouns that ask for it. */
  readonly gives?: Partial<Given>
  /** What it answers while members write. */
  readonly writing?: WritingSource
  /** Paths of its public pages, for the sitemap: those that are not about one row. */
  readonly publicPages?: readonly string[]
  /** The rows of it that have a public page each, for the sitemap. */
  readonly publicRows?: readonly SitemapSource[]
  /** The areas of the back office that it opens. */
  readonly desks?: readonly Desk[]
  /** Topics that browsers may subscribe to at `/api/live`. */
  readonly live?: readonly LiveTopic[]
  /** Starts the part in a process; answers its calls, jobs and hooks. */
  readonly open?: (house: House) => OpenPart
  /** Instead of `open` where the operator switched the part off: the work that ends what is open in it. */
  readonly whenOff?: (house: House) => Pick<OpenPart, 'jobs' | 'minutely' | 'hourly' | 'daily'>
}

/** An open area of the back office. Areas without a desk are in the menu and open later. */
export interface Desk {
  readonly area: AdminArea
  /** Counts what waits for staff there, by the tab of the desk that lists it; the menu shows the sum. */
  readonly waiting?: Readonly<Record<string, (db: ReadDb, now: Date) => Promise<number>>>
}

/** What an opened part contributes to the process. */
export interface OpenPart {
  readonly calls?: readonly Feature[]
  readonly jobs?: Readonly<Record<string, Job>>
  /** Work of every minute, hour and day. It must be idempotent; if one fails the others still run. */
  readonly minutely?: readonly (() => Promise<unknown>)[]
  readonly hourly?: readonly (() => Promise<unknown>)[]
  readonly daily?: readonly (() => Promise<unknown>)[]
  /** Runs once per start of a process, in one transaction with the other parts. */
  readonly start?: (tx: Tx) => Promise<unknown>
  /** Ends what the part runs beside the calls, before the connections close. */
  readonly stop?: () => Promise<void>
  /** Called on every fault (unexpected error); must not delay the caller. */
  readonly faulted?: (fault: MetFault) => void
  /** HTTP routes besides the API calls. */
  readonly routes?: (app: FastifyInstance) => void
  /** Searches of the site search, by the type of what they find. */
  readonly finders?: Partial<Finders>
  /** Called with addresses of external pictures that have a copy now: texts with them must be rendered again. */
  readonly picturesCopied?: (urls: readonly string[]) => Promise<void>
}

/** What the `personal` functions get. */
export interface PersonalParts extends ReactionKinds {
  readonly comments: readonly CommentedKind[]
  readonly files: Files
  readonly now: () => Date
  readonly reported: readonly ReportedKind[]
}

/** The declarations of all parts, merged. */
export interface Stated extends ReactionKinds {
  readonly comments: readonly CommentedKind[]
  readonly countedGifts: readonly CountedGifts[]
  readonly personTabs: readonly PersonTabSource[]
  readonly personalData: readonly PersonalData[]
  readonly showsMembers: readonly Tag[]
  readonly pictures: readonly PictureUse[]
  readonly posts: readonly PostSource[]
  readonly reported: readonly ReportedKind[]
  readonly live: readonly LiveTopic[]
  readonly desks: readonly Desk[]
  /** Areas of the back office that only parts open which are off. */
  readonly closedAreas: readonly AdminArea[]
  readonly remindersAbout: readonly RemindedSubject[]
  readonly searched: readonly SearchSource[]
  readonly writing: WritingSource
  readonly given: Partial<Given>
  readonly publicPages: readonly string[]
  readonly publicRows: readonly SitemapSource[]
}

export const statedBy = (
  parts: readonly Manifest[],
  { files, now }: Pick<PersonalParts, 'files' | 'now'>,
  isOff: (part: Manifest) => boolean,
): Stated => {
  // A part that is off has no pages, desks or searches, but keeps what it stores.
  const shown = parts.filter((part) => !isOff(part))
  const likes = parts.flatMap((part) => part.likes ?? [])
  const favourites = parts.flatMap((part) => part.favourites ?? [])
  const reported = parts.flatMap((part) => part.reported ?? [])
  const comments = parts.flatMap((part) => part.comments ?? [])
  const kinds = { likes, favourites, comments, reported }
  const desks = shown.flatMap((part) => part.desks ?? [])
  return {
    ...kinds,
    countedGifts: parts.flatMap((part) => part.countedGifts ?? []),
    personTabs: shown.flatMap((part) => part.personTabs ?? []),
    personalData: parts.flatMap((part) => part.personal?.({ files, now, ...kinds }) ?? []),
    showsMembers: [...new Set(parts.flatMap((part) => part.showsMembers ?? []))],
    pictures: parts.flatMap((part) => part.pictures ?? []),
    posts: parts.flatMap((part) => part.posts ?? []),
    live: shown.flatMap((part) => part.live ?? []),
    desks,
    closedAreas: parts
      .flatMap((part) => part.desks ?? [])
      .map(({ area }) => area)
      .filter((area) => !desks.some((desk) => desk.area === area)),
    remindersAbout: parts.flatMap((part) => part.remindersAbout ?? []),
    searched: shown.flatMap((part) => part.search ?? []),
    given: Object.assign({}, ...shown.map((part) => part.gives)),
    writing: joinedSources(shown.flatMap((part) => part.writing ?? [])),
    publicPages: shown.flatMap((part) => part.publicPages ?? []),
    publicRows: shown.flatMap((part) => part.publicRows ?? []),
  }
}
