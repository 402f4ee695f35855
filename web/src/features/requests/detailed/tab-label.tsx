/** The label of a tab, with the number of its errors. */
import { CircleAlert } from 'lucide-react'

export function TabLabel({ label, errorCount }: { label: string; errorCount: number }) {
  return (
    <span className="flex items-center gap-1.5">
      {label}
      {errorCount > 0 && (
        <span className="figures flex items-center gap-0.5 text-12 font-medium text-danger">
          <CircleAlert className="size-4" strokeWidth={1.75} aria-hidden />
          <span aria-hidden="true">{errorCount}</span>
          <span className="sr-only">(düzeltilecek {errorCount} alan)</span>
        </span>
      )}
    </span>
  )
}
