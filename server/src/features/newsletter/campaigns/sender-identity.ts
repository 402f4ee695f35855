/** Who campaigns are from: the settings of the newsletter, and the company's own data where these say nothing. */
import { senderIncomplete } from '@kervan/domain/newsletter/campaigns.copy.ts'
import type { MailIdentity } from '@kervan/domain/newsletter/mail-context.ts'
import { missingIdentity } from '@kervan/domain/newsletter/mail-identity.ts'
import type { NewsletterSettings } from '@kervan/domain/newsletter/newsletter-settings.contract.ts'
import type { CompanyCache } from '#features/company/company-cache.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export const usualSettings: NewsletterSettings = {
  sender_title: '',
  mersis: '',
  sender_name: '',
  reply_to: null,
  per_second: 50,
  per_domain_per_second: 20,
  welcome_template_id: null,
}

type Stored = { settings: NewsletterSettings; version: number }

/** A welcome whose template is gone is none. */
const stored = `select version, case when exists (select from newsletter_campaigns c
    where c.id = (s.data->>'welcome_template_id')::uuid and c.is_template) then data
    else data || '{"welcome_template_id": null}' end as data from newsletter_settings s`

export async function readSettings(tx: Pick<Transaction, 'asSystem'>): Promise<Stored> {
  const [row] = await tx.asSystem<{ data: NewsletterSettings; version: number }>(stored, [])
  return { settings: { ...usualSettings, ...row?.data }, version: row?.version ?? 1 }
}

export type Sender = { identity: MailIdentity; from: string; replyTo: string | null }

export async function senderOf(company: CompanyCache, settings: NewsletterSettings): Promise<Sender> {
  const { name, legal_name, address, phones, email } = await company.get()
  return {
    identity: {
      name,
      legalName: settings.sender_title || legal_name,
      address,
      phone: phones[0] ?? null,
      email,
      mersis: settings.mersis || null,
    },
    from: `${settings.sender_name || name} <${email}>`,
    replyTo: settings.reply_to,
  }
}

/** What keeps every campaign and series from being sent; undefined where the sender says all that a commercial mail must. */
export async function senderGap(
  tx: Pick<Transaction, 'asSystem'>,
  company: CompanyCache,
): Promise<string | undefined> {
  const { settings } = await readSettings(tx)
  const missing = missingIdentity((await senderOf(company, settings)).identity)
  return missing.length > 0 ? senderIncomplete(missing) : undefined
}
