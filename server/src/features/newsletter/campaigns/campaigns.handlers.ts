/** Handlers of the campaigns contract. */
import { mayEdit, mayRemove } from '@kervan/domain/newsletter/campaign-words.ts'
import {
  type CampaignProgress,
  type CampaignReport,
  campaignsContract,
  type SegmentPreview,
} from '@kervan/domain/newsletter/campaigns.contract.ts'
import { templateInUse, templateNotEmptied } from '@kervan/domain/newsletter/campaigns.copy.ts'
import { campaignChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import { everybody } from '@kervan/domain/newsletter/segment.ts'
import { emailDomain } from '@kervan/domain/values/email-address.ts'
import { readReport } from '#features/newsletter/campaigns/campaign-report.ts'
import { campaignCounts, campaignList } from '#features/newsletter/campaigns/campaigns.list.ts'
import { lockCampaign, readCampaign, readProgress } from '#features/newsletter/campaigns/campaigns.queries.ts'
import { checksOf } from '#features/newsletter/campaigns/check-campaign.ts'
import { cleanDocument, cleanHtml, documentOf } from '#features/newsletter/campaigns/clean-html.ts'
import { openLinks, type WithOpenLink } from '#features/newsletter/campaigns/open-links.ts'
import { previewSegment } from '#features/newsletter/campaigns/preview-segment.ts'
import { recipientList } from '#features/newsletter/campaigns/recipients.list.ts'
import {
  prepareCampaign,
  renderFor,
  sampleAddressee,
} from '#features/newsletter/campaigns/render-campaign.ts'
import { readSettings, senderOf } from '#features/newsletter/campaigns/sender-identity.ts'
import {
  type CampaignServices,
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  startCampaign,
} from '#features/newsletter/campaigns/start-campaign.ts'
import { usesOfTemplate, type WithTemplateUses } from '#features/newsletter/campaigns/template-uses.ts'
import { system } from '#spine/database/act-as.ts'
import { keepAnswersOfServer } from '#spine/database/keep-answers.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof campaignsContract, CampaignServices & WithOpenLink & WithTemplateUses>(
  campaignsContract,
)

/** Such figures are the same for all of staff; over so many recipients they are not counted anew for each who looks. */
const manyRecipients = 20_000
const keptReports = keepAnswersOfServer<CampaignReport | undefined>(15_000)
const keptProgress = keepAnswersOfServer<CampaignProgress | undefined>(1_000)
const keptPreviews = keepAnswersOfServer<SegmentPreview>(5_000)

