/**
 * The network by which a caller is counted: an IPv4 address, or the /64 that an IPv6 subscriber usually has.
 * The address is undefined once the caller has disconnected.
 */
export function networkOf(address: string | undefined): string {
  const plain = plainAddress(address)
  return plain.includes(':') ? `${leadingGroups(plain, 4)}::/64` : plain
}

/** A truncated address, which identifies a region and not a household. */
export function regionOf(address: string | undefined): string {
  const plain = plainAddress(address)
  if (plain.includes(':')) return `${leadingGroups(plain, 3)}::/48`
  return plain.replace(/\.\d+$/, '.0/24')
}

function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:/i, '')
}

function leadingGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8).fill('0')]
  return filled.slice(0, count).join(':')
}
