/** A filter by day that a link brought along: it says what is left out, and can be taken away. */
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate } from '#ui/format.ts'

/** `search` is the address's query without this filter. */
export function SinceFilter({ label, day, search }: { label: string; day: string; search: string }) {
  return (
    <Link
      to={{ search }}
      preventScrollReset
      aria-label={`Süzgeci kaldır: ${label}, ${formatDate(day)} ve sonrası`}
      className="inline-flex h-8 items-center gap-1.5 self-start rounded-field border border-sea bg-sea-soft px-2.5 text-13 text-quoted max-md:h-10"
    >
      {label}: {formatDate(day)} ve sonrası
      <X className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
    </Link>
  )
}

/** A day as an address names it; anything else is no filter. */
export function dayNamed(given: string | null): string | null {
  return given !== null && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given))
    ? given
    : null
}