export const campaignsHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, campaignList, input)),
  counts: api.counts.handler(({ input, context }) => campaignCounts(queryFor(context), input)),
  create: api.create.handler(({ input, context, errors }) =>
    createOnce(context, input, async (tx) => {
      const source = input.copy_of ? await readCampaign(tx, input.copy_of) : undefined
      if (input.copy_of && !source) throw errors.NOT_FOUND()
      const [row] = await tx.query<{ id: string }>(
        `insert into newsletter_campaigns (title, subject, campaign_type, is_template, segment, segment_mode, created_by)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [
          input.title,
          input.subject,
          input.campaign_type,
          input.is_template,
          source?.segment ?? everybody,
          source?.segment_mode ?? 'frozen',
          context.person.id,
        ],
      )
      if (!row) throw new Error('The campaign was not added.')
      const html = cleanHtml(input.content_html)
      await tx.query(
        `insert into newsletter_contents (campaign_id, preheader, content_html, document, text_override, updated_by)
         values ($1, $2, $3, $4, $5, $6)`,
        [
          row.id,
          source?.preheader ?? '',
          html || (source?.content_html ?? ''),
          html ? null : source?.document && JSON.stringify(source.document),
          html ? null : source?.text_override,
          context.person.id,
        ],
      )
      await context.services.emit(tx, campaignChanged, ['staff'], { campaign_id: row.id })
      const campaign = await readCampaign(tx, row.id)
      if (!campaign) throw new Error('The campaign was not added.')
      return campaign
    }),
  ),
  get: api.get.handler(async ({ input: { id }, context: { services }, errors }) => {
    const campaign = await services.actAs(system, (tx) => readCampaign(tx, id))
    if (!campaign) throw errors.NOT_FOUND()
    return campaign
  }),
  save: api.save.handler(({ input: { id, version, draft }, context: { services, actor, person }, errors }) =>
    services.actAs(actor, async (tx) => {
      const known = await lockCampaign(tx, id)
      if (!known) throw errors.NOT_FOUND()
      if (!mayEdit(known.status)) throw errors.CAMPAIGN_STATE()
      if (known.version !== version) throw errors.STALE()
      const isEmptied = known.is_template && documentOf(draft).blocks.length === 0
      const uses = isEmptied ? await usesOfTemplate(tx, services, id) : []
      if (uses.length > 0) throw errors.TEMPLATE_IN_USE({ message: templateNotEmptied(uses) })
      const { title, subject, campaign_type, segment, segment_mode } = draft
      await tx.query(
        `update newsletter_campaigns set title = $2, subject = $3, campaign_type = $4, segment = $5, segment_mode = $6
         where id = $1 and (title, subject, campaign_type, segment, segment_mode) is distinct from ($2, $3, $4, $5::jsonb, $6)`,
        [id, title, subject, campaign_type, JSON.stringify(segment), segment_mode],
      )
      await tx.query(
        `update newsletter_contents set preheader = $2, content_html = $3, document = $4, text_override = $5,
           version = version + 1, updated_at = now(), updated_by = $6 where campaign_id = $1`,
        [
          id,
          draft.preheader,
          cleanHtml(draft.content_html),
          draft.document && JSON.stringify(cleanDocument(draft.document)),
          draft.text_override,
          person.id,
        ],
      )
      await services.emit(tx, campaignChanged, ['staff'], { campaign_id: id })
      const saved = await readCampaign(tx, id)
      if (!saved) throw errors.NOT_FOUND()
      return saved
    }),
  ),
  remove: api.remove.handler(({ input: { id }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const known = await lockCampaign(tx, id)
      if (!known) throw errors.NOT_FOUND()
      if (!mayRemove(known)) throw errors.CAMPAIGN_STATE()
      const uses = known.is_template ? await usesOfTemplate(tx, services, id) : []
      if (uses.length > 0) throw errors.TEMPLATE_IN_USE({ message: templateInUse(uses) })
      await tx.query('delete from newsletter_campaigns where id = $1', [id])
      await services.emit(tx, campaignChanged, ['staff'], { campaign_id: id })
      return { done: true as const }
    }),
  ),
  preview: api.preview.handler(async ({ input, context: { services }, errors }) => {
    const { company, config, actAs } = services
    const found = await actAs(system, async (tx) => {
      const campaign = await readCampaign(tx, input.id)
      const [subscriber] = input.subscriber_id
        ? await tx.asSystem<{ email: string; name: string; company: string | null; city: string | null }>(
            `select s.email, s.name, p.company, p.city from newsletter_subscribers s left join profiles p on p.email = s.email
             where s.id = $1`,
            [input.subscriber_id],
          )
        : []
      return campaign && { campaign, subscriber, ...(await readSettings(tx)) }
    })
    if (!found || (input.subscriber_id && !found.subscriber)) throw errors.NOT_FOUND()
    const sender = await senderOf(company, found.settings)
    const prepared = prepareCampaign(found.campaign, sender, config.publicUrl)
    const addressee = found.subscriber ? { ...found.subscriber, measured: false } : sampleAddressee
    return renderFor(prepared, addressee, unlinked(config.publicUrl))
  }),
  check: api.check.handler(async ({ input: { id }, context: { services }, errors }) => {
    const found = await services.actAs(system, async (tx) => {
      const campaign = await readCampaign(tx, id)
      return campaign && { campaign, ...(await readSettings(tx)) }
    })
    if (!found) throw errors.NOT_FOUND()
    const findings = await checksOf(services, found.settings, found.campaign)
    return {
      items: findings.map(({ severity, check, message, blockId }) => ({
        level: severity,
        code: check,
        message,
        where: blockId ?? '',
      })),
    }
  }),
  openLinks: api.openLinks.handler(async ({ input: { urls }, context: { services } }) => ({
    items: await openLinks(services, urls),
  })),
  previewSegment: api.previewSegment.handler(({ input: { segment }, context }) =>
    keptPreviews(context.services, JSON.stringify(segment), () => previewSegment(queryFor(context), segment)),
  ),
  test: api.test.handler(async ({ input: { id, emails }, context, errors }) => {
    const { services, person } = context
    const { company, config, actAs, limits, queueMail } = services
    const { staff_email_domains } = await company.get()
    const isOurs = (email: string) =>
      email === person.email || staff_email_domains.includes(emailDomain(email))
    if (!emails.every(isOurs)) throw errors.TEST_ADDRESS()
    await limits.testMail(context.network)
    await actAs(system, async (tx) => {
      const campaign = await readCampaign(tx, id)
      if (!campaign) throw errors.NOT_FOUND()
      if (documentOf(campaign).blocks.length === 0) throw errors.CAMPAIGN_EMPTY()
      const { settings } = await readSettings(tx)
      const prepared = prepareCampaign(campaign, await senderOf(company, settings), config.publicUrl)
      for (const to of new Set(emails)) {
        const mail = renderFor(
          prepared,
          { ...sampleAddressee, email: to, name: person.full_name },
          unlinked(config.publicUrl),
        )
        await queueMail(tx, {
          to,
          subject: `[Deneme] ${mail.subject}`,
          letter: { html: mail.html, text: mail.text },
        })
      }
    })
    return { done: true as const }
  }),
  start: api.start.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, (tx) => startCampaign(tx, services, input)),
  ),
  pause: api.pause.handler(({ input: { id }, context: { services, actor } }) =>
    services.actAs(actor, (tx) => pauseCampaign(tx, services, id)),
  ),
  resume: api.resume.handler(({ input: { id }, context: { services, actor } }) =>
    services.actAs(actor, (tx) => resumeCampaign(tx, services, id)),
  ),
  cancel: api.cancel.handler(({ input: { id }, context: { services, actor } }) =>
    services.actAs(actor, (tx) => cancelCampaign(tx, services, id)),
  ),
  progress: api.progress.handler(async ({ input: { id }, context: { services }, errors }) => {
    const progress = await keptProgress(services, id, async () => {
      const answer = await services.actAs(system, (tx) => readProgress(tx, id))
      return { answer, isLarge: answer?.status === 'sending' && answer.total > manyRecipients }
    })
    if (!progress) throw errors.NOT_FOUND()
    return progress
  }),
  recipients: api.recipients.handler(({ input, context }) => pageFor(context, recipientList, input)),
  report: api.report.handler(async ({ input: { id }, context: { services }, errors }) => {
    const report = await keptReports(services, id, async () => {
      const answer = await services.actAs(system, (tx) => readReport(tx, id))
      return { answer, isLarge: answer !== undefined && answer.recipients > manyRecipients }
    })
    if (!report) throw errors.NOT_FOUND()
    return report
  }),
}

/** In previews and tests the links below the mail lead to the pages, for nobody. */
const unlinked = (site: string) => ({
  unsubscribe: `${site}/bulten/ayril`,
  preferences: `${site}/bulten/tercihler`,
  webView: `${site}/`,
  open: '',
  click: () => '',
})
