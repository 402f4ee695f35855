/** The office's list of campaigns, or of templates. */

import { campaignStatuses } from '@kervan/domain/newsletter/campaign-words.ts'
import type { Campaign, CampaignListInput } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { users } from '#features/auth/users.table.ts'
import {
  newsletterCampaigns as campaigns,
  newsletterContents,
} from '#features/newsletter/campaigns/newsletter-campaigns.table.ts'
import { alias, eq, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import { by, byAge, byIfAny, momentKey, textKey } from '#spine/lists/sorts.ts'

const author = alias(users, 'author')

export const campaignColumns = {
  id: campaigns.id,
  title: campaigns.title,
  subject: campaigns.subject,
  campaign_type: campaigns.campaign_type,
  status: campaigns.status,
  is_template: campaigns.is_template,
  created_by: campaigns.created_by,
  created_by_name: sql`coalesce(${author.name}, '')`,
  created_at: campaigns.created_at,
  updated_at: newsletterContents.updated_at,
  scheduled_at: campaigns.scheduled_at,
  started_at: campaigns.started_at,
  sent_at: campaigns.sent_at,
  recipients_count: campaigns.recipients_count,
  sent_count: campaigns.sent_count,
  skipped_count: campaigns.skipped_count,
  failed_count: campaigns.failed_count,
  opens_count: campaigns.opens_count,
  clicks_count: campaigns.clicks_count,
  unsubscribes_count: campaigns.unsubscribes_count,
}

export const campaignList = defineList<Campaign, CampaignListInput>({
  name: 'newsletter_campaigns',
  table: campaigns,
  columns: campaignColumns,
  joins: sql`join ${newsletterContents} on ${eq(newsletterContents.campaign_id, campaigns.id)}
    left join users as ${author} on ${eq(author.id, campaigns.created_by)}`,
  sorts: {
    created: byAge,
    title: by(textKey(campaigns.title)),
    sent: byIfAny(momentKey(campaigns.sent_at)),
  },
  filters: ({ status, type, template = false }, _, is) => [
    sql`${campaigns.is_template} = ${sql.raw(String(template))}`,
    status && is(campaigns.status, status),
    type && is(campaigns.campaign_type, type),
  ],
  search: { has: (pattern) => sql`${campaigns.search} like ${pattern}` },
})

export function campaignCounts(query: ListQuery, { search }: { search?: string | undefined }) {
  const conditions = Object.fromEntries(
    campaignStatuses.map((status) => [status, sql`${campaigns.status} = ${sql.raw(`'${status}'`)}`]),
  )
  return campaignList.countsIfFew(
    query,
    undefined,
    { template: false, search },
    { total: undefined, ...conditions },
  )
}
