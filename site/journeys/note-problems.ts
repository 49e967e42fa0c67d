import type { BrowserContext } from 'playwright-core'

/**
 * Records what no page may do: log warnings or errors (CSP violations too), throw, get a 5xx, request a foreign host.
 */
export function noteProblems(context: BrowserContext, origin: string): string[] {
  const problems: string[] = []
  const at = (url: string | undefined) => (url ?? '').replace(origin, '')
  context.on('console', (message) => {
    if (message.type() !== 'warning' && message.type() !== 'error') return
    // Addresses without a page answer 404 by design, which the browser logs. Files and calls must be there.
    if (message.text().includes('status of 404') && !isFileOrCall.test(at(message.location().url))) return
    // These errors occur only when a journey itself switches the network off or breaks a connection.
    if (/net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)/.test(message.text())) return
    problems.push(`${at(message.page()?.url())} logged ${message.text()} (${at(message.location().url)})`)
  })
  context.on('weberror', (error) => {
    problems.push(`${at(error.page()?.url())} threw ${error.error().message}`)
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) problems.push(`asked a foreign host: ${url}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${at(response.url())}`)
  })
  return problems
}

const isFileOrCall = /^\/(?:api|art|assets|emoji|icons|jc|pic)\/|\.\w+(?:\?|$)/
