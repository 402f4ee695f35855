/** What the demo's staff change once its history is there, each as the person who does it: the database audits it as everybody's changes. */
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { demoAdmin, demoColleagues, demoCustomer, demoRepresentatives } from '#assembly/demo/demo-world.ts'
import type { ActAs, Actor } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'

type Change = { by: Actor; text: string; values: unknown[] }

const acting = (role: 'staff' | 'admin', userId = ''): Actor => ({ role, userId, sessionId: newId() })

const dayMs = 86_400_000

/** One after the other, so that they stand in the audit in this order. */
export async function createDemoChanges(actAs: ActAs, now: Date): Promise<void> {
  for (const { by, text, values } of demoChanges(now)) await actAs(by, (tx) => tx.query(text, values))
}

function demoChanges(now: Date): Change[] {
  const [deniz, ece, kerem] = demoRepresentatives
  const [, burcu, , onur, asli, tolga] = demoColleagues
  const selin = acting('admin', demoAdmin.id)
  const inDays = (days: number) => dayInIstanbul(new Date(now.getTime() + days * dayMs))
  /** Away from one day to another, counted from today. */
  const away = (colleague: { id: string } | undefined, from: number, until: number): Change => ({
    by: acting('staff', colleague?.id),
    text: 'update staff_profiles set absent_from = $2, absent_until = $3, updated_at = now() where id = $1',
    values: [colleague?.id, inDays(from), inDays(until)],
  })
  return [
    {
      by: selin,
      text: "update representatives set specialties = specialties || 'Proje kargo'::text where id = $1",
      values: [deniz?.id],
    },
    {
      by: selin,
      text: 'insert into company_holidays (day, name, half) values ($1, $2, true) on conflict (day) do nothing',
      values: [`${now.getUTCFullYear() + 1}-12-31`, 'Yıl sonu sayımı'],
    },
    {
      by: selin,
      text: 'insert into place_corrections (code, ports) values ($1, $2) on conflict (code) do nothing',
      values: ['TRKTY', ['TRGEM', 'TRALI']],
    },
    ...correctedLanes.map((lane) => ({
      by: selin,
      text: `insert into lane_corrections (shipment_type, one_country, other_country, soonest_days, latest_days)
        values ($1, $2, $3, $4, $5) on conflict do nothing`,
      values: [...lane],
    })),
    {
      by: acting('staff', kerem?.id),
      text: "update staff_profiles set signature = signature || $2 || 'Kara yolu masası', updated_at = now() where id = $1",
      values: [kerem?.id, '\n'],
    },
    ...[deniz, ece, kerem].map((colleague, place) => ({
      by: acting('staff', colleague?.id),
      text: `update profiles set position = $1, updated_at = now()
        where id = (select id from profiles where id <> $2 and company_type = 'company' order by id desc offset $3 limit 1)`,
      values: [positions[place], demoCustomer.id, place],
    })),
    {
      by: acting('staff', ece?.id),
      text: `insert into work_item_events (work_item_id, actor_id, kind, text)
        select id, $1, 'note', $2 from work_items where status = 'open' and assigned_to = $1 order by due_at limit 1`,
      values: [ece?.id, 'Müşteriyle görüşüldü; ölçüler öğleden sonra gelecek.'],
    },
    // One is on holiday, one will be, one is back.
    away(asli, -2, 4),
    away(tolga, 12, 19),
    away(onur, -30, -21),
    {
      by: acting('staff', burcu?.id),
      text: "update staff_profiles set time_zone = 'Europe/London', updated_at = now() where id = $1",
      values: [burcu?.id],
    },
  ]
}

/** By mode and countries, the soonest and the latest day. */
const correctedLanes = [
  ['land', 'GB', 'TR', 6, 9],
  ['sea', 'DZ', 'TR', 9, 14],
] as const

const positions = ['Dış Ticaret Müdürü', 'Satın Alma Sorumlusu', 'Genel Müdür']
