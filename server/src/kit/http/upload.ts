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
  let fields: unknown = {}
  let file: UploadedFile | null = null
  for await (const part of request.parts({ limits: { fileSize: uploadLimit } })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'blob') throw new BadInput(part.fieldname, 'is not a file field of this call')
      file = await collect(part)
    } else if (part.fieldname === 'fields') {
      fields = parseFields(part.value)
    }
  }
  return { fields, file }
}

async function collect(part: MultipartFile): Promise<UploadedFile> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  return { name: part.filename.slice(0, 255), bytes: Buffer.concat(chunks), truncated: part.file.truncated }
}

function parseFields(value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    throw new BadInput('fields', 'must be JSON')
  }
}
