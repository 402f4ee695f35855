/**
 * The network a caller is counted by: an IPv4 address, or the /64 that an IPv6 subscriber is usually given whole.
 * A caller who has hung up already has no address any more.
 */
export function networkOf(address: string | undefined): string {
  const plain = plainAddress(address)
  return plain.includes(':') ? `${leadingGroups(plain, 4)}::/64` : plain
}

/** An address cut short, so that it tells a region and not a household. */
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
