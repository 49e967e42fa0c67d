import { writeFileSync } from 'node:fs'
import { type EncodedPicture, type MeasuredPicture, measurePicture, type PictureProblem } from './encode-picture.ts'

/** Messages from the site to its picture process: measure this file, or encode the one measured last. */
export type PictureOrder = { readonly bytes: Uint8Array } | { readonly go: true }

/** Messages from the picture process: it has started, a file was measured, or a picture is done. */
export type PictureNews =
  | { readonly kind: 'up' }
  | { readonly kind: 'measured'; readonly memory: number }
  | { readonly kind: 'done'; readonly result: EncodedPicture | PictureProblem }

const tell = (news: PictureNews) => process.send?.(news)
let measured: MeasuredPicture | null = null

process.on('message', (order: PictureOrder) => void obey(order))
// The main process is gone, however it ended.
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
  // If memory runs out, Linux kills this process and not the site.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Not Linux: there is no such file.
}
tell({ kind: 'up' })
