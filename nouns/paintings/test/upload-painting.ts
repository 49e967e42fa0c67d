import sharp from 'sharp'
import type { Sent } from '#contract/endpoint.ts'
import { pictures } from '#contract/pictures.ts'
import { countBySite } from '#site/test/count-by-site.ts'
import type { TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { paintings } from '../contract/paintings.ts'
import { drawing } from './drawn-picture.ts'

/** Input of the upload call for a work without anything but its name; the picture is missing. */
export const plainPainting = { name: '午后的甜品屋', rights: 'mine' } as const

const nextSeed = countBySite(0)

/** Uploads a picture as the member that looks like no other one; answers its path. */
export async function uploadPicture(site: TestSite, by: TestMember, side = 96): Promise<string> {
  const bytes = await sharp(drawing(nextSeed(site)))
    .resize(side, side, { fit: 'fill' })
    .png()
    .toBuffer()
  return uploadFile(site, by, bytes)
}

/** Uploads a picture of these bytes as the member; answers its path. */
export async function uploadFile(site: TestSite, by: TestMember, bytes: Uint8Array): Promise<string> {
  const file = { name: 'work.png', bytes }
  const { msg, data } = await site.call(pictures.calls.upload, {}, { token: by.token, file })
  if (msg !== '') throw new Error(`the picture was refused: ${msg}`)
  return data.data.url
}

/** Publishes a work with a picture of its own as the member; answers its id. */
export async function uploadPainting(
  site: TestSite,
  by: TestMember,
  wish: Partial<Sent<typeof paintings.calls.upload>> = {},
): Promise<number> {
  const url = wish.url ?? (await uploadPicture(site, by))
  const { msg, data } = await site.call(paintings.calls.upload, { ...plainPainting, ...wish, url }, { token: by.token })
  if (msg !== '') throw new Error(`the work was refused: ${msg}`)
  return data.KeyID
}
