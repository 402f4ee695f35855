/** The last screen of the wizard: the request's number, when its quote is due, and a link to it. */
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { formatDue } from '@kervan/domain/values/format-date.ts'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { CopyButton } from '#spine/ui/copy-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'

type Props = {
  created: CreatedRequest
  onAnother: () => void
  /** Shown below, such as an invitation to turn on push messages. */
  offer?: ReactNode
}

export function RequestReceived({ created, onAnother, offer }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-4 py-4">
      <CircleCheck className="size-10 text-approved" strokeWidth={1.5} aria-hidden />
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-22 outline-none">
          {requestWords.receivedTitle}
        </h3>
        <p className="mt-1 flex items-center gap-1 text-15">
          Talep numaranız: <strong className="figures font-bold">{created.number}</strong>
          <CopyButton text={created.number} label="Talep numarasını kopyala" />
        </p>
      </div>
      <p className="measure text-muted">
        <NonBreakingText
          text={`Teklifiniz en geç: ${formatDue(created.quote_due_at, new Date())}. Hazır olduğunda e-posta ve bildirimle haber veririz.`}
        />
      </p>
      <div className="flex flex-wrap gap-3">
        <Link
          to={`/dashboard?view=requests&request=${created.id}`}
          replace
          className={buttonClasses({ variant: 'primary' })}
        >
          Talebi gör
        </Link>
        <Button onClick={onAnother}>Yeni talep oluştur</Button>
      </div>
      <div className="w-full">{offer}</div>
    </div>
  )
}
