/** Parses a message of the live socket without zod, which the first load does not contain. */
import type { LiveMessage } from '@kervan/domain/live/live-messages.ts'

export function parseLiveMessage(data: unknown): LiveMessage | null {
  const message = parse(data)
  if (message?.type === 'signal') return typeof message.name === 'string' ? (message as LiveMessage) : null
  if (!message || !Number.isInteger(message.position)) return null
  if (message.type === 'beat') return message as LiveMessage
  if (message.type === 'hello') return typeof message.refetch === 'boolean' ? (message as LiveMessage) : null
  const whole = message.type === 'event' && typeof message.name === 'string' && typeof message.id === 'string'
  return whole ? (message as LiveMessage) : null
}

function parse(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'string') return null
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
