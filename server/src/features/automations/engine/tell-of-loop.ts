/** Tells the admins of a rule that was stopped because it sets itself off, seems to, or comes last in too long a row; of each rule once a day. */
import type { TakenRun } from '#features/automations/engine/taken-run.ts'
import { tellAdmins } from '#features/automations/engine/tell-colleagues.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const mark = `insert into automation_counts as c (rule_id, loop_told_at) values ($1, now())
  on conflict (rule_id) do update set loop_told_at = now()
    where c.loop_told_at is null or c.loop_told_at < now() - interval '1 day'
  returning rule_id`

export async function tellOfLoop(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  { rule_id, rule_name }: TakenRun,
  reason: string,
): Promise<void> {
  const told = await tx.asSystem<{ rule_id: string }>(mark, [rule_id])
  if (told.length === 0) return
  await tellAdmins(tx, services, {
    title: `Otomasyon durduruldu: ${rule_name}`,
    message: `${reason} Koşulunu veya yaptıklarını daraltın.`,
    link: `/staff/automations/${rule_id}`,
  })
}
