/** The string field `name` in the data of a refusal; '' if it is missing. */
export const textIn = (data: unknown, name: string): string => {
  const value = typeof data === 'object' && data !== null && name in data ? Reflect.get(data, name) : undefined
  return typeof value === 'string' ? value : ''
}
