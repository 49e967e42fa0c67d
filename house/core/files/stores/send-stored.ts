import type { FastifyReply } from 'fastify'
import type { StoredBytes } from './byte-store.ts'

/**
 * Streams a stored file. If the store fails half way the connection ends, and the client sees by the length that it was
 * cut.
 */
export const sendStored = (reply: FastifyReply, { size, stream }: StoredBytes) =>
  reply.header('content-length', size).send(stream)
