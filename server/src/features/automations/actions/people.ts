/** Who of the office a rule means: whoever it is given to, and whoever is told. Only those with an open account are meant. */
import type { AssigneeKind, ReceiverKind } from '@kervan/domain/automations/actions.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { ActionContext } from '#features/automations/actions/action-context.ts'
import { RuleFailure } from '#features/automations/engine/rule-failure.ts'

export type Colleague = { id: string; name: string; email: string }

const here = `from users u where u.role in ('staff', 'admin') and u.disabled_at is null`
const shown = `u.id, coalesce(nullif(u.name, ''), u.email) as name, u.email`
const byId = `select ${shown} ${here} and u.id = any($1)`
const admins = `select ${shown} ${here} and u.role = 'admin' order by u.id`
const everybody = `select ${shown} ${here} order by u.id`
/** Of those who are not away today; among equals who was given something the longest ago. One choice at a time, so that two differ. */
const leastBusy = `select ${shown} ${here}
    and not exists (select from staff_profiles a where a.id = u.id and $1 between a.absent_from and a.absent_until)
    and ($2::boolean is false or exists (select from representatives r where r.id = u.id))
  order by (select count(*) from work_items w where w.assigned_to = u.id and w.status = 'open'),
    (select max(w.created_at) from work_items w where w.assigned_to = u.id) nulls first, u.id
  limit 1`
const oneAtATime = "select pg_advisory_xact_lock(hashtextextended('automation least busy', 24))"

async function find(context: ActionContext, id: string | null): Promise<Colleague | undefined> {
  if (!id) return undefined
  const [person] = await context.tx.asSystem<Colleague>(byId, [[id]])
  return person
}

export async function assigneeOf(
  context: ActionContext,
  kind: AssigneeKind,
  personId: string | null,
): Promise<Colleague> {
  const { tx, known, now, subject } = context
  if (kind === 'person') {
    const person = await find(context, personId)
    if (!person) throw new RuleFailure('Seçilen kişi artık ofiste değil.')
    return person
  }
  if (kind === 'representative') {
    const person = await find(context, known.representative_id)
    if (!person) throw new RuleFailure('Müşterinin temsilcisi yok.')
    return person
  }
  await tx.asSystem(oneAtATime, [])
  const [person] = await tx.asSystem<Colleague>(leastBusy, [dayInIstanbul(now), subject === 'customer'])
  if (!person) throw new RuleFailure('Şu anda ofiste atanabilecek kimse yok.')
  return person
}

/** At least one, unless the office is empty: what concerns nobody concerns the admins. */
export async function receiversOf(
  context: ActionContext,
  kind: ReceiverKind,
  personId: string | null,
): Promise<Colleague[]> {
  const { tx, known } = context
  if (kind === 'staff') return tx.asSystem<Colleague>(everybody, [])
  const meant =
    kind === 'person'
      ? await find(context, personId)
      : kind === 'admins'
        ? undefined
        : ((kind === 'responsible' ? await find(context, known.holder_id) : undefined) ??
          (await find(context, known.representative_id)))
  if (kind === 'person' && !meant) throw new RuleFailure('Seçilen kişi artık ofiste değil.')
  return meant ? [meant] : tx.asSystem<Colleague>(admins, [])
}
