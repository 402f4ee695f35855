/** Reading customers. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { profiles } from '#customers/profiles.table.ts'
import type { Db } from '#database/act-as.ts'

const profile = {
  id: profiles.id,
  email: profiles.email,
  first_name: profiles.first_name,
  last_name: profiles.last_name,
  phone: profiles.phone,
  company: profiles.company,
  company_type: profiles.company_type,
  position: profiles.position,
  profile_completed: profiles.profile_completed,
  assigned_to: profiles.assigned_to,
  created_at: profiles.created_at,
}

export function profileOf(db: Db, id: string) {
  return db.select(profile).from(profiles).where(eq(profiles.id, id))
}

export function customerPage(
  db: Db,
  page: { after?: string | undefined; limit: number; search?: string | undefined },
) {
  return db
    .select(profile)
    .from(profiles)
    .where(
      and(
        page.after ? lt(profiles.id, page.after) : undefined,
        page.search ? sql`${profiles.search} like ${containing(page.search)}` : undefined,
      ),
    )
    .orderBy(desc(profiles.id))
    .limit(page.limit + 1)
}

function containing(search: string): string {
  return `%${foldTurkish(search).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
