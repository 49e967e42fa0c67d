import { join } from 'node:path'
import { openFiles } from './core/files/open-files.ts'
import { purgePictures } from './core/files/purge-pictures.ts'
import { authenticate } from './core/members/authenticate.ts'
import { openPasswords } from './core/members/passwords.ts'
import { cleanUpAccounts } from './features/accounts/clean-up-accounts.ts'
import { accountsFeature } from './features/accounts/index.ts'
import { homeFeature } from './features/home/index.ts'
import { picturesFeature } from './features/pictures/index.ts'
import { pictureRoutes } from './features/pictures/picture-routes.ts'
import { replaysFeature } from './features/replays/index.ts'
import { purgeReplays } from './features/replays/purge-replays.ts'
import { newestReplays } from './features/replays/reads.ts'
import { replayFileRoutes } from './features/replays/replay-file-routes.ts'
import { siteSecret } from './kit/db/secret.ts'
import { tidyKit } from './kit/db/tidy-kit.ts'
import type { Composition, Foundation } from './kit/open-site.ts'

const startedLongAgoMs = 60 * 60 * 1_000
const unusedPictureMs = 48 * 60 * 60 * 1_000

/** Every column that shows a picture by its path. */
const pictureUses = [
  { table: 'members', column: 'head' },
  { table: 'replays', column: 'screen' },
] as const

/** Puts the site together: the only place that knows every feature. */
export async function compose(foundation: Foundation): Promise<Composition> {
  const { db, limits, now, origin } = foundation
  const files = await openFiles({ folder: join(foundation.dataFolder, 'files'), db })
  const sources = { read: db.read, files }
  return {
    features: [
      accountsFeature({
        db,
        limits,
        origin,
        passwords: openPasswords(),
        secret: await siteSecret(db, 'accounts'),
      }),
      homeFeature({ newestReplays }),
      picturesFeature(files),
      replaysFeature(files),
    ],
    authenticate: (token, at) => authenticate(db, token, at),
    jobs: {
      hourly: async () => {
        await files.sweep({ olderThanMs: startedLongAgoMs })
      },
      daily: async () => {
        await cleanUpAccounts(db, now())
        await purgeReplays(db, files, now())
        await purgePictures(db, { files, uses: pictureUses, before: new Date(now().getTime() - unusedPictureMs) })
        await tidyKit(db, now())
      },
    },
    crontab: ['17 * * * * hourly', '40 19 * * * daily'].join('\n'),
    routes: async (app) => {
      pictureRoutes(app, sources)
      replayFileRoutes(app, sources)
      app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'))
    },
    // What a killed process left half done is put right before anybody is served.
    start: async () => {
      await files.sweep({ olderThanMs: 0 })
    },
  }
}
