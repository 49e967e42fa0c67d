/** Escapes text for HTML content and for attributes in double quotes. */
export const escapeHtml = (s: string): string => (special.test(s) ? s.replace(every, (c) => entities[c] ?? '') : s)

/** Writes attributes as ` name="value"`, each with a leading space; undefined ones are left out, empty ones are not. */
export function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  let html = ''
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) html += ` ${name}="${escapeHtml(String(value))}"`
  }
  return html
}

/** Attributes of every link whose target a member chose. */
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
