/** Sends what the network has kept back of a colleague's answers, whichever page of the office is open. */
import { useEffect } from 'react'
import { answerOutboxesOf, forgetAnswerOutboxes } from '#features/chat/office/answer-outboxes.ts'
import { useWaking } from '#features/chat/use-waking.ts'

export function AnswersOnTheirWay({ personId }: { personId: string }) {
  useEffect(() => () => forgetAnswerOutboxes(personId), [personId])
  useWaking(() => answerOutboxesOf(personId).wake())
  return null
}
