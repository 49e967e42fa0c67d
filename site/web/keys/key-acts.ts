export type KeyAct =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'search' }
  | { readonly kind: 'help' }
  | { readonly kind: 'write' }
  | { readonly kind: 'item'; readonly step: 1 | -1 }

/** The act that a key triggers; null if none. `prefix` is 'g' for a short time after the key g. */
export const keyAct = (prefix: '' | 'g', key: string, pathname: string): KeyAct | null => {
  if (prefix === 'g') return places[key] ? { kind: 'go', to: places[key] } : null
  if (key === '/') return { kind: 'search' }
  if (key === '?') return { kind: 'help' }
  if (key === 'j') return { kind: 'item', step: 1 }
  if (key === 'k') return { kind: 'item', step: -1 }
  if (key === 'n' && pathname === '/rpy') return { kind: 'go', to: '/rpy/upload' }
  if (key === 'n' && pathname === '/ms') return { kind: 'write' }
  return null
}

const places: Readonly<Record<string, string>> = { h: '/', r: '/rpy', m: '/ms' }
