/** What went wrong with a code. Once it is over its place stays empty until somebody types, so that no button moves under the pointer. */
import { useState } from 'react'
import { Alert } from '#spine/ui/alert.tsx'

type Failure = {
  /** Each has its own, so that the same words are read aloud again. */
  number: number
  words: string
  /** A broken line is not the code's fault. */
  blamesCode: boolean
  over: boolean
}

export function useFailure() {
  const [failure, setFailure] = useState<Failure | null>(null)
  const fail = (words: string, { blamesCode = false } = {}) =>
    setFailure((last) => ({ number: (last?.number ?? 0) + 1, words, blamesCode, over: false }))
  const end = () => setFailure((last) => last && { ...last, over: true })
  const clear = () => setFailure(null)
  return { failure, fail, end, clear }
}

export function FailurePlace({ id, failure }: { id: string; failure: Failure | null }) {
  if (!failure) return null
  return (
    <Alert key={failure.number} id={id} className={failure.over ? 'invisible' : ''}>
      {failure.words}
    </Alert>
  )
}

/** For the input that the failure speaks of. */
export function blameOf(failure: Failure | null, id: string) {
  const shown = failure && !failure.over ? failure : null
  return { invalid: shown?.blamesCode ?? false, 'aria-describedby': shown ? id : undefined }
}
