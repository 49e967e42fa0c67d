import type { FastifyReply } from 'fastify'
import type { StoredBytes } from './byte-store.ts'

/** Sends a stored file as it comes; a store that fails half way ends the connection, and the length tells it was cut. */
export const sendStored = (reply: FastifyReply, { size, stream }: StoredBytes) =>
  reply.header('content-length', size).send(stream)
