/** One key per intended act: a retry or a double click repeats the key, another input or the next act gets a new one. */
import { useMemo } from 'react'

export function createIntendedAct(newKey: () => string = randomKey) {
  let current: { input: string; key: string } | null = null
  return {
    keyFor(input: unknown): string {
      const text = JSON.stringify(input)
      if (current?.input !== text) current = { input: text, key: newKey() }
      return current.key
    },
    /** Call when the act has succeeded: the same input sent again is then meant again. */
    settle() {
      current = null
    },
  }
}

export function useIntendedAct() {
  return useMemo(() => createIntendedAct(), [])
}

/** `crypto.randomUUID` exists on secure origins only; a demo on a plain local address has none. */
export function randomKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const template = '10000000-1000-4000-8000-100000000000'
  return template.replace(/[018]/g, (digit) => {
    const random = (crypto as Crypto).getRandomValues(new Uint8Array(1))[0] ?? 0
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}
