/** What can be chosen in a rule: the people of the office, the groups of customers, and templates of the newsletter. */
import type { AutomationOptions } from '@kervan/domain/automations/automations.contract.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export async function readOptions(tx: Transaction): Promise<z.output<typeof AutomationOptions>> {
  const [people, groups, newsletters] = await Promise.all([
    tx.query<{ id: string; name: string }>(
      `select id, coalesce(nullif(name, ''), email) as name from users
       where role in ('staff', 'admin') and disabled_at is null order by name collate kervan_turkish, id`,
      [],
    ),
    tx.query<{ kind: string; name: string }>('select kind, name from customer_groups order by rank', []),
    tx.query<{ id: string; title: string }>(
      'select id, title from newsletter_campaigns where is_template order by title collate kervan_turkish, id',
      [],
    ),
  ])
  const namesOf = (kind: string) => groups.filter((group) => group.kind === kind).map(({ name }) => name)
  return { people, sectors: namesOf('sector'), segments: namesOf('segment'), newsletters }
}
