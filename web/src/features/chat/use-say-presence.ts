/** Says by the way that somebody looks at the conversation, or types: seldom enough to cost nothing, and forgotten by whoever hears it. */
import { hereEverySeconds, type PresenceState, typingEverySeconds } from '@kervan/domain/chat/chat.policy.ts'
import type { PresenceInput } from '@kervan/domain/chat/chat-message.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'

/** `send` is the same function as long as it is the same conversation. */
export function useSayPresence(isHere: boolean, send: (input: PresenceInput) => Promise<unknown>) {
  const tell = useCallback(
    // Nobody waits for it, and the next one says it again.
    (state: PresenceState, asks = false) => void send({ state, asks }).catch(() => undefined),
    [send],
  )
  const typedAt = useRef(0)
  useEffect(() => {
    if (!isHere) return
    tell('here', true)
    const timer = setInterval(() => tell('here'), hereEverySeconds * 1_000)
    return () => {
      clearInterval(timer)
      tell('gone')
    }
  }, [isHere, tell])
  return useMemo(
    () => ({
      here: () => isHere && tell('here'),
      typing: () => {
        if (!isHere || Date.now() - typedAt.current < typingEverySeconds * 1_000) return
        typedAt.current = Date.now()
        tell('typing')
      },
    }),
    [isHere, tell],
  )
}
