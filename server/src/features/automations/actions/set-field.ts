/** Sets a field of what a rule is about; what is set so already stays, and nothing is told. */
import { settableFields } from '@kervan/domain/automations/actions.ts'
import type { Action } from '@kervan/domain/automations/rule.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import { fillTemplate, readable } from '@kervan/domain/automations/templates.ts'
import { profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { requestPricingChanged } from '@kervan/domain/requests/requests.events.ts'
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { ActionContext } from '#features/automations/actions/action-context.ts'
import { templateFacts } from '#features/automations/actions/fill.ts'
import { linkOf } from '#features/automations/engine/facts.ts'
import { RuleFailure } from '#features/automations/engine/rule-failure.ts'

type SetField = Extract<Action, { type: 'set_field' }>
/** Whether anything changed. */
type Setter = (context: ActionContext, value: string) => Promise<boolean>

export async function setField(
  context: ActionContext,
  { field: name, value: given }: SetField,
): Promise<Outcome> {
  const { subject, known } = context
  const field = settableFields[subject]?.[name]
  const set = setters[name]
  if (!field || !set) throw new RuleFailure(`«${name}» alanı değiştirilemez.`)
  const value = field.type === 'text' ? fillTemplate(given, subject, await templateFacts(context)) : given
  const isSet = await set(context, value.slice(0, 1_000))
  const shown = `${field.label}: ${readable(field, value)}`
  return {
    type: 'set_field',
    text: isSet ? shown : `${shown} (zaten böyleydi)`,
    to: '',
    link: linkOf(subject, known),
  }
}

type Pricing = z.input<typeof requestPricingChanged.data>

/** The office's own: the customer learns nothing of it. */
const ofRequest =
  (column: string, value: string): Setter =>
  async ({ tx, known, services }, given) => {
    const [request] = await tx.asSystem<Pricing>(
      `update requests set ${column} = ${value}, updated_at = now() where id = $1 and ${column} is distinct from ${value}
       returning id as request_id, pricing_status`,
      [known.id, given],
    )
    if (request) await services.emit(tx, requestPricingChanged, ['staff'], request)
    return request !== undefined
  }

const addToOperationsNotes: Setter = async ({ tx, known, services }, value) => {
  const [shipment] = await tx.asSystem<z.input<typeof shipmentChanged.data>>(
    `update shipments set operations_notes = left(btrim(operations_notes || E'\\n' || $2, E' \\n'), 4000) where id = $1
     returning id as shipment_id, shipment_number, customer_id, status, 'note' as change`,
    [known.id, value],
  )
  if (shipment) await services.emit(tx, shipmentChanged, ['staff'], { ...shipment, operations_noted: true })
  return shipment !== undefined
}

const ofGroup =
  (column: 'segment_id' | 'sector_id', kind: 'segment' | 'sector'): Setter =>
  async ({ tx, known, services }, value) => {
    const [group] = await tx.asSystem<{ id: string }>(
      'select id from customer_groups where kind = $1 and name = $2',
      [kind, value],
    )
    if (!group) throw new RuleFailure(`«${value}» artık listede yok.`)
    const changed = await tx.asSystem<{ id: string }>(
      `update profiles set ${column} = $2, updated_at = now() where id = $1 and ${column} is distinct from $2 returning id`,
      [known.id, group.id],
    )
    if (changed.length > 0)
      await services.emit(tx, profileChanged, ['staff', `user:${known.id}`], { customer_id: known.id })
    return changed.length > 0
  }

const setPriority: Setter = async ({ tx, known, services }, value) => {
  const [item] = await tx.asSystem<Omit<z.input<typeof workItemChanged.data>, 'added'>>(
    `with set as (update work_items set priority = $2, priority_by_hand = true, updated_at = now()
         where id = $1 and priority is distinct from $2 returning id, kind, title, status),
       noted as (insert into work_item_events (work_item_id, kind, priority) select id, 'priority', $2 from set)
     select id as work_item_id, kind, title, status from set`,
    [known.id, value],
  )
  if (item) await services.emit(tx, workItemChanged, ['staff'], { ...item, added: false, status_stays: true })
  return item !== undefined
}

const setters: Readonly<Record<string, Setter>> = {
  'talep.aciliyet': ofRequest('urgency_level', '$2'),
  'talep.ofis_notu': ofRequest('staff_notes', `left(btrim(staff_notes || E'\\n' || $2, E' \\n'), 4000)`),
  'gonderi.operasyon_notu': addToOperationsNotes,
  'musteri.segment': ofGroup('segment_id', 'segment'),
  'musteri.sektor': ofGroup('sector_id', 'sector'),
  'is.oncelik': setPriority,
}
