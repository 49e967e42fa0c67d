import type { Logger } from 'pino'
import type { S3Settings, StoreSettings } from '#kit/settings.ts'
import { StartError } from '#kit/start-error.ts'
import { openFolderStore } from './folder-store.ts'
import { isRefused, openS3Store } from './s3-store.ts'
import { type NamedStore, type StoresInTurn, storesInTurn } from './stores-in-turn.ts'

export interface FilesPlace {
  /** Where the files lie of the store that is a folder. */
  readonly folder: string
  /** Default: the folder. */
  readonly stores?: readonly StoreSettings[] | undefined
  readonly log?: Pick<Logger, 'warn'> | undefined
}

/**
 * Opens the stores that the settings name. Throws `StartError` for a bucket that does not exist or refuses its key, and
 * if no store can be used; one that only does not answer is left for later.
 */
export async function openStores({ folder, stores = ['folder'], log }: FilesPlace): Promise<StoresInTurn> {
  const opened = await Promise.all(stores.map((settings, at) => openStore(settings, at, folder)))
  const all = storesInTurn(
    opened.map(({ one }) => one),
    log,
  )
  const failing = opened.filter(({ problem }) => problem !== null)
  const wrong = failing.length === opened.length ? failing[0] : failing.find(({ refused }) => refused)
  if (wrong?.problem) {
    all.close()
    throw new StartError(wrong.problem)
  }
  for (const { problem } of failing) log?.warn(`${problem} The site starts with the other stores.`)
  return all
}

interface Opened {
  readonly one: NamedStore
  readonly problem: string | null
  readonly refused: boolean
}

async function openStore(settings: StoreSettings, at: number, folder: string): Promise<Opened> {
  if (settings === 'folder') {
    return { one: { name: 'folder', store: await openFolderStore(folder) }, problem: null, refused: false }
  }
  const store = await openS3Store(settings)
  const problem = await store.check().then(
    () => null,
    (error: Error) => error,
  )
  return {
    one: { name: at === 0 ? 's3' : 's3-next', store },
    problem: problem && wordsFor(settings, problem),
    refused: isRefused(problem),
  }
}

const wordsFor = ({ bucket, endpoint }: S3Settings, { message }: Error): string =>
  `The bucket ${bucket} at ${endpoint} cannot be used (${message}). Check the settings that begin with PATISSERIE_S3_, and that the bucket exists.`
