import { isIPv4, isIPv6 } from 'node:net'

/** Cache of address to network: most callers call again within a moment. */
const known = new Map<string, string>()
const mostKnown = 10_000

/** The /24 of an IPv4 address, the /64 of an IPv6 one; IPv4 inside IPv6 is unwrapped first. */
export function networkOf(address: string): string {
  const before = known.get(address)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const network = findNetwork(address)
  known.set(address, network)
  return network
}

export const isLoopback = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127\./i.test(address)

function findNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(plain)) return 'unknown'
  return `${expand(plain).slice(0, 4).join(':')}::/64`
}

function expand(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((part) =>
    part.toLowerCase().replace(/^0+(?=.)/, ''),
  )
}
