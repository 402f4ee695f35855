/** The error message of a code form. When hidden it keeps its space until somebody types, so that no button moves under the pointer. */
import { useState } from 'react'
import { Alert } from '#spine/ui/alert.tsx'

type Failure = {
  /** Unique, so that the same text is read aloud again. */
  number: number
  text: string
  /** False for a network error, for example. */
  blamesCode: boolean
  isHidden: boolean
}

export function useCodeFailure() {
  const [failure, setFailure] = useState<Failure | null>(null)
  const fail = (text: string, { blamesCode = false } = {}) =>
    setFailure((last) => ({ number: (last?.number ?? 0) + 1, text, blamesCode, isHidden: false }))
  const hide = () => setFailure((last) => last && { ...last, isHidden: true })
  const clear = () => setFailure(null)
  return { failure, fail, hide, clear }
}

export function CodeFailureAlert({ id, failure }: { id: string; failure: Failure | null }) {
  if (!failure) return null
  return (
    <Alert key={failure.number} id={id} className={failure.isHidden ? 'invisible' : ''}>
      {failure.text}
    </Alert>
  )
}

/** Props for the code input that the failure is about. */
export function codeFailureProps(failure: Failure | null, id: string) {
  const shown = failure && !failure.isHidden ? failure : null
  return { 'aria-invalid': shown?.blamesCode ?? false, 'aria-describedby': shown ? id : undefined }
}
