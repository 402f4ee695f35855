/** Gives what a rule is about to somebody of the office. Who has it already keeps it, and nothing is told. */
import type { Action } from '@kervan/domain/automations/rule.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import type { Subject } from '@kervan/domain/automations/subjects.ts'
import { chatConversationChanged } from '@kervan/domain/chat/chat.events.ts'
import { customerAssigned, profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import { workItemChanged, workItemForYou } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { ActionContext } from '#features/automations/actions/action-context.ts'
import { assigneeOf, type Colleague } from '#features/automations/actions/people.ts'
import { linkOf } from '#features/automations/engine/facts.ts'

type Assign = Extract<Action, { type: 'assign' }>
/** How it is done, and whether anything changed. */
type Give = (context: ActionContext, to: Colleague) => Promise<boolean>

export async function assign(context: ActionContext, { to, person_id }: Assign): Promise<Outcome> {
  const { subject, known } = context
  const person = await assigneeOf(context, to, person_id)
  const give = givers[subject]
  const isGiven = give ? await give(context, person) : false
  return {
    type: 'assign',
    text: isGiven
      ? `${known.label} ${person.name} adına atandı.`
      : `${known.label} için atanacak yeni bir şey yoktu.`,
    to: person.name,
    link: linkOf(subject, known),
  }
}

const byRule = ({ rule }: ActionContext) => `Otomasyon: ${rule.name}`

type Work = { id: string; kind: z.output<typeof workItemChanged.data>['kind']; title: string }

const giveWork =
  (column: 'id' | 'request_id'): Give =>
  async (context, person) => {
    const { tx, known, services } = context
    const items = await tx.asSystem<Work>(
      `with given as (update work_items set assigned_to = $2, updated_at = now()
           where ${column} = $1 and status = 'open' and assigned_to is distinct from $2 returning id, kind, title),
         noted as (insert into work_item_events (work_item_id, kind, colleague_id, text) select id, 'handed_over', $2, $3 from given)
       select id, kind, title from given`,
      [known.id, person.id, byRule(context)],
    )
    for (const { id, kind, title } of items) {
      await services.emit(tx, workItemChanged, ['staff'], {
        work_item_id: id,
        kind,
        title,
        status: 'open',
        added: false,
      })
      await services.emit(tx, workItemForYou, [`user:${person.id}`], {
        person_id: person.id,
        work_item_id: id,
        title,
        reason: 'handed_over',
        by_name: 'Otomasyon',
        text: context.rule.name,
      })
    }
    return items.length > 0
  }

const giveQuote: Give = async ({ tx, known, services }, person) => {
  const [quote] = await tx.asSystem<z.input<typeof quoteChanged.data>>(
    `update quotes set owner_id = $2, updated_at = now() where id = $1 and owner_id is distinct from $2
     returning id as quote_id, quote_no, request_id, customer_id, status, version`,
    [known.id, person.id],
  )
  if (quote) await services.emit(tx, quoteChanged, ['staff'], { ...quote, status_stays: true })
  return quote !== undefined
}

/** The office's own matter: the customer learns nothing of it. */
const giveShipment: Give = async ({ tx, known, services }, person) => {
  const [shipment] = await tx.asSystem<z.input<typeof shipmentChanged.data>>(
    `update shipments s set operations_assigned_to = $2, operations_assigned_at = now()
     from (select id, operations_assigned_to as former from shipments where id = $1 for update) as before
     where s.id = before.id and before.former is distinct from $2
     returning s.id as shipment_id, s.shipment_number, s.customer_id, s.status, 'note' as change, before.former as former_operator`,
    [known.id, person.id],
  )
  if (shipment) await services.emit(tx, shipmentChanged, ['staff'], shipment)
  return shipment !== undefined
}

const giveCustomer: Give = async (context, person) => {
  const { tx, known, services } = context
  const [customer] = await tx.asSystem<{ name: string; former: string | null }>(
    `update profiles p set assigned_to = $2, updated_at = now()
     from (select id, assigned_to as former from profiles where id = $1 for no key update) as before
     where p.id = before.id and before.former is distinct from $2
     returning coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), nullif(p.company, ''), p.email, '') as name, before.former`,
    [known.id, person.id],
  )
  if (!customer) return false
  await services.emit(tx, profileChanged, ['staff', `user:${known.id}`], { customer_id: known.id })
  await services.emit(tx, customerAssigned, ['staff'], {
    customer_id: known.id,
    customer_name: customer.name,
    assigned_to: person.id,
    former: customer.former,
    by_name: 'Otomasyon',
    reason: context.rule.name,
  })
  return true
}

const giveConversation: Give = async (context, person) => {
  const { tx, known, services } = context
  const [given] = await tx.asSystem<{ id: string }>(
    `with given as (update chat_conversations set staff_id = $2 where id = $1 and staff_id is distinct from $2 returning id),
       noted as (insert into chat_events (conversation_id, kind, colleague_id, text) select id, 'handed_over', $2, $3 from given)
     select id from given`,
    [known.id, person.id, byRule(context)],
  )
  if (given)
    await services.emit(tx, chatConversationChanged, ['staff'], {
      conversation_id: known.id,
      customer_id: known.customer_id,
    })
  return given !== undefined
}

const givers: Readonly<Partial<Record<Subject, Give>>> = {
  request: giveWork('request_id'),
  work_item: giveWork('id'),
  quote: giveQuote,
  shipment: giveShipment,
  customer: giveCustomer,
  conversation: giveConversation,
}
