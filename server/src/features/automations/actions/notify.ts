/** Tells people of the office, as a notification; who wants none of the system's gets none. */
import type { Action } from '@kervan/domain/automations/rule.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import { fillTemplate } from '@kervan/domain/automations/templates.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { ActionContext } from '#features/automations/actions/action-context.ts'
import { templateFacts } from '#features/automations/actions/fill.ts'
import { receiversOf } from '#features/automations/actions/people.ts'
import { linkOf } from '#features/automations/engine/facts.ts'
import { tellColleagues } from '#features/automations/engine/tell-colleagues.ts'

type Notify = Extract<Action, { type: 'notify' }>

export async function notify(context: ActionContext, action: Notify): Promise<Outcome> {
  const { tx, services, subject, known } = context
  const [facts, people] = [
    await templateFacts(context),
    await receiversOf(context, action.receiver, action.person_id),
  ]
  const title = plainLine(fillTemplate(action.title, subject, facts), 160)
  const message = fillTemplate(action.message, subject, facts).slice(0, 1_000)
  const link = linkOf(subject, known)
  await tellColleagues(tx, services, people, { title, message, link })
  return {
    type: 'notify',
    text: `Bildirim gönderildi: ${title}`,
    to: people.map(({ name }) => name).join(', '),
    link,
  }
}
