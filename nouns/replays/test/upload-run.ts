import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import type { Sent } from '#contract/endpoint.ts'
import { countBySite } from '#site/test/count-by-site.ts'
import type { TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../contract/replays.ts'

type Wish = Parameters<typeof makeRun>[0]

/** Input of the upload call for a run without any claims. */
export const plainRun = {
  comment: '',
  category: 'other',
  NM: 'N',
  NB: 'N',
  NT: 'N',
  NSY: 'N',
  open: 'Y',
  commentable: 'Y',
  screen: '',
} as const

const nextSeed = countBySite(40_000)

type Fields = Sent<typeof replays.calls.upload>

/** Uploads a generated run as the member, with these claims; answers its number and code. */
export async function uploadRun(
  site: TestSite,
  by: TestMember,
  wish: Partial<Wish> = {},
  claims: Partial<Fields> = {},
) {
  const bytes = encodeReplay(makeRun({ game: 'th12', seed: nextSeed(site), slowRate: 0, frames: 400, ...wish }))
  const file = { name: 'run.rpy', bytes }
  const { msg, data } = await site.call(replays.calls.upload, { ...plainRun, ...claims }, { token: by.token, file })
  if (msg !== '') throw new Error(`the run was refused: ${msg}`)
  return { rid: data.KeyID, code: data.CODE }
}
