/** A button that sends a mail again, with a countdown until that is allowed. */
import { useEffect, useRef, useState } from 'react'
import { authMessages } from '#features/auth/auth.copy.ts'
import { shortWait, useCountdown } from '#features/auth/countdown.ts'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  label: string
  /** Epoch milliseconds. */
  availableAt: number
  busy: boolean
  onSend: () => void
  /** Shown as the next thing to do. */
  isNext?: boolean
  /** Announced once the mail has been sent again. */
  message?: string
}

export function SendAgainButton({ label, availableAt, busy, onSend, isNext = false, message }: Props) {
  const left = useCountdown(availableAt)
  const waiting = left > 0
  const hasWaited = useRef(waiting)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    // Screen readers do not hear the seconds, only that they are over.
    if (waiting) hasWaited.current = true
    setAnnouncement(!waiting && hasWaited.current ? authMessages.mayResend : '')
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
      {message && waiting && (
        <p role="status" className="text-13 text-muted">
          {message}
        </p>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
