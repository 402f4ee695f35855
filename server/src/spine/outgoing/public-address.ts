/** Which addresses we call that others have chosen: never one inside our own network, by its text or after its name was resolved. */
import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isLoopback } from '#spine/config/config.ts'

/** All that IPv6 has given out; the rest embeds other addresses, is kept for later, or is somebody's own. */
const [given, givenBits] = ipaddr.IPv6.parseCIDR('2000::/3')

export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  const parsed = ipaddr.parse(address)
  const isGiven = parsed instanceof ipaddr.IPv4 || parsed.match(given, givenBits)
  return isGiven && parsed.range() === 'unicast'
}

/** Names that lead inside wherever they are asked. */
const insideNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)\.?$/

function isPublicName(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) ? isPublicAddress(bare) : /[^.]\.[^.]/.test(hostname) && !insideNames.test(hostname)
}

/** Checks the text of an address; a name is resolved and checked when we send. */
export function mayPushTo(endpoint: string, allowLoopback: boolean): boolean {
  return mayCall(endpoint, allowLoopback, (port) => port === '')
}

/** A receiver may have a port of its own, but none of those on which other services of a machine listen. */
export function mayHook(address: string, allowLoopback: boolean): boolean {
  return mayCall(address, allowLoopback, (port) => port === '' || Number(port) >= 1024)
}

/** A page that people open themselves may be without TLS. */
export function mayOpen(address: string, allowLoopback: boolean): boolean {
  return mayHook(address.replace(/^http:/i, 'https:'), false) || mayHook(address, allowLoopback)
}

function mayCall(address: string, allowLoopback: boolean, isPort: (port: string) => boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (username || password) return false
  if (allowLoopback && protocol === 'http:' && isLoopback(hostname)) return true
  return protocol === 'https:' && isPort(port) && isPublicName(hostname)
}

/** Resolves a name and refuses it if any of its addresses is not public. The connection uses this very answer. */
export const publicLookup: LookupFunction = createPublicLookup(lookup)

/** `resolve` is the machine's own, except in tests, where it answers with what a hostile name server would. */
export function createPublicLookup(resolve: typeof lookup): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const forbidden = addresses?.find(({ address }) => !isPublicAddress(address))
      const refusal =
        forbidden && Object.assign(new Error('The address is not a public one.'), { code: notPublic })
      const [first] = addresses ?? []
      if (error || refusal || !first) answer(error ?? refusal ?? new Error('The name has no address.'), '', 0)
      else if (options.all) answer(null, addresses)
      else answer(null, first.address, first.family)
    })
  }
}

export const notPublic = 'ENOTPUBLIC'
