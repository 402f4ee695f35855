/** What is wrong with a part of a rule, beside it. */
import { CircleAlert } from 'lucide-react'

export function FaultText({ id, children }: { id?: string; children: string }) {
  return (
    <p
      id={id}
      data-fault
      tabIndex={-1}
      className="flex animate-rise items-start gap-1.5 text-13 text-danger outline-none"
    >
      <CircleAlert className="mt-px size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      {children}
    </p>
  )
}
