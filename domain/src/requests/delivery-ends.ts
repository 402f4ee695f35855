/** Which ends of a delivery are at a door, where an address is needed; the others are ports, airports or terminals. Without zod. */
export function doorsOf(deliveryMode: string): { origin: boolean; destination: boolean } {
  return { origin: deliveryMode.startsWith('door-to-'), destination: deliveryMode.endsWith('-to-door') }
}
