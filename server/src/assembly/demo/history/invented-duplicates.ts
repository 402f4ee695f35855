/** Leads of the demo that seem to be customers it has already, each for another reason; and one that staff have merged. */
import type { Customer } from '#assembly/demo/history/invented-customers.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { customerContacts } from '#features/customers/customer-contacts.table.ts'
import type { profiles } from '#features/customers/profiles.table.ts'

type Record = typeof profiles.$inferInsert & { id: string }
type Contact = typeof customerContacts.$inferInsert

const dayMs = 86_400_000

/** The same number written otherwise, the same person without an address, the same mailbox with a tag. */
export function withDuplicates(leads: readonly Record[], customers: readonly Customer[]): Record[] {
  const [byPhone, byName, byMailbox] = customers.filter(({ company }) => company).slice(30)
  if (!byPhone || !byName || !byMailbox) return [...leads]
  const likeness: { [place: number]: Partial<Record> } = {
    3: { phone: (byPhone.phone ?? '').replace('+90 ', '0') },
    6: {
      ...{ first_name: byName.first_name, last_name: byName.last_name, company: byName.company },
      ...{ city: byName.city, sector_id: byName.sector_id, segment_id: byName.segment_id },
    },
    7: { email: byMailbox.email.replace('@', '+fuar@') },
  }
  return leads.map((lead, place) => ({ ...lead, ...likeness[place] }))
}

export type Merged = { keep: string; gone: Record; contact: Contact; by: string }

/** Entered on the phone, and found to be a customer a day later. */
export function inventMerged(
  random: Random,
  now: number,
  customers: readonly Customer[],
): Merged | undefined {
  const kept = customers.filter(({ company }) => company)[40]
  if (!kept) return undefined
  const at = now - 2 * dayMs
  const id = random.id(at)
  const moment = new Date(at).toISOString()
  const by = kept.representative.id
  return {
    keep: kept.id,
    by,
    gone: {
      ...{ id, first_name: kept.first_name, last_name: kept.last_name, company: kept.company },
      ...{ phone: (kept.phone ?? '').replace('+90 ', '0'), lead_source: 'staff', assigned_to: by },
      ...{ last_contact_at: moment, created_at: moment, updated_at: moment },
    },
    contact: {
      ...{ id: random.id(at), customer_id: id, kind: 'call', outcome: 'reached', created_by: by },
      text: 'Yeni depolarının adresini verdiler; ay sonunda iki palet çıkacak.',
      created_at: moment,
    },
  }
}
