/** Decodes the server's public push key into the bytes that browsers expect. */

export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export function isSameKey(known: ArrayBuffer | null, text: string): boolean {
  if (!known) return false
  const [mine, theirs] = [new Uint8Array(known), keyBytes(text)]
  return mine.length === theirs.length && mine.every((byte, place) => byte === theirs[place])
}
