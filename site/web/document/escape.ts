export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c)

/** JSON with `<` escaped, so that the text cannot close the script element that contains it. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
