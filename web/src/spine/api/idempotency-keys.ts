/** One idempotency key per action: a retry or double click repeats the key, another input or the next action gets a new one. */
import { useMemo } from 'react'

export function createIdempotencyKeys(newKey: () => string = randomKey) {
  let current: { input: string; key: string } | null = null
  return {
    keyFor(input: unknown): string {
      const text = JSON.stringify(input)
      if (current?.input !== text) current = { input: text, key: newKey() }
      return current.key
    },
    /** To be called when the action has succeeded: the same input sent again is then a new action. */
    renew() {
      current = null
    },
  }
}

export function useIdempotencyKeys() {
  return useMemo(() => createIdempotencyKeys(), [])
}

/** `crypto.randomUUID` exists on secure origins only, which a demo on a local network is not. */
export function randomKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const template = '10000000-1000-4000-8000-100000000000'
  return template.replace(/[018]/g, (digit) => {
    const random = (crypto as Crypto).getRandomValues(new Uint8Array(1))[0] ?? 0
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}
