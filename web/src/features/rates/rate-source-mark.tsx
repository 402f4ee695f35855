/** Where a rate comes from: plain words for the central bank's, a mark for any other. */
import { type RateSource, rateSourceNames } from '@kervan/domain/rates/rate-source.ts'
import { PencilLine, TriangleAlert } from 'lucide-react'
import { Badge } from '#spine/ui/badge.tsx'

export function RateSourceMark({ source }: { source: RateSource }) {
  const name = rateSourceNames[source]
  if (source === 'tcmb') return <span>{name}</span>
  if (source === 'demo') return <Badge>{name}</Badge>
  const Icon = source === 'manual' ? PencilLine : TriangleAlert
  return (
    <Badge className="gap-1 bg-pending-fill text-pending">
      <Icon className="size-3" strokeWidth={1.75} aria-hidden />
      {name}
    </Badge>
  )
}
