import type { ApiCall, ApiOperation } from '#api/api-document.ts'

/** The call as a line for a terminal. */
export const curlOf = ({ method, path, operation }: ApiCall, origin: string): string => {
  const lines = [`curl ${origin}/api${path}`]
  if (operation['x-who'] !== 'anyone') lines.push(`-H 'Authorization: Dessert TOKEN'`)
  if (operation['x-captcha']) lines.push(`-H 'X-Captcha: SOLUTION'`)
  if (operation.requestBody?.content['multipart/form-data']) {
    lines.push(`-F 'blob=@FILE'`, `-F 'fields=${quoted(operation['x-example-fields'] ?? {})}'`)
  } else if (method === 'post') {
    lines.push(`-H 'Content-Type: application/json'`, `-d '${quoted(JSON.parse(inputOf(operation)))}'`)
  }
  return lines.join(' \\\n  ')
}

/** The example's input as JSON text. */
export const inputOf = ({ requestBody }: ApiOperation): string =>
  JSON.stringify(requestBody?.content['application/json']?.example ?? {}, null, 2)

const quoted = (value: unknown): string => JSON.stringify(value).replaceAll("'", `'\\''`)
