/** Sends what the network has kept back of a colleague's answers, whichever page of the office is open. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import {
  type AnswerOutbox,
  type AnswerOutboxes,
  createAnswerOutboxes,
} from '#features/chat/office/answer-outboxes.ts'
import { useWaking } from '#features/chat/use-waking.ts'

const Outboxes = createContext<AnswerOutboxes | null>(null)

export function AnswersOnTheirWay({ personId, children }: { personId: string; children: ReactNode }) {
  const [outboxes] = useState(() => createAnswerOutboxes(personId))
  useEffect(() => () => outboxes.stop(), [outboxes])
  useWaking(outboxes.wake)
  return <Outboxes value={outboxes}>{children}</Outboxes>
}

export function useAnswerOutbox(conversationId: string): AnswerOutbox {
  const outboxes = useContext(Outboxes)
  if (!outboxes) throw new Error('Answers are sent within the office only.')
  return outboxes.of(conversationId)
}
