/** A text of what came with a gate; '' where there is none. */
export const textIn = (data: unknown, name: string): string => {
  const value = typeof data === 'object' && data !== null && name in data ? Reflect.get(data, name) : undefined
  return typeof value === 'string' ? value : ''
}
