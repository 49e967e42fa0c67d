/** For text and for attributes in double quotes. */
export const escapeHtml = (s: string): string => (special.test(s) ? s.replace(every, (c) => entities[c] ?? '') : s)

/** Attributes with a value, each with a blank before it; empty ones stay, undefined ones go. */
export function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  let html = ''
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) html += ` ${name}="${escapeHtml(String(value))}"`
  }
  return html
}

/** Of every link that leads somewhere a writer chose. */
export const linkAttributes = { rel: 'nofollow ugc noopener', target: '_blank' } as const

const special = /[&<>"']/
const every = /[&<>"']/g
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
