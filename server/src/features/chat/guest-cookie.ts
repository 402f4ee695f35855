/** The cookie of a guest of the chat: a random token that opens their own conversation and nothing else. Only its hash is stored. */
import { createHash, randomBytes } from 'node:crypto'
import { guestDays } from '@kervan/domain/chat/chat.policy.ts'
import { cookieAttributes, cookieValue } from '#features/auth/session-cookie.ts'

const cookieName = '__Host-kervan-chat'
const lifeSeconds = guestDays * 86_400

export function newGuestToken(): string {
  return randomBytes(32).toString('base64url')
}

export function guestTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function guestTokenFrom(cookies: string | undefined): string | undefined {
  const value = cookieValue(cookies, cookieName)
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

export const noGuestCookie = `${cookieName}=; Max-Age=0; ${cookieAttributes}`

export function guestCookie(token: string): string {
  return `${cookieName}=${token}; Max-Age=${lifeSeconds}; ${cookieAttributes}`
}
