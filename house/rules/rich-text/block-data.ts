import type { DataBlock, GalleryData, HiddenData } from './document.ts'

/** Encodes the data of a gallery or hidden block for the document and the page: base64 of UTF-8 JSON. */
export function writeBlock(data: GalleryData | HiddenData): string {
  const bytes = new TextEncoder().encode(JSON.stringify(data))
  let binary = ''
  // `apply` takes any array-like; spreading goes through the iterator, which is ten times slower.
  const characters = (part: ArrayLike<number>) => String.fromCharCode.apply(null, part as number[])
  for (let at = 0; at < bytes.length; at += chunk) binary += characters(bytes.subarray(at, at + chunk))
  return btoa(binary)
}

/** Decodes block data without validating it; undefined if it is not exactly base64 of UTF-8 JSON. */
export function readBlock(data: string): unknown {
  try {
    const binary = atob(data)
    // `atob` accepts blanks and missing padding: refuse those.
    if (btoa(binary) !== data) return undefined
    const bytes = new Uint8Array(binary.length)
    for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at)
    return JSON.parse(utf8.decode(bytes))
  } catch {
    return undefined
  }
}

export type BlockContent =
  | { readonly component: 'gallery'; readonly data: GalleryData }
  | { readonly component: 'hidden'; readonly data: HiddenData }

/** The content of a block in a validated document; cached. */
export function blockContent(block: DataBlock): BlockContent {
  const known = opened.get(block)
  if (known) return known
  // The document was validated, so the data fits the component.
  const content = { component: block.attrs.component, data: readBlock(block.attrs.data) } as BlockContent
  opened.set(block, content)
  return content
}

/** Caches the content of a block, so that later walks need not decode it again. */
export function rememberContent(block: DataBlock, content: BlockContent): void {
  opened.set(block, content)
}

const opened = new WeakMap<DataBlock, BlockContent>()
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const chunk = 8_192
