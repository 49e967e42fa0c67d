import type { FastifyInstance } from 'fastify'
import type { Files } from '#core/files/open-files.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { replayKey } from '#rules/base62.ts'
import { replayFile } from '../reads.ts'
import { keptWays } from './kept-ways.ts'
import { momentPicture } from './moment-picture.ts'

interface MomentParts {
  readonly read: ReadDb
  readonly files: Files
}

/** Drawn pictures that are kept, about a kilobyte each. */
const kept = 1_000

/**
 * Draws moments of public runs at `/moment/{code}-{stage}-{frame}.svg`; 404 for a run, stage or frame that has no position
 * or that not everybody may see.
 */
export function momentRoutes(app: FastifyInstance, { read, files }: MomentParts): void {
  const pictures = new Map<string, string>()
  const wayOf = keptWays(files)
  app.get<{ Params: { file: string } }>('/moment/:file', async (request, reply) => {
    const [, code, stage = '', frame = ''] = /^([0-9A-Za-z]{4})-([1-9])-(\d{1,6})\.svg$/.exec(request.params.file) ?? []
    const file = code ? await replayFile(read, replayKey(code) ?? 0) : null
    const open = file?.open && !file.held ? file : null
    const key = `${open?.file_hash}-${stage}-${Number(frame)}`
    let picture = open ? pictures.get(key) : null
    if (open && picture === undefined) {
      const way = await wayOf(open.file_hash, Number(stage))
      picture = way && momentPicture(way, Number(frame))
      if (picture) pictures.set(key, picture)
      const [oldest] = pictures.keys()
      if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest)
    }
    if (!picture) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(goneWords)
    }
    // An hour, since the run may be closed or removed.
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; sandbox")
    return reply.type('image/svg+xml').send(picture)
  })
}

const goneWords = '这里没有图片。There is no picture here.\n'
