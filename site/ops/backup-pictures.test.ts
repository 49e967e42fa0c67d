import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { openFiles } from '#core/files/open-files.ts'
import { dropPictures, fileOfPicture } from '#core/files/pictures.ts'
import { makeSizes } from '#core/files/sizes/make-sizes.ts'
import { openFolderStore } from '#core/files/stores/folder-store.ts'
import { openStores } from '#core/files/stores/open-stores.ts'
import { openS3Store } from '#core/files/stores/s3-store.ts'
import { openDatabase } from '#kit/db/database.ts'
import type { StoreSettings } from '#kit/settings.ts'
import { makeMember } from '../test/make-member.ts'
import { openTestSite } from '../test/open-test-site.ts'
import { openProxy } from '../test/outside/open-proxy.ts'
import { openS3 } from '../test/outside/open-s3.ts'
import { dropDatabase, withDatabase } from '../test/test-server.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

test('sizes of pictures come back, into a bucket too, where they are made and go as in a folder', async () => {
  const site = await openTestSite({ jobs: false })
  const place = await mkdtemp(join(tmpdir(), 'patisserie-backup-'))
  const s3 = await openS3()
  const server = inject('server')
  const name = `patisserie_test_${process.pid}_pictures_restored`
  const admin = new pg.Client(server.config)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const connection = withDatabase(server, name)
  const db = openDatabase(connection)
  const now = () => new Date()
  try {
    const { token } = await makeMember(site, 'baker')
    const upload = async (background: string) => {
      const picture = sharp({ create: { width: 700, height: 300, channels: 3, background } })
      const file = { name: 'x.png', bytes: await picture.png().toBuffer() }
      const { data } = await site.call(pictures.calls.upload, {}, { token, file })
      return data.data.url.replace('.png', '.480.avif')
    }
    const [sized, unsized] = [await upload('#d9486e'), await upload('#123456')]
    const folder = join(site.dataFolder, 'files')
    const old = site.site.foundation.db
    await makeSizes({ db: old, files: await openFiles({ folder, db: old }), now }, 1)
    const before = await fileOfPicture(old.read, sized)
    expect(before).toMatchObject({ lasting: true, extension: 'avif' })
    const store = await openFolderStore(folder)
    const taken = await takeBackup({ connection: site.connection, store, place, secrets: null, now: new Date() })

    const bucket = await openS3Store(s3.settings)
    await restoreBackup({ connection, store: bucket, folder: taken.folder, replace: false, secrets: 'none' })
    const files = await openFiles({ folder, stores: [s3.settings], db })
    expect(await fileOfPicture(db.read, sized)).toEqual(before)
    expect(await files.read(before?.hash ?? '')).toEqual(await store.get(before?.hash ?? ''))

    expect(await fileOfPicture(db.read, unsized)).toMatchObject({ lasting: false })
    await makeSizes({ db, files, now }, 2)
    const made = await fileOfPicture(db.read, unsized)
    const { width } = await sharp((await files.read(made?.hash ?? '')) ?? undefined).metadata()
    expect([made?.lasting, width]).toEqual([true, 480])

    await db.transaction((tx) => dropPictures(tx, files, [1, 2]))
    await files.sweep({ olderThanMs: -60_000 })
    expect(await files.read(made?.hash ?? '')).toBeNull()
    expect(await files.read(before?.hash ?? '')).toBeNull()
    files.close()
    bucket.close()
  } finally {
    await db.close()
    await dropDatabase((sql) => admin.query(sql), name)
    await admin.end()
    await s3.close()
    await site.close()
    await rm(place, { recursive: true, force: true })
  }
}, 120_000)

test('a backup finds files in every store, and does not end while one that may have them is away', async () => {
  const place = await mkdtemp(join(tmpdir(), 'patisserie-backup-'))
  const s3 = await openS3()
  const wire = await openProxy({ host: '127.0.0.1', port: s3.port })
  const stores: readonly StoreSettings[] = [{ ...s3.settings, endpoint: `http://127.0.0.1:${wire.port}` }, 'folder']
  const site = await openTestSite({ jobs: false, stores })
  const all = await openStores({ folder: join(site.dataFolder, 'files'), stores })
  try {
    const { token } = await makeMember(site, 'baker')
    const upload = async (background: string) => {
      const picture = sharp({ create: { width: 70, height: 30, channels: 3, background } })
      const file = { name: 'x.png', bytes: await picture.png().toBuffer() }
      const { data } = await site.call(pictures.calls.upload, {}, { token, file })
      return data.data.fallback
    }
    expect(await upload('#d9486e')).toBe(false)
    await wire.cut()
    expect(await upload('#123456')).toBe(true)
    const order = { connection: site.connection, place, secrets: null, now: new Date() }
    await expect(takeBackup({ ...order, store: all })).rejects.toThrow('does not answer')
    await wire.mend()
    const { manifest } = await takeBackup({ ...order, store: all, now: new Date(order.now.getTime() + 1_000) })
    const backed = await openFolderStore(join(place, 'files'))
    const names: string[] = []
    for await (const name of backed.namesBefore(new Date(Date.now() + 60_000))) names.push(name)
    expect(names.length).toBeGreaterThan(3)
    expect(names).toHaveLength(manifest.files.rows)
  } finally {
    all.close()
    await site.close()
    await wire.close()
    await s3.close()
    await rm(place, { recursive: true, force: true })
  }
}, 120_000)
