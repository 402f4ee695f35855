/** What is wrong with a campaign before it is sent: its mail, and who it is from. */
import type { CampaignDetail } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { checkMail, type Finding } from '@kervan/domain/newsletter/check-mail.ts'
import type { NewsletterSettings } from '@kervan/domain/newsletter/newsletter-settings.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { documentOf } from '#features/newsletter/campaigns/clean-html.ts'
import { senderOf } from '#features/newsletter/campaigns/sender-identity.ts'

type Checked = Pick<CampaignDetail, 'document' | 'content_html' | 'subject' | 'preheader' | 'text_override'>

export async function checksOf(
  { company }: WithCompany,
  settings: NewsletterSettings,
  campaign: Checked,
): Promise<Finding[]> {
  const { identity } = await senderOf(company, settings)
  return checkMail({
    document: documentOf(campaign),
    subject: campaign.subject,
    preheader: campaign.preheader,
    editedText: campaign.text_override,
    company: identity,
  })
}
