/** Who follows a quote up: whom it can be given to, and giving it to them. */
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { compareTurkish } from '@kervan/domain/values/turkish-text.ts'
import { ORPCError } from '@orpc/server'
import { awayUntil } from '#features/auth/colleague-columns.ts'
import { users } from '#features/auth/users.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, eq, inArray, isNull, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

const isColleague = and(inArray(users.role, ['staff', 'admin']), isNull(users.disabled_at))

export async function possibleOwners({ services, actor }: SignedInCall) {
  const people = await services.readAs(actor, (db) =>
    db.select({ id: users.id, full_name: users.name, away_until: awayUntil }).from(users).where(isColleague),
  )
  return people.sort((one, other) => compareTurkish(one.full_name, other.full_name))
}

export function assignQuote(
  { services, actor, person }: SignedInCall,
  { id, owner_id }: { id: string; owner_id: string },
): Promise<{ id: string; owner_id: string }> {
  return services.actAs(actor, async (tx) => {
    const [[colleague], [before]] = await Promise.all([findColleague(tx.db, owner_id), lockQuote(tx.db, id)])
    if (!before) throw new ORPCError('NOT_FOUND', quoteProblems.NOT_FOUND)
    if (!colleague) throw new ORPCError('UNKNOWN_OWNER', quoteProblems.UNKNOWN_OWNER)
    if (before.owner_id === owner_id) return { id, owner_id }
    await tx.db.update(quotes).set({ owner_id, updated_at: sql`now()` }).where(eq(quotes.id, id))
    const { owner_id: _, ...quote } = before
    await services.emit(tx, quoteChanged, ['staff'], {
      quote_id: id,
      ...quote,
      by: person.id,
      status_stays: true,
    })
    return { id, owner_id }
  })
}

const findColleague = (db: Db, id: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isColleague))

const lockQuote = (db: Db, id: string) =>
  db
    .select({
      quote_no: quotes.quote_no,
      request_id: quotes.request_id,
      customer_id: quotes.customer_id,
      status: quotes.status,
      version: quotes.version,
      owner_id: quotes.owner_id,
    })
    .from(quotes)
    .where(eq(quotes.id, id))
    .for('update')
