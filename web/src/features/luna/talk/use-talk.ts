/** The talk of whoever looks at the page, for as long as the tab is open. */
import type { TalkQuoteForm } from '@kervan/domain/luna/talk-forms.ts'
import { mostTalkLines } from '@kervan/domain/luna/talk-options.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepTalk, readTalk } from '#features/luna/talk/kept-talk.ts'
import { createTalk, linesOf } from '#features/luna/talk/talk.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { createIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { newId } from '#spine/api/new-id.ts'

export type ShownTalk = ReturnType<typeof useTalk>

/** A guest has no id: a tab has one guest. */
export function useTalk(isIntroduced: boolean, customerId: string | undefined) {
  const [talk] = useState(() => startTalk(isIntroduced, customerId))
  const state = useSyncExternalStore(talk.watch, talk.now)
  useEffect(() => keepTalk(customerId, state), [customerId, state])
  return { ...talk, state }
}

function startTalk(isIntroduced: boolean, customerId: string | undefined) {
  const keys = createIdempotencyKeys()
  let trackingId: { input: string; id: string } | null = null
  const calls: Parameters<typeof createTalk>[1] = {
    ask: (question) => client.luna.ask(question),
    requestQuote: async (form: TalkQuoteForm) => {
      const sent = await client.luna.talk.requestQuote(form, {
        context: { idempotencyKey: keys.keyFor(form) },
      })
      keys.renew()
      return sent
    },
    track: (form) => {
      // Tried again, it is the same message to the office.
      const input = JSON.stringify(form)
      if (trackingId?.input !== input) trackingId = { input, id: newId() }
      return client.luna.talk.track({ ...form, id: trackingId.id })
    },
    refusalOf: (error) => {
      const { status, message } = toProblem(error)
      return status >= 400 && status < 500 ? message : undefined
    },
  }
  const talk = createTalk(isIntroduced, calls, readTalk(customerId, isIntroduced))
  let handOverId = newId()
  return {
    ...talk,
    refusalOf: calls.refusalOf,
    /** False where there was nothing to hand over yet. */
    async handOver(): Promise<boolean> {
      const lines = linesOf(talk.now().entries, mostTalkLines)
      if (lines.length === 0) return false
      await client.luna.talk.handOver({ id: handOverId, lines })
      handOverId = newId()
      return true
    },
  }
}
