import { BlockList, isIP } from 'node:net'

/**
 * Whether an IP address is public: not loopback, private, link-local or reserved, and not an IPv4 address inside an
 * IPv6 one. Ranges: the special-purpose address registries of IANA.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  if (version === 6 && !address.includes('%'))
    return unicast6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
  return false
}

const listOf = (family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, family)
  return list
}

const special = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])

/** All IPv6 space assigned to the Internet so far. IPv4 inside IPv6 (mapped, translated, local) lies outside it. */
const unicast6 = listOf('ipv6', [['2000::', 3]])

const special6 = listOf('ipv6', [
  // Protocol assignments, among them Teredo, benchmarking and ORCHID.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 addresses contain an IPv4 address.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
])
