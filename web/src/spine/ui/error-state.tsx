/** Shown where something failed: what happened, what to do, and a code for support. */
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { CopyButton } from '#spine/ui/copy-button.tsx'

type Props = {
  title: ReactNode
  message: ReactNode
  /** A second line, such as "Yazdıklarınız duruyor." */
  detail?: ReactNode
  code?: string | undefined
  onRetry?: () => void
  retrying?: boolean
  /** Where to go when a retry cannot help. */
  action?: ReactNode
  className?: string
}

export function ErrorState({
  title,
  message,
  detail,
  code,
  onRetry,
  retrying = false,
  action,
  className,
}: Props) {
  return (
    <div role="alert" className={cn('flex flex-col items-center gap-3 px-6 py-12 text-center', className)}>
      <TriangleAlert className="size-5 text-danger" strokeWidth={1.75} aria-hidden />
      <p className="font-medium">{title}</p>
      <div className="max-w-96 text-14 text-muted">
        <p>{message}</p>
        {detail && <p>{detail}</p>}
      </div>
      {onRetry && (
        <Button onClick={onRetry} busy={retrying} busyLabel="Yeniden deneniyor">
          Yeniden dene
        </Button>
      )}
      {action}
      {code && (
        <p className="flex items-center gap-1 text-12 text-muted">
          Destek için kod: <code className="font-mono">{code}</code>
          <CopyButton text={code} label="Kodu kopyala" size="sm" />
        </p>
      )}
    </div>
  )
}
