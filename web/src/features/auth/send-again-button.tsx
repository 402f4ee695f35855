/** Sends a mail once more, after a pause that the button counts down. */
import { useEffect, useRef, useState } from 'react'
import { authNews } from '#features/auth/auth.copy.ts'
import { shortWait, useCountdown } from '#features/auth/countdown.ts'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  label: string
  /** Epoch milliseconds. */
  availableAt: number
  busy: boolean
  onSend: () => void
  /** It is the one thing left to do. */
  isNext?: boolean
  /** Said politely once the mail is on its way again. */
  news?: string
}

export function SendAgainButton({ label, availableAt, busy, onSend, isNext = false, news }: Props) {
  const left = useCountdown(availableAt)
  const waiting = left > 0
  const waited = useRef(waiting)
  const [said, setSaid] = useState('')
  useEffect(() => {
    // The seconds themselves are not read aloud, only that they are over.
    if (waiting) waited.current = true
    setSaid(!waiting && waited.current ? authNews.mayResend : '')
  }, [waiting])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        onClick={onSend}
        variant={isNext ? 'next' : 'secondary'}
        busy={busy}
        busyLabel="Gönderiliyor"
        disabled={waiting}
        className="figures"
      >
        {label}
        {waiting && ` (${shortWait(left)})`}
      </Button>
      {news && waiting && (
        <p role="status" className="text-13 text-muted">
          {news}
        </p>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}
