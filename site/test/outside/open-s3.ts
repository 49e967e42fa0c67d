import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '#kit/settings.ts'

/** An S3 server for tests, with one empty bucket. */
export async function openS3() {
  const directory = await mkdtemp(join(tmpdir(), 'patisserie-s3-'))
  const bucket = 'sweets'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    key: 'S3RVER',
    secret: 'S3RVER',
    prefix: 'site/',
  }
  return {
    port,
    settings,
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
