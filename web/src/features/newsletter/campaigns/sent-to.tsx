/** Whom a campaign goes to, as it was chosen when it started: the page of the draft with its live count is gone by then. */
import { customerStatusWords } from '@kervan/domain/customers/customers.policy.ts'
import { engagementWords, segmentModeWords } from '@kervan/domain/newsletter/campaign-words.ts'
import type { CampaignDetail } from '@kervan/domain/newsletter/campaigns.contract.ts'
import type { Segment } from '@kervan/domain/newsletter/segment.ts'
import {
  recipientTypeWords,
  subscriberLanguageWords,
  subscriberStatusWords,
  subscriptionSourceWords,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { findCountry } from '@kervan/domain/places/country.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'

export function SentTo({ campaign }: { campaign: CampaignDetail }) {
  const { campaign_type, segment, segment_mode, started_at, recipients_count } = campaign
  // Its mails go one by one, to whom something has happened.
  if (campaign_type === 'series') return null
  const chosen = chosenIn(segment)
  const list = started_at
    ? segment_mode === 'frozen'
      ? `${formatDateTime(started_at)} kesinleşen liste, ${formatCount(recipients_count)} alıcı`
      : `${segmentModeWords.live}, şimdiye kadar ${formatCount(recipients_count)} alıcı`
    : segmentModeWords[segment_mode]
  return (
    <p className="figures break-words text-13 text-muted">
      {`Kime: ${chosen.length > 0 ? chosen.join(' · ') : 'onayı olan bütün aboneler'} · ${list}`}
    </p>
  )
}

function chosenIn(segment: Segment): string[] {
  const several = <Value extends string>(
    name: string,
    words: Record<Value, string>,
    values: readonly Value[],
  ) => (values.length > 0 ? [`${name}: ${values.map((value) => words[value]).join(', ')}`] : [])
  const { lane, engagement, engagement_days } = segment
  const placeOf = (code: string | null) => (code ? (findCountry(code)?.name ?? code) : 'her yer')
  return [
    ...several('durum', subscriberStatusWords, segment.statuses),
    ...several('kaynak', subscriptionSourceWords, segment.sources),
    ...several('dil', subscriberLanguageWords, segment.languages),
    ...several('alıcı türü', recipientTypeWords, segment.recipient_types),
    ...several(
      'müşteri durumu',
      { ...customerStatusWords, none: 'Müşteri olmayan' },
      segment.customer_statuses,
    ),
    ...(lane ? [`hat: ${placeOf(lane.origin_country)} → ${placeOf(lane.destination_country)}`] : []),
    ...(engagement ? [`ilgi: ${engagementWords[engagement]} (${engagement_days} gün)`] : []),
  ]
}
