import type { Sent } from '@patisserie/contract/endpoint'
import { replays } from '@patisserie/contract/replays'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { countBySite } from './count-by-site.ts'
import type { TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

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
