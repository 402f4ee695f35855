/**
 * The network a caller is counted by: an IPv4 address, or the /64 that an IPv6 subscriber is usually given whole.
 * A caller who has hung up already has no address any more.
 */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8).fill('0')]
  return `${filled.slice(0, 4).join(':')}::/64`
}
