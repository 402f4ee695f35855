/** How many of those that a segment has get nothing, each for their reason. */
import type { SegmentPreview } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'

type Counts = Pick<SegmentPreview, 'pending' | 'not_active' | 'without_consent' | 'suppressed'>

export function leftOutWords({ pending, not_active, without_consent, suppressed }: Counts): string[] {
  return [
    [pending, 'onay bekliyor'] as const,
    [not_active, 'ayrıldı ya da ulaşılamıyor'] as const,
    [without_consent, 'onaysız'] as const,
    [suppressed, 'engelli'] as const,
  ].flatMap(([count, words]) => (count > 0 ? [`${formatCount(count)} ${words}`] : []))
}
