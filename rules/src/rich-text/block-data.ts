import type { DataBlock, GalleryData, HiddenData } from './document.ts'

/** Data of a gallery or hidden block as it stands in the document and in the page: base64 of UTF-8 JSON. */
export function writeBlock(data: GalleryData | HiddenData): string {
  const bytes = new TextEncoder().encode(JSON.stringify(data))
  let binary = ''
  // `apply` reads any list of numbers; spreading one goes through its iterator, which is ten times slower.
  const characters = (part: ArrayLike<number>) => String.fromCharCode.apply(null, part as number[])
  for (let at = 0; at < bytes.length; at += chunk) binary += characters(bytes.subarray(at, at + chunk))
  return btoa(binary)
}

/** What was written, unchecked; undefined for what is not exactly base64 of UTF-8 JSON. */
export function readBlock(data: string): unknown {
  try {
    const binary = atob(data)
    // `atob` forgives blanks and missing ends.
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

/** What a block of a document that was read holds. */
export function blockContent(block: DataBlock): BlockContent {
  const known = opened.get(block)
  if (known) return known
  // The document was read, so its data is what the component wants.
  const content = { component: block.attrs.component, data: readBlock(block.attrs.data) } as BlockContent
  opened.set(block, content)
  return content
}

/** So that walks need not open a block again. */
export function rememberContent(block: DataBlock, content: BlockContent): void {
  opened.set(block, content)
}

const opened = new WeakMap<DataBlock, BlockContent>()
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const chunk = 8_192
