import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { BadInput } from '../../refusal.ts'
import type { UploadedFile } from '../call.ts'

/** Maximum size of a file, in bytes, for calls without a limit of their own. */
export const uploadLimit = 5_242_880

interface Upload {
  readonly fields: unknown
  readonly file: UploadedFile | null
}

/** The file of an upload is larger than its call allows. */
export class TooBig extends Error {
  override readonly name = 'TooBig'
}

/** Maximum bytes of headers and fields beside the file. */
const formBytes = 300_000

/** Whether the Content-Length already exceeds the limit, before a byte of the body is read. */
export const saysTooBig = (request: FastifyRequest, most: number): boolean =>
  Number(request.headers['content-length'] ?? 0) > most + formBytes

/**
 * Reads a multipart body: one file in `blob`, the other fields as one JSON text in `fields`, in either order. Throws
 * `TooBig` as soon as the file has more than `most` bytes.
 */
export async function readUpload(request: FastifyRequest, most: number): Promise<Upload> {
  if (!request.isMultipart()) throw new BadInput('body', 'must be multipart/form-data')
  try {
    return await readParts(request, most)
  } catch (error) {
    if (error instanceof BadInput || error instanceof TooBig) throw error
    // Every parser error means a bad body: cut off, too many parts, no boundary, forbidden names.
    throw new BadInput('body', 'must be whole multipart/form-data with one file')
  }
}

/** Discards the rest of a body while it arrives: many clients read no answer before they have sent everything. */
export function forgetRest(request: FastifyRequest): void {
  request.raw.unpipe()
  request.raw.resume()
}

async function readParts(request: FastifyRequest, most: number): Promise<Upload> {
  let fields: { readonly read: unknown } | null = null
  let file: UploadedFile | null = null
  for await (const part of request.parts({ limits: { fileSize: most + 1 } })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'blob') throw new BadInput(part.fieldname || 'body', 'is not a file field of this call')
      file = await collect(part, most)
    } else if (part.fieldname === 'fields') {
      if (fields) throw new BadInput('fields', 'must come once')
      fields = { read: readFields(part.value) }
    }
  }
  return { fields: fields ? fields.read : {}, file }
}

async function collect(part: MultipartFile, most: number): Promise<UploadedFile> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > most) throw new TooBig()
    chunks.push(chunk)
  }
  // The parser's type promises a file name, but a part need not have one.
  const name = (part.filename as string | undefined) ?? ''
  return { name: name.slice(0, 255), bytes: Buffer.concat(chunks) }
}

/** The value of the field `fields`: text to parse, or already parsed by the plugin if the part is declared as JSON. */
function readFields(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw new BadInput('fields', 'must be JSON')
  }
}
