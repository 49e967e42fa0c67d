import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { BadInput, Refusal } from '../../refusal.ts'
import { forgetRest, readUpload, saysTooBig, TooBig, uploadLimit } from './upload.ts'
import type { UploadPlaces } from './upload-places.ts'

interface IncomingUpload {
  readonly places: UploadPlaces
  /** Key of the caller whose uploads are counted. */
  readonly whose: string
  readonly file: Endpoint['file']
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Read = Awaited<ReturnType<typeof readUpload>>

/** Reads the body of an upload in its place and answers it; a file that is too big takes no place. */
export async function serveUpload<T>(incoming: IncomingUpload, answer: (upload: Read) => Promise<T>): Promise<T> {
  const { places, whose, file, request, reply } = incoming
  const most = file?.most ?? uploadLimit
  const tooBig = () =>
    file
      ? new Refusal({ code: file.refusal, data: { limit: most } })
      : new BadInput('blob', `must NOT have more than ${most} bytes`)
  if (saysTooBig(request, most)) throw tooBig()
  return places
    .hold(whose, async (place) => {
      const { socket } = request.raw
      // All bytes that come on the connection from here on belong to this body.
      const upload = await place
        .receive(() => socket.bytesRead, readUpload(request, most))
        .catch((error: unknown) => {
          // The rest of the body is not read: close the connection.
          if (error instanceof Refusal) reply.header('connection', 'close')
          throw error
        })
      return answer(upload)
    })
    .catch((error: unknown) => {
      if (error instanceof TooBig || error instanceof BadInput) forgetRest(request)
      throw error instanceof TooBig ? tooBig() : error
    })
}
