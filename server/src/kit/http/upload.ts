import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from './call.ts'
import { BadInput } from './refusal.ts'

/** Bytes kept of an uploaded file; one byte more than the largest that any call takes tells "too large". */
export const uploadLimit = 5_242_881

interface Upload {
  readonly fields: unknown
  readonly file: UploadedFile | null
}

/** Reads a multipart body: one file in `blob`, the other fields as one JSON text in `fields`, in either order. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new BadInput('body', 'must be multipart/form-data')
  try {
    return await readParts(request)
  } catch (error) {
    if (error instanceof BadInput) throw error
    // Whatever the parser says, the body is at fault: cut off, too many parts, no boundary, forbidden names.
    throw new BadInput('body', 'must be whole multipart/form-data with one file')
  }
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  let fields: { readonly read: unknown } | null = null
  let file: UploadedFile | null = null
  for await (const part of request.parts({ limits: { fileSize: uploadLimit } })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'blob') throw new BadInput(part.fieldname || 'body', 'is not a file field of this call')
      file = await collect(part)
    } else if (part.fieldname === 'fields') {
      if (fields) throw new BadInput('fields', 'must come once')
      fields = { read: readFields(part.value) }
    }
  }
  return { fields: fields ? fields.read : {}, file }
}

async function collect(part: MultipartFile): Promise<UploadedFile> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  // The parser's type promises a name, but a part need not have one.
  const name = (part.filename as string | undefined) ?? ''
  return { name: name.slice(0, 255), bytes: Buffer.concat(chunks), truncated: part.file.truncated }
}

/** Text of a plain field, or what the parser read already of a part that says it is JSON. */
function readFields(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw new BadInput('fields', 'must be JSON')
  }
}
