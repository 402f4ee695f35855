/** A filter that a link brought along: it says what is shown, and can be taken away. */
import { X } from 'lucide-react'
import { Link } from 'react-router'

/** `search` is the address's query without this filter. */
export function RemovableFilter({ search, children: words }: { search: string; children: string }) {
  return (
    <Link
      to={{ search }}
      preventScrollReset
      aria-label={`Süzgeci kaldır: ${words}`}
      className="inline-flex min-h-8 items-center gap-1.5 self-start rounded-field border border-sea bg-sea-soft px-2.5 text-13 text-quoted max-md:min-h-10"
    >
      {words}
      <X className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
