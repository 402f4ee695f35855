/** An active filter that came with a link: says what is shown; a click removes it. */
import { X } from 'lucide-react'
import { Link } from 'react-router'

/** `search` is the URL's query string without this filter. */
export function RemovableFilter({ search, children: label }: { search: string; children: string }) {
  return (
    <Link
      to={{ search }}
      preventScrollReset
      aria-label={`Süzgeci kaldır: ${label}`}
      className="inline-flex min-h-8 items-center gap-1.5 self-start rounded-field border border-sea bg-sea-soft px-2.5 text-13 text-on-sea-soft max-md:min-h-10"
    >
      {label}
      <X className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
