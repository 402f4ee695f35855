/**
 * Whether somebody has a page of ours open, whichever process serves it. Each process is asked by the way and answers by the way:
 * nothing is stored, and a process that dies takes its answer with it. Silence means away.
 */
import { randomUUID } from 'node:crypto'
import { defineEvent } from '@kervan/domain/live/event.ts'
import { z } from '@kervan/domain/z.ts'
import type { Signal } from '#spine/database/signals.ts'
import type { Feed } from '#spine/live/feed.ts'
import type { Sockets } from '#spine/live/sockets.ts'

const asked = defineEvent('live.who_is_here', z.object({ question: z.uuid(), person: z.string() }))
const answered = defineEvent('live.is_here', z.object({ question: z.uuid() }))

/** Others answer within milliseconds; a process that is too busy for this counts as one without that page. */
const answerMs = 700

/** A person by id, a guest by their audience (`guest:<id>`). */
export type IsHere = (person: string) => Promise<boolean>

export type WithWhoIsHere = { isHere: IsHere }

export type WhoIsHere = WithWhoIsHere & {
  /** From now on this process answers, and hears the others. */
  listen(feed: Pick<Feed, 'onSignal'>, sockets: Pick<Sockets, 'serves'>): void
}

export function createWhoIsHere(signal: Signal): WhoIsHere {
  const waiting = new Map<string, () => void>()
  let serves: Sockets['serves'] = () => false

  return {
    listen(feed, sockets) {
      serves = sockets.serves
      feed.onSignal(({ name, data }) => {
        if (name === asked.name) {
          const { question, person } = asked.data.parse(data)
          if (serves(person)) void signal(answered, ['nodes'], { question }).catch(() => undefined)
        } else if (name === answered.name) waiting.get(answered.data.parse(data).question)?.()
      })
    },
    async isHere(person) {
      if (serves(person)) return true
      const question = randomUUID()
      const heard = new Promise<boolean>((resolve) => {
        waiting.set(question, () => resolve(true))
        setTimeout(() => resolve(false), answerMs)
      })
      try {
        await signal(asked, ['nodes'], { question, person })
        return await heard
      } finally {
        waiting.delete(question)
      }
    },
  }
}
