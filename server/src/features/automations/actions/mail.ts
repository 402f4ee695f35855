/** Mails a template: to the customer, if they want mail and have an address, or to people of the office. The queue sends each at most once. */
import type { Action } from '@kervan/domain/automations/rule.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import { fillTemplate } from '@kervan/domain/automations/templates.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { ActionContext } from '#features/automations/actions/action-context.ts'
import { templateFacts } from '#features/automations/actions/fill.ts'
import { receiversOf } from '#features/automations/actions/people.ts'
import { linkOf } from '#features/automations/engine/facts.ts'
import { letterOf, readLetterhead } from '#features/company/letterhead.ts'

type Mail = Extract<Action, { type: 'mail' }>

export async function mail(context: ActionContext, action: Mail): Promise<Outcome> {
  const { tx, services, subject, known } = context
  const facts = await templateFacts(context)
  const title = plainLine(fillTemplate(action.subject, subject, facts), 160)
  const body = fillTemplate(action.body, subject, facts).slice(0, 8_000)
  const outcome = (text: string, to: string): Outcome => ({
    type: 'mail',
    text,
    to,
    link: linkOf(subject, known),
  })
  const address = action.receiver === 'customer' ? await customerAddress(context) : undefined
  if (address && 'why' in address) return outcome(`E-posta gönderilmedi: ${address.why}`, '')
  const letterhead = await readLetterhead(services)
  const letter = letterOf(letterhead, {
    preheader: plainLine(body, 120),
    title,
    paragraphs: body.split(/\n{2,}/),
  })
  if (address) {
    const matter = { request_id: null, number: title, title: '', customer_id: address.customer_id }
    await services.queueMail(tx, { to: address.email, subject: title, letter, matter })
    return outcome(`E-posta gönderildi: ${title}`, address.email)
  }
  const people =
    action.receiver === 'customer' ? [] : await receiversOf(context, action.receiver, action.person_id)
  for (const { email } of people) await services.queueMail(tx, { to: email, subject: title, letter })
  return outcome(`E-posta gönderildi: ${title}`, people.map(({ name }) => name).join(', '))
}

const barred = `select reason from newsletter_suppressions where email = $1 and reason in ('bounced', 'complained')`
const barWords = {
  bounced: 'bu adrese giden e-postalar geri dönüyor.',
  complained: 'müşteri e-postalarımızı istenmeyen olarak bildirdi.',
}

type Address = { customer_id: string; email: string } | { why: string }

/** No failure of the rule: some customers have no address, or want no mail, or nothing reaches them. */
export async function customerAddress({ tx, services, known }: ActionContext): Promise<Address> {
  const email = known.facts['musteri.eposta']
  if (!known.customer_id || !email) return { why: 'müşterinin e-posta adresi yok.' }
  if (!(await services.wantsMail(tx, known.customer_id))) return { why: 'müşteri e-posta istemiyor.' }
  const [bar] = await tx.asSystem<{ reason: 'bounced' | 'complained' }>(barred, [email])
  if (bar) return { why: barWords[bar.reason] }
  return { customer_id: known.customer_id, email }
}
