/** How many a segment has, to how many of them a mail may go, and a few of those. */
import type { SegmentPreview } from '@kervan/domain/newsletter/campaigns.contract.ts'
import type { Segment } from '@kervan/domain/newsletter/segment.ts'
import { isSuppressed, segmentConditions } from '#features/newsletter/campaigns/segment-conditions.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'

/** From so many subscribers on it takes long enough to be kept for a moment. */
const many = 50_000

export async function previewSegment(
  query: ListQuery,
  segment: Segment,
): Promise<{ answer: SegmentPreview; isLarge: boolean }> {
  const conditions = segmentConditions(segment)
  // Few are suppressed: they are counted by themselves, so that the others are counted in an index alone.
  const [[all], [barred], sample, [table]] = await Promise.all([
    query<{ matching: number; may_receive: number; pending: number; active: number }>(
      `select count(*)::int as matching, count(*) filter (where s.may_receive)::int as may_receive,
         count(*) filter (where s.status = 'pending')::int as pending, count(*) filter (where s.status = 'active')::int as active
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
    query<{ rows: number }>(
      "select reltuples::int as rows from pg_class where oid = 'newsletter_subscribers'::regclass",
      [],
    ),
  ])
  const { matching = 0, may_receive = 0, pending = 0, active = 0 } = all ?? {}
  const { suppressed = 0 } = barred ?? {}
  const answer = {
    matching,
    deliverable: may_receive - suppressed,
    pending,
    not_active: matching - active - pending,
    without_consent: active - may_receive,
    suppressed,
    sample,
  }
  return { answer, isLarge: (table?.rows ?? 0) > many }
}
