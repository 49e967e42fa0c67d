import type { BrowserContext, Page } from 'playwright-core'

/** Records every sign that an injected script ran or was stopped: dialogs, CSP violations, pages that open. */
export async function watchScripts(context: BrowserContext): Promise<string[]> {
  const signs: string[] = []
  await context.exposeFunction('itRan', (how: string) => signs.push(how))
  await context.addInitScript(() => {
    const ran = (how: string) => () => void (window as unknown as { itRan(how: string): void }).itRan(how)
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) Object.assign(window, { [name]: ran(name) })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      ran(`the policy stopped ${violatedDirective} of ${blockedURI}`)(),
    )
  })
  context.on('dialog', async (dialog) => {
    signs.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  context.on('page', (page) => signs.push(`opened ${page.url()}`))
  return signs
}

/**
 * Triggers pointer and keyboard events on all written content, opens folded parts, and answers elements that must not be
 * there.
 */
export function searchWritten(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const root of document.querySelectorAll('main')) {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        for (const type of ['pointerover', 'mouseover', 'mouseenter', 'pointerdown', 'mousedown', 'animationend']) {
          element.dispatchEvent(new MouseEvent(type, { bubbles: false }))
        }
        if (element.closest('.rt') && element.tabIndex >= 0) element.focus({ preventScroll: true })
      }
    }
    const known = new Set(
      [
        'P',
        'H3',
        'H4',
        'UL',
        'OL',
        'LI',
        'BLOCKQUOTE',
        'CITE',
        'PRE',
        'CODE',
        'HR',
        'BR',
        'DIV',
        'SPAN',
        'FIGURE',
      ].concat(
        [
          'PICTURE',
          'SOURCE',
          'IMG',
          'A',
          'DETAILS',
          'SUMMARY',
          'TABLE',
          'TBODY',
          'TR',
          'TD',
          'TH',
          'STRONG',
          'EM',
          'B',
          'I',
        ],
        ['U', 'S', 'SUB', 'SUP', 'BUTTON', 'FIGCAPTION', 'DEL'],
      ),
    )
    for (const element of document.querySelectorAll('.rt *')) {
      const { tagName } = element
      if (!known.has(tagName.toUpperCase())) found.push(`<${tagName}> in ${element.closest('[id]')?.id}`)
    }
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'srcdoc') found.push(`${element.tagName} ${name}`)
        if (
          /^(href|src|action|formaction|xlink:href|data)$/.test(name) &&
          /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(value)
        )
          found.push(`${element.tagName} ${name}=${value.slice(0, 60)}`)
        if (name === 'href' && element.closest('.rt') && !/^(https?:\/\/|mailto:|\/(?!\/)|#)/.test(value))
          found.push(`leads to ${value.slice(0, 60)}`)
      }
    }
    for (const element of document.querySelectorAll(
      'iframe, object, embed, base, meta[http-equiv], main script, main style, main link, main form .rt',
    ))
      found.push(element.outerHTML.slice(0, 120))
    // Give started scripts time to run.
    await new Promise((done) => setTimeout(done, 300))
    return found
  })
}
