/**
 * Asks a customer for their answer to a quote. The URL opens the question, as in `?approve=<request>`, so that the back button
 * closes it first.
 */
import type { Answer } from '@kervan/domain/requests/requests.policy.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { AnswerDialog, type Asked, answerTexts, noOptions } from '#features/quotes/answers/answer-dialog.tsx'
import type { QuotedRequest } from '#features/requests/quoted-request.ts'
import { openedHere, useCloseDialog, withParams } from '#spine/addresses/dialog-address.ts'

type AnswerQuote = {
  /** Opens the question; nothing is sent before it is confirmed. Without options none are accepted. */
  ask: (answer: Answer, request: QuotedRequest, options?: Asked['chosen']) => void
  /** To be rendered anywhere on the screen. */
  dialog: ReactNode
}

const answers = Object.keys(answerTexts) as Answer[]

export function useAnswerQuote(): AnswerQuote {
  const navigate = useNavigate()
  const { search } = useLocation()
  const close = useCloseDialog(...answers)
  const [asked, setAsked] = useState<Asked | null>(null)
  const params = new URLSearchParams(search)
  const answer = answers.find((name) => params.has(name))
  const current = answer && asked?.request.id === params.get(answer) ? asked : null
  useCloseAfterReload(answer !== undefined && current === null, close)
  return {
    ask: (wanted, request, chosen = noOptions) => {
      setAsked({ request, chosen })
      const address = { search: withParams(search, { [wanted]: request.id }) }
      void navigate(address, { state: openedHere, preventScrollReset: true })
    },
    dialog: answer && current && (
      <AnswerDialog key={answer + current.request.id} answer={answer} opened={current} onClose={close} />
    ),
  }
}

/** After a reload it is unknown which price the dialog was about, so it is closed. */
function useCloseAfterReload(isAfterReload: boolean, close: () => void) {
  const closed = useRef(false)
  useEffect(() => {
    if (isAfterReload && !closed.current) close()
    closed.current = isAfterReload
  }, [isAfterReload, close])
}
