/** The usual transit time. */
import type { ShipmentType, TransportMode } from '@kervan/domain/requests/request-options.ts'
import { transitHint } from '@kervan/domain/requests/requests.policy.ts'
import { Clock } from 'lucide-react'
import { HelpLine } from '#features/requests/help/help-line.tsx'

export function TransitHint({ mode }: { mode: TransportMode | ShipmentType }) {
  return <HelpLine icon={Clock} title={`Tahmini transit süre: ${transitWords(mode)}`} />
}

/** `7–14 gün` */
export function transitWords(mode: TransportMode | ShipmentType): string {
  return `${transitHint(mode).join('–')} gün`
}
