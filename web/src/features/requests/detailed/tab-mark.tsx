/** The name of a tab, and how many of its fields are to be corrected: by icon and figure, not by colour alone. */
import { CircleAlert } from 'lucide-react'

export function TabMark({ label, faults }: { label: string; faults: number }) {
  return (
    <span className="flex items-center gap-1.5">
      {label}
      {faults > 0 && (
        <span className="figures flex items-center gap-0.5 text-12 font-medium text-danger">
          <CircleAlert className="size-4" strokeWidth={1.75} aria-hidden />
          <span aria-hidden="true">{faults}</span>
          <span className="sr-only">(düzeltilecek {faults} alan)</span>
        </span>
      )}
    </span>
  )
}
