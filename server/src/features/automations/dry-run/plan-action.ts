/** Says what an action would do, and to whom, with the same words and the same people as doing it, but doing nothing. */
import { assigneeWords, settableFields } from '@kervan/domain/automations/actions.ts'
import type { Action } from '@kervan/domain/automations/rule.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import { fillTemplate, readable } from '@kervan/domain/automations/templates.ts'
import type { ActionContext } from '#features/automations/actions/action-context.ts'
import { templateFacts } from '#features/automations/actions/fill.ts'
import { customerAddress } from '#features/automations/actions/mail.ts'
import { newsletterOf } from '#features/automations/actions/newsletter.ts'
import { assigneeOf, receiversOf } from '#features/automations/actions/people.ts'
import { linkOf } from '#features/automations/engine/facts.ts'
import { RuleFailure } from '#features/automations/engine/rule-failure.ts'

export async function planAction(context: ActionContext, action: Action): Promise<Outcome> {
  const link = linkOf(context.subject, context.known)
  try {
    return { type: action.type, link, ...(await plan(context, action)) }
  } catch (error) {
    if (!(error instanceof RuleFailure)) throw error
    return { type: action.type, link, text: `Yapılamazdı: ${error.message}`, to: '' }
  }
}

type Planned = Pick<Outcome, 'text' | 'to'>

async function plan(context: ActionContext, action: Action): Promise<Planned> {
  const { subject, known } = context
  const facts = await templateFacts(context)
  const filled = (text: string) => fillTemplate(text, subject, facts)
  const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ')
  switch (action.type) {
    case 'assign':
      return {
        text: `${known.label} atanırdı: ${assigneeWords[action.to].toLocaleLowerCase('tr')}.`,
        to: (await assigneeOf(context, action.to, action.person_id)).name,
      }
    case 'create_work':
      return {
        text: `İş eklenirdi: ${filled(action.title)}`,
        to:
          action.assign_to === 'nobody'
            ? ''
            : (await assigneeOf(context, action.assign_to, action.person_id)).name,
      }
    case 'notify':
      return {
        text: `Bildirim gönderilirdi: ${filled(action.title)}`,
        to: namesOf(await receiversOf(context, action.receiver, action.person_id)),
      }
    case 'mail': {
      const text = `E-posta gönderilirdi: ${filled(action.subject)}`
      if (action.receiver !== 'customer')
        return { text, to: namesOf(await receiversOf(context, action.receiver, action.person_id)) }
      const address = await customerAddress(context)
      return 'why' in address
        ? { text: `E-posta gönderilmezdi: ${address.why}`, to: '' }
        : { text, to: address.email }
    }
    case 'newsletter': {
      const { template, email, why } = await newsletterOf(context, action.template_id)
      return why
        ? { text: `Bülten gönderilmezdi: ${why}`, to: '' }
        : { text: `Bülten gönderilirdi: ${template.title}`, to: email }
    }
    case 'set_field': {
      const field = settableFields[subject]?.[action.field]
      if (!field) throw new RuleFailure(`«${action.field}» alanı değiştirilemez.`)
      const value = field.type === 'text' ? filled(action.value) : action.value
      return { text: `${field.label}: ${readable(field, value)}`, to: '' }
    }
    case 'webhook':
      return { text: 'Webhook çağrılırdı.', to: action.url }
  }
}
