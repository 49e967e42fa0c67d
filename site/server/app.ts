import { join } from 'node:path'
import { apiDocument } from './api-document.ts'
import { commentsManifest } from './core/comments/index.ts'
import { ownedDessertsManifest } from './core/desserts/index.ts'
import { drawsManifest } from './core/draws/index.ts'
import { openFetcher, type WayOut } from './core/files/fetch-picture.ts'
import { type Files, openFiles } from './core/files/open-files.ts'
import type { House } from './core/house.ts'
import { ledgerManifest } from './core/ledger/index.ts'
import { type Manifest, type OpenPart, type OperatorChoices, statedBy } from './core/manifest.ts'
import { authenticate } from './core/members/authenticate.ts'
import { openPasswords } from './core/members/passwords.ts'
import { openHeldRule } from './core/moderation/held-rule.ts'
import { moderationManifest } from './core/moderation/index.ts'
import { reactionsManifest } from './core/reactions/index.ts'
import { rewardsManifest } from './core/rewards/index.ts'
import { spokenIn } from './core/rich-text/marked-words.ts'
import { searchManifest } from './core/search/index.ts'
import { openIndexes } from './core/search/open-indexes.ts'
import { serveSitemap } from './core/sitemap/serve-sitemap.ts'
import { accountsManifest } from './features/accounts/index.ts'
import { openOwnerProof } from './features/accounts/owner-proof.ts'
import { adminManifest } from './features/admin/index.ts'
import { logEntered } from './features/admin/log-entered.ts'
import { archiveManifest } from './features/archive/index.ts'
import { betsManifest } from './features/bets/index.ts'
import { clubsManifest } from './features/clubs/index.ts'
import { dessertsManifest } from './features/desserts/index.ts'
import { dragonBallsManifest } from './features/dragon-balls/index.ts'
import { takeBall } from './features/dragon-balls/take-ball.ts'
import { economyManifest } from './features/economy/index.ts'
import { giftsManifest } from './features/gifts/index.ts'
import { homeManifest } from './features/home/index.ts'
import { messagesManifest } from './features/messages/index.ts'
import { paintingsManifest } from './features/paintings/index.ts'
import { somePaintings } from './features/paintings/reads.ts'
import { paintingDeskManifest } from './features/paintings/staff/index.ts'
import { picturesManifest } from './features/pictures/index.ts'
import { privilegesManifest } from './features/privileges/index.ts'
import { queueManifest } from './features/queue/index.ts'
import { remindersManifest } from './features/reminders/index.ts'
import { replaysManifest } from './features/replays/index.ts'
import { iscoreManifest } from './features/replays/iscore/index.ts'
import { newestReplays } from './features/replays/reads.ts'
import { siteSearchManifest } from './features/search/index.ts'
import { shopManifest } from './features/shop/index.ts'
import { signInManifest } from './features/sign-in/index.ts'
import { socialManifest } from './features/social/index.ts'
import { tokensManifest } from './features/tokens/index.ts'
import { writingManifest } from './features/writing/index.ts'
import { siteSecret } from './kit/db/secret.ts'
import { tidyKit } from './kit/db/tidy-kit.ts'
import { eachAlone } from './kit/jobs/each-alone.ts'
import type { Composition, Foundation } from './kit/open-site.ts'

/**
 * Every part of the site. Its order is the order in which a member's data is forgotten and the daily work is done: likes
 * and comments are subtracted from their counters before their things are deleted, pictures are deleted after the texts
 * that show them, and the account comes last.
 */
const parts: readonly Manifest[] = [
  reactionsManifest,
  moderationManifest,
  commentsManifest,
  searchManifest,
  giftsManifest,
  ledgerManifest,
  rewardsManifest,
  economyManifest,
  replaysManifest,
  iscoreManifest,
  paintingsManifest,
  paintingDeskManifest,
  dragonBallsManifest(somePaintings),
  dessertsManifest({ takeBall }),
  ownedDessertsManifest,
  drawsManifest,
  archiveManifest,
  clubsManifest,
  queueManifest,
  writingManifest,
  messagesManifest,
  shopManifest,
  betsManifest,
  privilegesManifest,
  signInManifest,
  socialManifest,
  siteSearchManifest,
  remindersManifest,
  homeManifest({ newestReplays }),
  tokensManifest,
  adminManifest,
  picturesManifest,
  accountsManifest,
]

/** The declarations of all parts (tables, kinds, personal data …), without opening a site. */
export const stated = (files: Files, now: () => Date, choices?: OperatorChoices) =>
  statedBy(parts, { files, now }, choices)

/** Composes the site from its parts. `out`: how it fetches pictures elsewhere; only tests set it. */
export async function compose(foundation: Foundation, out: WayOut = {}): Promise<Composition> {
  const { db, now, origin, demo } = foundation
  const { stores, log } = foundation
  const files = await openFiles({ folder: join(foundation.dataFolder, 'files'), stores, log, db })
  const secret = await siteSecret(db, 'accounts')
  const ground = { ...foundation, ...stated(files, now, foundation), files, secret, passwords: openPasswords() }
  const house: House = {
    ...ground,
    proof: openOwnerProof(ground),
    held: openHeldRule(ground),
    fetchPicture: foundation.fetchPictures ? openFetcher(out) : null,
    indexed: openIndexes(ground.searched),
    finders: () => Object.assign({}, ...open.map((part) => part.finders)),
    picturesCopied: async (urls) => {
      for (const part of open) await part.picturesCopied?.(urls)
    },
  }
  const open: readonly OpenPart[] = parts.map((part) => part.open?.(house) ?? {})
  const minutely = open.flatMap((part) => part.minutely ?? [])
  const hourly = open.flatMap((part) => part.hourly ?? [])
  const daily = [...open.flatMap((part) => part.daily ?? []), () => tidyKit(db, now())]
  return {
    features: open.flatMap((part) => part.calls ?? []).map(logEntered(demo)),
    authenticate: (token, at) => authenticate({ db, demo }, token, at),
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
