import { artUrl } from '#design/art/art-url.ts'
import { addressIn } from '../page-language.ts'
import { aboutPage } from './about-page.ts'
import type { DocumentParts } from './document-parts.ts'
import { escapeHtml } from './escape.ts'

/** Title, meta elements and links of the head: what browsers, search engines and previews read. */
export const headOf = (parts: DocumentParts): string => {
  const { meta, links, siteName, siteDescription, origin, noindex, language } = parts
  const title = text(meta.find((tag) => 'title' in tag)?.title)
  const named = (name: string) => text(meta.find((tag) => tag.name === name)?.content)
  const description = named('description') || siteDescription
  const image = text(meta.find((tag) => tag.property === 'og:image')?.content)
  const whole = title === '' ? siteName : `${title} · ${siteName}`
  const unlisted = noindex || named('robots') !== ''
  const path = named('canonical') || parts.path
  const address = origin + addressIn(language, path)
  const tags = [
    ['name', 'description', description],
    ['name', 'robots', unlisted ? 'noindex' : ''],
    ['property', 'og:site_name', siteName],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', language === 'zh' ? 'zh_CN' : 'en_GB'],
    ['property', 'og:title', title || siteName],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ['property', 'og:image', origin + (image || artUrl.share())],
    ['name', 'twitter:card', named('small-image') ? 'summary' : 'summary_large_image'],
  ].filter(([, , content]) => content !== '')
  return [
    `<title>${escapeHtml(whole)}</title>`,
    ...tags.map(([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(unlisted ? [] : alternates(origin, path)),
    ...links.map((link) => `<link${attributes(link)}>`),
    unlisted ? '' : aboutPage({ ...parts, path, title, about: named('about'), trail: named('trail') }),
  ].join('')
}

/** The page's address in each language. Who names none gets the language of the cookie. */
const alternates = (origin: string, path: string): string[] =>
  (
    [
      ['zh', addressIn('zh', path)],
      ['en', addressIn('en', path)],
      ['x-default', path],
    ] as const
  ).map(([language, address]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + address)}">`)

const attributes = (element: Readonly<Record<string, unknown>>): string =>
  Object.entries(element)
    .map(([name, value]) => ` ${name}="${escapeHtml(text(value))}"`)
    .join('')

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
