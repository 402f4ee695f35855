/** Whether the office has found a document right. */
import { type ReviewState, reviewWords } from '@kervan/domain/documents/document-kinds.ts'
import { StatusBadge, type StatusTone } from '#spine/ui/status-badge.tsx'

const tones: Record<ReviewState, StatusTone> = {
  waiting: 'pending',
  verified: 'approved',
  refused: 'rejected',
}

export function ReviewBadge({ review, className }: { review: ReviewState; className?: string }) {
  return (
    <StatusBadge tone={tones[review]} {...(className && { className })}>
      {reviewWords[review]}
    </StatusBadge>
  )
}
