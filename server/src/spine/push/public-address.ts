/** Which addresses a push may go to. Anybody can register one, so addresses inside our own network are refused. */
import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { isLoopback } from '#spine/config/config.ts'

const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4')
// Of IPv6 only global addresses, without the ranges that embed another address.
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4')
  return isIP(address) === 6 && outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/** Checks the text of an address; a name is resolved and checked when we send. */
export function mayPushTo(endpoint: string, allowLoopback: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) return false
  if (allowLoopback && protocol === 'http:' && isLoopback(hostname)) return true
  if (protocol !== 'https:' || port !== '') return false
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare)
    ? isPublicAddress(bare)
    : hostname.includes('.') && !/\.(localhost|local|internal)\.?$/.test(hostname)
}

/** Resolves a name and refuses it if any of its addresses is not public. The connection uses this very answer. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const forbidden = addresses?.find(({ address }) => !isPublicAddress(address))
    const refusal =
      forbidden && Object.assign(new Error('The address is not a public one.'), { code: 'ENOTPUBLIC' })
    const [first] = addresses ?? []
    if (error || refusal || !first) answer(error ?? refusal ?? new Error('The name has no address.'), '', 0)
    else if (options.all) answer(null, addresses)
    else answer(null, first.address, first.family)
  })
}
