import * as houseLimits from '../house-limits.ts'
import * as staffLimits from '../staff/staff-limits.ts'
import { weightedLength } from '../text.ts'
import { isPictureSource } from './addresses.ts'
import { type BlockContent, readBlock, writeBlock } from './block-data.ts'
import type { DataBlock, GalleryItem, RichDocument } from './document.ts'
import { isRecord, type Reading, Refused } from './reading.ts'
import { cleanCharacters } from './text.ts'
import * as limits from './text-limits.ts'

type Given = DataBlock['attrs']

/** Validates a block; answers its attributes with re-encoded data, and its decoded content. */
export function readContent(
  reading: Reading,
  given: Given,
  readHidden: (document: unknown) => RichDocument,
): readonly [Given, BlockContent] {
  const data = readBlock(given.data)
  const content = given.component === 'gallery' ? readGallery(reading, data) : readSecret(reading, data, readHidden)
  return [{ component: given.component, data: writeBlock(content.data), id: ownId(reading, given.id) }, content]
}

function readGallery(reading: Reading, data: unknown): BlockContent {
  const items = isRecord(data) && Object.keys(data).length === 1 ? data.items : undefined
  if (!Array.isArray(items)) throw new Refused('blockBroken')
  if (items.length < limits.galleryMin) throw new Refused('tooLess')
  reading.pictures -= items.length
  if (reading.pictures < 0) throw new Refused('picturesMany')
  const read = items.map(readItem)
  if (new Set(read.map(({ src }) => src)).size < read.length) throw new Refused('imgDuplicate')
  return { component: 'gallery', data: { items: read } }
}

function readItem(value: unknown): GalleryItem {
  if (!isRecord(value)) throw new Refused('blockBroken')
  const { src, name, alt, size, width, height, ...rest } = value
  if (typeof src !== 'string' || !isPictureSource(src)) throw new Refused('notPic')
  const fits = Object.keys(rest).length === 0 && isShort(name) && isShort(alt) && isPixels(width) && isPixels(height)
  if (!fits || !(size === 'N/A' || isSize(size))) throw new Refused('blockBroken')
  return { src, name: cleanCharacters(name), alt: cleanCharacters(alt), size, width, height }
}

function readSecret(reading: Reading, data: unknown, readHidden: (document: unknown) => RichDocument): BlockContent {
  if (!isRecord(data) || reading.hidden) throw new Refused('blockBroken')
  const { showing, content, ...rest } = data
  if (typeof showing !== 'string' || Object.keys(rest).length > 0) throw new Refused('blockBroken')
  if (weightedLength(showing) > houseLimits.topicTitle) throw new Refused('blockBroken')
  reading.hidden = true
  const document = readHidden(content)
  reading.hidden = false
  return { component: 'hidden', data: { showing: cleanCharacters(showing), content: document } }
}

/** The editor copies a block with its id; in the document every block must have a unique one. */
function ownId(reading: Reading, given: string): string {
  let id = given
  for (let copy = 2; reading.ids.has(id); copy++) id = `${given.slice(0, 36)}-${copy}`
  reading.ids.add(id)
  return id
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= staffLimits.reason
const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
const isPixels = (value: unknown): value is number => isWhole(value, 100_000)
const isSize = (value: unknown): value is number => isWhole(value, staffLimits.staffFileBytes)
