/** An error message beside what caused it, announced by screen readers at once. */
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** For `aria-describedby` of the fields that the message is about. */
  id?: string | undefined
  title?: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}

export function Alert({ id, title, action, className, children }: Props) {
  return (
    <div
      id={id}
      role="alert"
      className={clsx(
        'flex animate-rise flex-col items-start gap-2 rounded-field px-3 py-2 text-14 default:bg-rejected-fill default:text-rejected',
        className,
      )}
    >
      <div className="flex items-start gap-2">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
        <div className="min-w-0 break-words">
          {title && <p className="font-medium">{title}</p>}
          <p>{children}</p>
        </div>
      </div>
      {action}
    </div>
  )
}
