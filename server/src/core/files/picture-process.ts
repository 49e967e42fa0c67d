import { writeFileSync } from 'node:fs'
import { type EncodedPicture, type MeasuredPicture, measurePicture, type PictureProblem } from './encode-picture.ts'

/** What the site tells its picture process: a file to measure, or to go on with the one that was measured. */
export type PictureOrder = { readonly bytes: Uint8Array } | { readonly go: true }

/** What the picture process tells: it is up, what was measured, or how a picture ended. */
export type PictureNews =
  | { readonly kind: 'up' }
  | { readonly kind: 'measured'; readonly memory: number }
  | { readonly kind: 'done'; readonly result: EncodedPicture | PictureProblem }

const tell = (news: PictureNews) => process.send?.(news)
let measured: MeasuredPicture | null = null

process.on('message', (order: PictureOrder) => void obey(order))
// The site is gone, however it ended.
process.on('disconnect', () => process.exit())

async function obey(order: PictureOrder): Promise<void> {
  if ('go' in order) {
    const result = (await measured?.encode()) ?? 'notPicture'
    measured = null
    tell({ kind: 'done', result })
    return
  }
  const found = await measurePicture(order.bytes)
  if (typeof found === 'string') return void tell({ kind: 'done', result: found })
  measured = found
  tell({ kind: 'measured', memory: found.memory })
}

try {
  // Where memory runs out, Linux ends this process and not the site.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Another system.
}
tell({ kind: 'up' })
