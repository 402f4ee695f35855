/** From where to where an offer carries, and what: the basis of its price. */
import type { OfferSummary } from '@kervan/domain/quotes/offer.ts'
import { cn } from '#spine/ui/class-names.ts'
import { RouteLine } from '#spine/ui/route-line.tsx'

export function OfferRoute({
  pol,
  pod,
  className,
}: Pick<OfferSummary, 'pol' | 'pod'> & { className?: string }) {
  return (
    <p className={cn('flex flex-wrap items-center gap-x-2 gap-y-1 text-14 md:gap-x-3', className)}>
      <span className="max-w-full break-words">{pol || '–'}</span>
      <span className="sr-only">çıkış,</span>
      <span className="flex max-w-full items-center gap-2 md:gap-3">
        <RouteLine className="w-9 shrink-0 md:w-20" />
        <span className="min-w-0 break-words">{pod || '–'}</span>
      </span>
      <span className="sr-only">varış</span>
    </p>
  )
}

/** `2 × 40HC · 24.500 kg · FOB`: what is known of it. */
export function basisText({ basis, incoterm }: Pick<OfferSummary, 'basis' | 'incoterm'>): string {
  const { load, weight, volume, chargeable_weight: chargeable } = basis
  return [load, weight, volume, chargeable && `ücrete esas ${chargeable}`, incoterm]
    .filter(Boolean)
    .join(' · ')
}
