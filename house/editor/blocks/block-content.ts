import { type BlockContent, readBlock } from '#rules/rich-text/block-data.ts'
import type { GalleryData, HiddenData } from '#rules/rich-text/document.ts'

/** Content of a block in an open editor; null for data that cannot be read. The server validates it more strictly. */
export function openBlock(attrs: Readonly<Record<string, unknown>>): BlockContent | null {
  const data = readBlock(String(attrs.data))
  if (typeof data !== 'object' || data === null) return null
  if (attrs.component === 'gallery' && isGallery(data)) return { component: 'gallery', data }
  if (attrs.component === 'hidden' && isHidden(data)) return { component: 'hidden', data }
  return null
}

const isGallery = (data: object): data is GalleryData =>
  'items' in data &&
  Array.isArray(data.items) &&
  data.items.every((item: unknown) => typeof item === 'object' && item !== null && 'src' in item)

const isHidden = (data: object): data is HiddenData =>
  'showing' in data &&
  typeof data.showing === 'string' &&
  'content' in data &&
  typeof data.content === 'object' &&
  data.content !== null
