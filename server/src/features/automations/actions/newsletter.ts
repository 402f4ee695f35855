/** Sends a template of the newsletter to the subscriber or customer, if they subscribe to it: as part of its series, so that nobody gets one twice. */
import type { Action } from '@kervan/domain/automations/rule.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import type { ActionContext } from '#features/automations/actions/action-context.ts'
import { linkOf } from '#features/automations/engine/facts.ts'
import { RuleFailure } from '#features/automations/engine/rule-failure.ts'
import { sendSeries } from '#features/newsletter/campaigns/send-series.ts'

type Newsletter = Extract<Action, { type: 'newsletter' }>

export async function newsletter(context: ActionContext, { template_id }: Newsletter): Promise<Outcome> {
  const { tx, services, subject, known } = context
  const outcome = (text: string, to = ''): Outcome => ({
    type: 'newsletter',
    text,
    to,
    link: linkOf(subject, known),
  })
  const { template, subscriberId, email, why } = await newsletterOf(context, template_id)
  if (why) return outcome(`Bülten gönderilmedi: ${why}`)
  const refused = await sendSeries(tx, services, template.id, subscriberId)
  if (refused) throw new RuleFailure(refused)
  return outcome(
    template.is_paused
      ? `Bülten sırada; serisi duraklatıldığı için bekliyor: ${template.title}`
      : `Bülten gönderildi: ${template.title}`,
    email,
  )
}

type Found = { id: string; email: string; may_receive: boolean; had: boolean }
type Meant = {
  template: { id: string; title: string; is_paused: boolean }
  subscriberId: string
  email: string
  why: string
}

const subscriber = `select s.id, s.email, s.may_receive, exists (select from newsletter_recipients r
    join newsletter_campaigns c on c.id = r.campaign_id where c.template_id = $2 and r.subscriber_id = s.id) as had
  from newsletter_subscribers s where s.email = $1`

/** To whom it would go, and why it does not; that somebody does not subscribe is no failure of the rule. */
export async function newsletterOf(
  { tx, known }: Pick<ActionContext, 'tx' | 'known'>,
  templateId: string | null,
): Promise<Meant> {
  const [template] = await tx.asSystem<Meant['template']>(
    `select t.id, t.title, coalesce(s.status = 'paused', false) as is_paused from newsletter_campaigns t
       left join newsletter_campaigns s on s.template_id = t.id
     where t.id = $1 and t.is_template`,
    [templateId],
  )
  if (!template) throw new RuleFailure('Seçilen bülten şablonu artık yok.')
  const address = known.facts['abone.eposta'] ?? known.facts['musteri.eposta']
  const [found] = address ? await tx.asSystem<Found>(subscriber, [address, template.id]) : []
  const why = !found?.may_receive ? 'abone değil ya da izni yok.' : found.had ? 'daha önce gönderildi.' : ''
  return { template, subscriberId: found?.id ?? '', email: found?.email ?? '', why }
}
