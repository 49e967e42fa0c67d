import { BlockList, isIP } from 'node:net'

/**
 * Whether an address is one of the open Internet: not of this machine, not of a network behind it, not set aside for
 * anything, and not an address of version 4 inside one of version 6.
 * Ranges: the special-purpose address registries of IANA.
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

/** All that is given out to the Internet so far; version 4 inside version 6 (mapped, translated, local) lies outside. */
const unicast6 = listOf('ipv6', [['2000::', 3]])

const special6 = listOf('ipv6', [
  // Protocol assignments: Teredo, benchmarking, ORCHID among them.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 holds an address of version 4.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
])
