/** Keys of the demo's partners. Nobody has them: what is stored is the hash of no key. */
import { createHash } from 'node:crypto'
import { demoAdmin, demoCustomer } from '#assembly/demo/demo-world.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export function inventApiKeys(random: Random, now: number) {
  const at = (ago: number | null) => (ago === null ? null : new Date(now - ago).toISOString())
  const key = (
    name: string,
    customer_id: string | null,
    { made, used, revoked = null }: { made: number; used: number | null; revoked?: number | null },
  ) => {
    const id = random.id(now - made)
    return {
      id,
      key_hash: `\\x${createHash('sha256').update(id).digest('hex')}`,
      name,
      customer_id,
      created_by: demoAdmin.id,
      created_at: at(made),
      last_used_at: at(used),
      revoked_at: at(revoked),
    }
  }
  return [
    key('Örnek Tekstil ERP (deneme)', demoCustomer.id, {
      made: 210 * dayMs,
      used: 152 * dayMs,
      revoked: 150 * dayMs,
    }),
    key('Örnek Tekstil ERP', demoCustomer.id, { made: 150 * dayMs, used: hourMs / 2 }),
    key('Depo panosu', null, { made: 40 * dayMs, used: 3 * hourMs }),
    key('Gümrük müşaviri', null, { made: 2 * dayMs, used: null }),
  ]
}
