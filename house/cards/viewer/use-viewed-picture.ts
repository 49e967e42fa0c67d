import { useEffect, useState } from 'react'
import { quickFiles, type ViewerPicture } from './viewer-picture.ts'

/** What has arrived of a picture. */
export interface ViewedPicture {
  /** The best that is there: a smaller file at first, then the original. */
  readonly image: HTMLImageElement | null
  readonly isOriginal: boolean
  /** Share of the original's bytes that have arrived, 0 to 1. */
  readonly share: number
  /** The original could not be loaded. */
  readonly failed: boolean
}

const nothing: ViewedPicture = { image: null, isOriginal: false, share: 0, failed: false }

/** Loads a picture: a small file at once, and the original, whose bytes are counted. `tries` loads it again. */
export function useViewedPicture(picture: ViewerPicture, tries: number): ViewedPicture {
  const [viewed, setViewed] = useState(nothing)
  const { src } = picture
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another effect; a picture is its path
  useEffect(() => {
    const ending = new AbortController()
    const change = (part: Partial<ViewedPicture>) =>
      !ending.signal.aborted && setViewed((before) => ({ ...before, ...part }))
    setViewed(nothing)
    void loadFirst(quickFiles(picture)).then(
      (image) => !ending.signal.aborted && setViewed((before) => (before.isOriginal ? before : { ...before, image })),
      () => undefined,
    )
    loadOriginal(src, ending.signal, (share) => change({ share })).then(
      (image) => change({ image, isOriginal: true, share: 1 }),
      () => change({ failed: true }),
    )
    return () => ending.abort()
  }, [src, tries])
  return viewed
}

/** The first of the files that can be shown. */
async function loadFirst(files: readonly string[]): Promise<HTMLImageElement> {
  for (const file of files) {
    const image = await decoded(file).catch(() => null)
    if (image) return image
  }
  throw new Error('no file could be shown')
}

async function loadOriginal(
  src: string,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<HTMLImageElement> {
  const answer = await fetch(src, { signal })
  if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`)
  const all = Number(answer.headers.get('content-length'))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    size += value.length
    if (all > 0) onShare(Math.min(1, size / all))
  }
  const url = URL.createObjectURL(new Blob(parts, { type: answer.headers.get('content-type') ?? '' }))
  try {
    return await decoded(url)
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function decoded(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}
