import type { pictures } from '#contract/pictures.ts'
import { prepared } from '#kit/http/call.ts'
import type { Files } from '../files/open-files.ts'
import { keepPicture } from '../files/pictures.ts'
import { readUploaded, type UploadedPicture } from '../files/read-uploaded.ts'
import { refuseUnstored } from '../files/stores/refuse-unstored.ts'

/** POST /getSRC: decodes and re-encodes the picture before the transaction, then stores it. */
export const uploadPicture = (files: Files) =>
  prepared<typeof pictures.calls.upload, UploadedPicture>(readUploaded, async ({ db, member, now, refuse }, ready) => {
    const kept = await refuseUnstored(refuse, () => keepPicture(db, files, { ...ready, member: member.id, now }))
    // The specification puts the address into the refusal code itself, so this code cannot be among the declared
    // ones.
    if (kept.repeated) refuse(`upload repeated ${kept.picture.url}` as never, kept.picture)
    return { data: kept.picture }
  })
