import type { Language } from '@patisserie/rules/language'
import type { PageAssets } from '../../../build/page-assets.ts'
import { artUrl } from '../../design/art/art-url.ts'
import { starter } from './starter.ts'

export interface DocumentParts {
  readonly language: Language
  readonly siteName: string
  /** Describes pages that have no description of their own. */
  readonly siteDescription: string
  readonly origin: string
  /** Canonical path including the query string. */
  readonly path: string
  /** Title and meta elements that the route declares. */
  readonly meta: readonly Readonly<Record<string, unknown>>[]
  /** Link elements that the route declares. */
  readonly links: readonly Readonly<Record<string, unknown>>[]
  readonly noindex: boolean
  /**
   * Text shown where JavaScript does not run. `above` puts it before the content, for a page that is useless without
   * scripts.
   */
  readonly noScripts: { readonly text: string; readonly above: boolean; readonly otherLanguage: string }
  readonly assets: PageAssets
  /** State embedded as JSON, from which the browser hydrates. */
  readonly state: unknown
  readonly body: string
  /** Texts that the starter shows before hydration: presses are held, or the scripts were lost. */
  readonly early: { readonly held: string; readonly lost: string; readonly reload: string }
  /** Script tags that the development server needs. */
  readonly development?: string | undefined
}

/** Builds the complete first HTML document. */
export const documentHtml = (parts: DocumentParts): string => {
  const { language, assets, origin, path } = parts
  const { text: said, above, otherLanguage } = parts.noScripts
  // The starter marks the document before the first paint. Without that mark, CSS shows this text.
  const unscripted = `<p class="no-scripts">${escapeHtml(said)}</p>`
  const [other, otherTag] = language === 'zh' ? ['en', 'en'] : ['zh', 'zh-CN']
  // Sets the same cookie as the language switch of the top bar, on the server
  // (server/src/kit/pages/switch-language.ts).
  const languages = `<noscript><p class="no-scripts"><a href="/language/${other}?back=${escapeHtml(encodeURIComponent(path))}" hreflang="${otherTag}" lang="${otherTag}" rel="nofollow">${escapeHtml(otherLanguage)}</a></p></noscript>`
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">${assets.fonts.map((href) => `<link data-face href="${href}" as="font" type="font/woff2" crossorigin>`).join('')}${scriptLinks(assets)}<script>${starter}</script>${headOf(parts)}<link rel="canonical" href="${escapeHtml(origin + path)}"><link rel="icon" href="${artUrl.icon()}" type="image/svg+xml">${[
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    parts.development ?? '',
  ].join(
    '',
  )}</head><body>${languages}${above ? unscripted : ''}<div id="root">${parts.body}</div>${above ? '' : unscripted}${earlyNotes(parts.early)}<script type="application/json" id="state">${json(parts.state)}</script></body></html>`
}

/** Links without `rel`: the starter preloads these scripts later and runs the first one, the entry. */
const scriptLinks = ({ entry, scripts }: DocumentParts['assets']): string =>
  [entry, ...scripts.filter((src) => src !== entry)]
    .map((href) => `<link data-script href="${href}" fetchpriority="low">`)
    .join('')

/** Notes that the starter shows while presses wait for the scripts, or when the scripts could not be loaded. */
const earlyNotes = ({ held, lost, reload }: DocumentParts['early']): string =>
  `<div id="early" role="status"><p data-early="held" hidden>${escapeHtml(held)}</p><p data-early="lost" hidden>${escapeHtml(lost)} <a href="">${escapeHtml(reload)}</a></p></div>`

const headOf = ({ meta, links, siteName, siteDescription, origin, path, noindex, language }: DocumentParts): string => {
  const title = text(meta.find((tag) => 'title' in tag)?.title)
  const named = (name: string) => text(meta.find((tag) => tag.name === name)?.content)
  const description = named('description') || siteDescription
  const image = text(meta.find((tag) => tag.property === 'og:image')?.content)
  const whole = title === '' ? siteName : `${title} · ${siteName}`
  const tags = [
    ['name', 'description', description],
    ['name', 'robots', noindex || named('robots') ? 'noindex' : ''],
    ['property', 'og:site_name', siteName],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', language === 'zh' ? 'zh_CN' : 'en_GB'],
    ['property', 'og:title', title || siteName],
    ['property', 'og:description', description],
    ['property', 'og:url', origin + path],
    ['property', 'og:image', image === '' ? '' : origin + image],
    ['name', 'twitter:card', image === '' ? 'summary' : 'summary_large_image'],
  ].filter(([, , content]) => content !== '')
  return `<title>${escapeHtml(whole)}</title>${tags
    .map(([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`)
    .join('')}${links.map((link) => `<link${attributes(link)}>`).join('')}`
}

const attributes = (element: Readonly<Record<string, unknown>>): string =>
  Object.entries(element)
    .map(([name, value]) => ` ${name}="${escapeHtml(text(value))}"`)
    .join('')

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const escapeHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c)

/** JSON with `<` escaped, so that the text cannot close the script element that contains it. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
