import type { Language } from '#rules/language.ts'
import { isOwnPicture } from '#rules/rich-text/addresses.ts'
import type { DataBlock, GalleryData, GalleryItem } from '#rules/rich-text/document.ts'
import { textWords } from './emoji-word.ts'
import { attributes, escapeHtml, linkAttributes } from './html.ts'
import type { Shown, ShownPicture } from './sources.ts'

/** Renders a picture of this site in its sizes. An external one is a link until it is copied: nothing is hot-linked. */
export const renderFigure = (src: string, alt: string, shown: Shown): string =>
  `<figure class="rt-figure">${renderPicture({ src, alt }, shown, () => textWidth)}</figure>`

/** `sizes` is the attribute that tells browsers how wide the picture will be, so that they load the right file. */
function renderPicture(
  { src, alt }: Pick<GalleryItem, 'src' | 'alt'>,
  shown: Shown,
  sizes: (picture: ShownPicture) => string,
): string {
  const picture = shown.pictures.get(src)
  if (picture) return pictureElement(picture, alt, sizes(picture))
  if (!isOwnPicture(src)) return remoteLink(src, alt, shown.language)
  return `<span class="rt-gone">${escapeHtml(textWords(shown.language).pictureGone)}</span>`
}

function pictureElement({ src, width, height, placeholder, sources }: ShownPicture, alt: string, sizes: string) {
  const style = tinyPicture.test(placeholder) ? `background-image:url(${placeholder})` : undefined
  const image = { class: 'rt-pic', src, alt, width, height, loading: 'lazy', decoding: 'async', style }
  const files = sources.map(({ type, srcset }) => `<source${attributes({ type, srcset, sizes })}>`)
  return `<picture>${files.join('')}<img${attributes(image)}></picture>`
}

const tinyPicture = /^data:image\/(webp|png|jpeg|gif|avif);base64,[A-Za-z0-9+/]+={0,2}$/
/** Width of a floor's text: the page less its margins, or 720 px beside the author. */
const textWidth = '(max-width: 767px) calc(100vw - 32px), 720px'
/** Width of a gallery picture: it is 300 px high, and no wider than the text. */
const slideWidth = ({ width, height }: ShownPicture): string =>
  `${Math.min(720, Math.max(1, Math.round((300 * width) / Math.max(1, height))))}px`

export function remoteLink(src: string, alt: string, language: Language): string {
  const host = /^https?:\/\/([^/]+)/i.exec(src)?.[1] ?? ''
  const words = alt || textWords(language).remote(host)
  return `<a${attributes({ class: 'rt-remote', href: src, ...linkAttributes })}>${escapeHtml(words)}</a>`
}

/** A row of pictures that scrolls without scripts; the thumbnails below it are links to them. */
export function renderGallery({ attrs }: DataBlock, { items }: GalleryData, shown: Shown): string {
  const words = textWords(shown.language)
  const slide = (n: number) => `b-${attrs.id}-${n + 1}`
  const slides = items.map(
    (item, n) => `<figure class="rt-slide" id="${slide(n)}">${renderPicture(item, shown, slideWidth)}</figure>`,
  )
  const thumbs = items.map(({ src }, n) => {
    const link = { href: `#${slide(n)}`, 'aria-label': words.slide(n + 1, items.length) }
    return `<a${attributes(link)}>${renderThumb(src, n, shown)}</a>`
  })
  const group = { class: 'rt-slides', role: 'group', tabindex: 0, 'aria-label': words.gallery(items.length) }
  return (
    `<div class="rt-gallery"${blockAttributes(attrs)}><div${attributes(group)}>${slides.join('')}</div>` +
    `<div class="rt-thumbs">${thumbs.join('')}</div></div>`
  )
}

function renderThumb(source: string, n: number, shown: Shown): string {
  const picture = shown.pictures.get(source)
  if (!picture) return String(n + 1)
  // The narrowest width comes first in `srcset`.
  const src = picture.sources.at(-1)?.srcset.split(' ')[0] ?? picture.src
  const thumb = { class: 'rt-thumb', src, alt: '', width: 72, height: 48, loading: 'lazy' }
  return `<img${attributes(thumb)}>`
}

/** Attributes by which the editor recognises a block that it can open again. */
export const blockAttributes = ({ component, data, id }: DataBlock['attrs']): string =>
  attributes({ 'data-component': component, 'data-json': data, id: `b-${id}`, contenteditable: 'false' })
