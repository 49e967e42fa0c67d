import { join } from 'node:path'
import { commentsManifest } from '#core/comments/index.ts'
import { ownedDessertsManifest } from '#core/desserts/index.ts'
import { drawsManifest } from '#core/draws/index.ts'
import { openFetcher, type WayOut } from '#core/files/copies/fetch-picture.ts'
import { type Files, openFiles } from '#core/files/open-files.ts'
import { openGiftsOfWeek } from '#core/gift-weeks/gift-weeks.ts'
import type { House } from '#core/house.ts'
import { ledgerManifest } from '#core/ledger/index.ts'
import { type Manifest, type OpenPart, statedBy } from '#core/manifest.ts'
import { authenticate } from '#core/members/authenticate.ts'
import { openPasswords } from '#core/members/passwords/passwords.ts'
import { openHeldRule } from '#core/moderation/held-rule.ts'
import { moderationManifest } from '#core/moderation/index.ts'
import { picturesManifest } from '#core/pictures/index.ts'
import { reactionsManifest } from '#core/reactions/index.ts'
import { rewardsManifest } from '#core/rewards/index.ts'
import { spokenIn } from '#core/rich-text/marked-words.ts'
import { searchManifest } from '#core/search/index.ts'
import { openIndexes } from '#core/search/open-indexes.ts'
import { serveSitemap } from '#core/sitemap/serve-sitemap.ts'
import { writingManifest } from '#core/writing/index.ts'
import { siteSecret } from '#kit/db/secret.ts'
import { eachAlone } from '#kit/jobs/each-alone.ts'
import type { Composition, Foundation } from '#kit/open-site.ts'
import { tidyKit } from '#kit/tidy-kit.ts'
import { openOwnerProof } from '#nouns/accounts/server/owner-proof.ts'
import { logEntered } from '#nouns/admin/server/log-entered.ts'
import type { ToldKinds } from '#words/reminders/told.ts'
import { nouns } from '../nouns.ts'
import { apiDocument } from './api-document.ts'

const nounParts = await Promise.all(
  Object.entries(nouns).map(async ([noun, { server }]) => ({ noun, manifests: (await server()).manifests })),
)

const nounReminders = await Promise.all(
  Object.entries(nouns).map(async ([noun, { reminders }]) => {
    const kinds: Partial<ToldKinds> = (await reminders?.())?.toldKinds ?? {}
    return { noun, kinds: Object.entries(kinds) }
  }),
)

/**
 * Every part of the site. Its order is the order in which a member's data is forgotten and the daily work is done: likes
 * and comments are subtracted from their counters before their things are deleted, resources, drafts and pictures are deleted
 * after what moved and shows them, and the account comes last.
 */
const parts: readonly Manifest[] = [
  reactionsManifest,
  moderationManifest,
  commentsManifest,
  searchManifest,
  ...nounParts.slice(0, -1).flatMap(({ manifests }) => manifests),
  ledgerManifest,
  rewardsManifest,
  ownedDessertsManifest,
  drawsManifest,
  writingManifest,
  picturesManifest,
  ...nounParts.slice(-1).flatMap(({ manifests }) => manifests),
]

/** The declarations of all parts (tables, kinds, personal data …), without opening a site. */
export const stated = (files: Files, now: () => Date, without: ReadonlySet<string> = new Set()) => {
  const off = offParts(without)
  return statedBy(parts, { files, now }, (part) => off.has(part))
}

/** The parts of the nouns that the operator switched off. */
const offParts = (without: ReadonlySet<string>): ReadonlySet<Manifest> =>
  new Set(nounParts.flatMap(({ noun, manifests }) => (without.has(noun) ? manifests : [])))

/** Which kinds of reminders are told where these parts are off, and which are not. */
function toldWithout(without: ReadonlySet<string>): Pick<House, 'told' | 'silenced'> {
  const kinds = nounReminders.flatMap((noun) =>
    noun.kinds.map(([kind, told]) => ({ kind, told, isOff: without.has(noun.noun) })),
  )
  const isTold = ({ told, isOff }: (typeof kinds)[number]) => !isOff || told.toldWhenOff === true
  return {
    told: Object.fromEntries(kinds.filter(isTold).map(({ kind, told }) => [kind, told])) as ToldKinds, // see `House.told`
    silenced: kinds.filter((one) => !isTold(one)).map(({ kind }) => kind),
  }
}

/** Composes the site from its parts. `out`: how it fetches pictures elsewhere; only tests set it. */
export async function compose(foundation: Foundation, out: WayOut = {}): Promise<Composition> {
  const { db, now, origin, demo } = foundation
  const { stores, log } = foundation
  const files = await openFiles({ folder: join(foundation.dataFolder, 'files'), stores, log, db })
  const secret = await siteSecret(db, 'accounts')
  const ground = { ...foundation, ...stated(files, now, foundation.without), files, secret, passwords: openPasswords() }
  const house: House = {
    ...ground,
    proof: openOwnerProof(ground),
    giftsOfWeek: openGiftsOfWeek(ground.countedGifts),
    ...toldWithout(foundation.without),
    held: openHeldRule(ground),
    fetchPicture: foundation.fetchPictures ? openFetcher(out) : null,
    indexed: openIndexes(ground.searched),
    finders: () => Object.assign({}, ...open.map((part) => part.finders)),
    picturesCopied: async (urls) => {
      for (const part of open) await part.picturesCopied?.(urls)
    },
  }
  const off = offParts(foundation.without)
  const open: readonly OpenPart[] = parts.map(
    (part) => (off.has(part) ? part.whenOff?.(house) : part.open?.(house)) ?? {},
  )
  const minutely = open.flatMap((part) => part.minutely ?? [])
  const hourly = open.flatMap((part) => part.hourly ?? [])
  const daily = [...open.flatMap((part) => part.daily ?? []), () => tidyKit(db, now())]
  return {
    features: open.flatMap((part) => part.calls ?? []).map(logEntered(demo)),
    authenticate: (token, at) => authenticate({ db, demo, scripts: !foundation.without.has('tokens') }, token, at),
    live: house.live,
    jobs: {
      ...Object.assign({}, ...open.map((part) => part.jobs)),
      minutely: () => eachAlone(minutely, 'of the minute failed', (work) => work()),
      hourly: () => eachAlone(hourly, 'of the hour failed', (work) => work()),
      daily: () => eachAlone(daily, 'of the day failed', (work) => work()),
    },
    crontab: ['* * * * * minutely', '17 * * * * hourly', '40 19 * * * daily'].join('\n'),
    routes: async (app) => {
      apiDocument(app, origin, new Set(open.flatMap(({ calls = [] }) => calls.map(({ group }) => group))))
      const { keeper } = foundation
      serveSitemap(app, { read: db.read, keeper, origin, now, pages: ground.publicPages, sources: ground.publicRows })
      for (const part of open) part.routes?.(app)
    },
    spoken: spokenIn,
    start: () =>
      db.transaction(async (tx) => {
        for (const part of open) await part.start?.(tx)
      }),
    parts: {
      files: { check: files.check, vital: false },
      ...Object.fromEntries(files.stores.map(({ name, check }) => [`files-${name}`, { check, vital: false }])),
    },
    figures: [
      {
        name: 'store_failures_total',
        help: 'What the stores of files failed to take or to read.',
        label: 'store',
        type: 'counter',
        read: () => files.failures(),
      },
    ],
    stop: async () => {
      for (const part of open) await part.stop?.()
      await files.close()
    },
    faulted: (fault) => {
      for (const part of open) part.faulted?.(fault)
    },
  }
}
