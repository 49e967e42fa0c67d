import type { FastifyInstance } from 'fastify'
import type { Files } from '#core/files/open-files.ts'
import { sendStored } from '#core/files/stores/send-stored.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { replayKey } from '#rules/base62.ts'
import { replayFile } from './reads.ts'
import { replayFileName } from './replay-row.ts'

interface ReplayFileParts {
  readonly read: ReadDb
  readonly files: Files
}

/**
 * Serves public replay files at `/jc/rpy/th{game}_ud{code}.rpy`. A file may become private, so caches must revalidate.
 */
export function replayFileRoutes(app: FastifyInstance, { read, files }: ReplayFileParts): void {
  app.get<{ Params: { name: string } }>('/jc/rpy/:name', async (request, reply) => {
    const { name } = request.params
    const code = /^th\d{1,4}_ud([0-9A-Za-z]{4})\.rpy$/.exec(name)?.[1]
    const file = code ? await replayFile(read, replayKey(code) ?? 0) : null
    const stored = file?.open && !file.held && replayFileName(file) === name ? await files.open(file.file_hash) : null
    if (!file || !stored) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(goneWords)
    }
    const etag = `"${file.file_hash}"`
    reply.header('cache-control', 'public, no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) {
      stored.stream.destroy()
      return reply.code(304).send()
    }
    reply.header('content-disposition', `attachment; filename="${name}"`).type('application/octet-stream')
    return sendStored(reply, stored)
  })
}

const goneWords =
  '这里没有公开的录像文件：可能已被删除，或上传者没有公开。\n' +
  'There is no public replay file here: it was removed, or its uploader keeps it to themselves.\n'
