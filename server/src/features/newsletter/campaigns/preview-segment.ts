/** How many a segment has, to how many of them a mail may go, and a few of those. */
import type { SegmentPreview } from '@kervan/domain/newsletter/campaigns.contract.ts'
import type { Segment } from '@kervan/domain/newsletter/segment.ts'
import { isSuppressed, segmentConditions } from '#features/newsletter/campaigns/segment-conditions.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'

export async function previewSegment(query: ListQuery, segment: Segment): Promise<SegmentPreview> {
  const conditions = segmentConditions(segment)
  // Few are suppressed: they are counted by themselves, so that the others are counted in an index alone.
  const [[all], [barred], sample] = await Promise.all([
    query<{ matching: number; may_receive: number }>(
      `select count(*)::int as matching, count(*) filter (where s.may_receive)::int as may_receive
       from newsletter_subscribers s where ${conditions}`,
      [],
    ),
    query<{ suppressed: number }>(
      `select count(*)::int as suppressed from newsletter_suppressions x join newsletter_subscribers s on s.email = x.email
       where s.may_receive and ${conditions}`,
      [],
    ),
    query<SegmentPreview['sample'][number]>(
      `select s.id, s.email, s.name from newsletter_subscribers s
       where s.may_receive and not ${isSuppressed} and ${conditions} order by s.subscription_date desc limit 10`,
      [],
    ),
  ])
  const { matching = 0, may_receive = 0 } = all ?? {}
  const { suppressed = 0 } = barred ?? {}
  return {
    matching,
    deliverable: may_receive - suppressed,
    without_consent: matching - may_receive,
    suppressed,
    sample,
  }
}
