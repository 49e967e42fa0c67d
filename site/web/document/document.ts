import { artUrl } from '#design/art/art-url.ts'
import type { DocumentParts } from './document-parts.ts'
import { escapeHtml, json } from './escape.ts'
import { headOf } from './head.ts'
import { starter } from './starter.ts'

/** Builds the complete first HTML document. */
export const documentHtml = (parts: DocumentParts): string => {
  const { language, assets, path } = parts
  const { text: said, above, otherLanguage } = parts.noScripts
  // The starter marks the document before the first paint. Without that mark, CSS shows this text.
  const unscripted = `<p class="no-scripts">${escapeHtml(said)}</p>`
  const [other, otherTag] = language === 'zh' ? ['en', 'en'] : ['zh', 'zh-CN']
  // Sets the same cookie as the language switch of the top bar, on the server
  // (house/kit/pages/switch-language.ts).
  const languages = `<noscript><p class="no-scripts"><a href="/language/${other}?back=${escapeHtml(encodeURIComponent(path))}" hreflang="${otherTag}" lang="${otherTag}" rel="nofollow">${escapeHtml(otherLanguage)}</a></p></noscript>`
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">${assets.fonts.map((href) => `<link data-face href="${href}" as="font" type="font/woff2" crossorigin>`).join('')}${scriptLinks(assets)}<script>${starter}</script>${headOf(parts)}<link rel="icon" href="${artUrl.icon()}" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest${language === 'zh' ? '' : '-en'}.webmanifest">${[
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
