import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '#kit/settings.ts'
import { Unavailable } from '#kit/unavailable.ts'
import { type ByteStore, checkName, hashForm, type StoredBytes } from './byte-store.ts'

/** Timeouts in milliseconds: a store that needs longer counts as down. A call is tried three times. */
const patience = { connect: 2_000, silent: 5_000, answer: 10_000 }
const triesACall = 3

/**
 * Files as objects of a bucket, `{prefix}{hash}`. The SDK is loaded only where a bucket is configured. Does not ask the
 * bucket yet.
 */
export async function openS3Store(settings: S3Settings): Promise<ByteStore> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = makeClient(sdk.S3Client, settings)
  const { bucket, prefix } = settings
  const object = (name: string) => ({ Bucket: bucket, Key: prefix + checkName(name) })
  const open = async (name: string): Promise<StoredBytes | null> => {
    const asked = object(name)
    try {
      const found = await client.send(new sdk.GetObjectCommand(asked))
      // In Node the body is a readable stream; the SDK's type also covers the streams of browsers.
      return { size: found.ContentLength ?? 0, stream: found.Body as Readable }
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return null
      throw gone(error)
    }
  }
  return {
    put: async (name, bytes) => {
      const asked = { ...object(name), Body: bytes, ContentLength: bytes.byteLength }
      await client.send(new sdk.PutObjectCommand(asked)).catch(rethrow)
    },
    get: async (name) => {
      const found = await open(name)
      return found && (await buffer(found.stream).catch(rethrow))
    },
    open,
    remove: async (name) => {
      await client.send(new sdk.DeleteObjectCommand(object(name))).catch(rethrow)
    },
    namesBefore: async function* (instant) {
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
      try {
        for await (const { Contents = [] } of pages) {
          for (const { Key = '', LastModified = new Date() } of Contents) {
            const name = Key.slice(prefix.length)
            if (hashForm.test(name) && LastModified < instant) yield name
          }
        }
      } catch (error) {
        throw gone(error)
      }
    },
    // An object is stored whole or not at all, so there are no leftovers.
    tidy: async () => 0,
    check: async () => {
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket })).catch(rethrow)
    },
    close: () => client.destroy(),
  }
}

function makeClient(Client: typeof S3Client, { endpoint, region, key, secret }: S3Settings): S3Client {
  return new Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Bucket names in host names need wildcard DNS, which few S3-compatible stores have; all support paths.
    forcePathStyle: true,
    // Some stores do not know checksums in trailers and would store them as part of the file. Names are checksums
    // already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: triesACall,
    requestHandler: {
      connectionTimeout: patience.connect,
      socketTimeout: patience.silent,
      requestTimeout: patience.answer,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: 50, keepAlive: true },
      httpsAgent: { maxSockets: 50, keepAlive: true },
    },
  })
}

/** Whether the store answered and refused: an unknown bucket or key. A retry does not help. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Unavailable && error.cause instanceof Error && /^4\d\d$/.test(statusOf(error.cause))

const statusOf = (cause: Error): string =>
  // The SDK adds it to the errors of its services.
  String((cause as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode)

const gone = (error: unknown) => new Unavailable('The store of files', error)

const rethrow = (error: unknown): never => {
  throw gone(error)
}
