import { Worker } from 'node:worker_threads'
import { findSlot } from './password-slots.ts'

/**
 * Whether a client's hash is that of the empty password, of one to six digits, or of one of the most common passwords.
 * The first call of a process waits for the thread that hashes them; later calls are instant.
 */
export async function isWeakPassword(sent: string): Promise<boolean> {
  const slots = await hashed()
  const digest = Buffer.from(sent, 'hex')
  return findSlot(slots, digest.readUInt32BE(0), digest.readUInt32BE(4)).there
}

/** Hashes the weak passwords, so that the first registration need not wait for them. */
export const prepareWeakPasswords = (): void => void hashed().catch(() => undefined)

let known: Promise<Uint32Array> | undefined

function hashed(): Promise<Uint32Array> {
  known ??= hashInThread().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

function hashInThread(): Promise<Uint32Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint32Array>()
  const thread = new Worker(new URL('./weak-passwords-worker.ts', import.meta.url))
  thread.unref()
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('the thread that hashes weak passwords ended')))
  return promise
}
