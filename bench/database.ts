/** A fresh database of the product for one figure, and the people in it. */
import { randomBytes, randomUUID } from 'node:crypto'
import { type Surface, surfaceHeader } from '@kervan/domain/auth/roles.ts'
import { cookieNames, signToken } from '@kervan/server/src/auth/session-cookie.ts'
import { type DatabaseAccess, embeddedAccess } from '@kervan/server/src/database/connect.ts'
import { ensureDatabase, prepareDatabase, withOwner } from '@kervan/server/src/database/prepare.ts'
import type pg from 'pg'
import { secrets } from './secrets.ts'

export type BenchDatabase = {
  name: string
  socketFolder: string
  access: DatabaseAccess
  /** As the owner: for filling and for counting afterwards. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
}
export type Staff = { userId: string; sessionId: string; headers: Record<string, string> }

export async function makeDatabase(socketFolder: string, name: string): Promise<BenchDatabase> {
  const access = embeddedAccess(socketFolder, name)
  await ensureDatabase(access)
  await prepareDatabase(access)
  return {
    name,
    socketFolder,
    access,
    query: <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      withOwner(access.owner, async (owner) => (await owner.query<Row>(text, values)).rows),
  }
}

export async function count(database: BenchDatabase, what: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*)::int as count from ${what}`)
  return row?.count ?? 0
}

/** Somebody of the office with a session, as signing in would make it. */
export async function signInStaff(database: BenchDatabase): Promise<Staff> {
  const surface: Surface = 'office'
  const token = randomBytes(32).toString('base64url')
  const [user] = await database.query<{ id: string }>(
    "insert into users (email, name, role) values ($1, 'Deneme Personel', 'staff') returning id",
    [`${randomUUID()}@kervan.example`],
  )
  const userId = user?.id ?? ''
  const [session] = await database.query<{ id: string }>(
    "insert into sessions (user_id, token, surface, expires_at) values ($1, $2, $3, now() + interval '12 hours') returning id",
    [userId, token, surface],
  )
  const cookie = `${cookieNames[surface]}=${signToken(secrets, surface, token)}`
  return { userId, sessionId: session?.id ?? '', headers: { cookie, [surfaceHeader]: surface } }
}

/** Rows as the product would have written them; the search index is built at the end, since that takes a fraction of the time. */
export async function addCustomers(database: BenchDatabase, rows: number): Promise<void> {
  const [index] = await database.query<{ sql: string }>(
    "select pg_get_indexdef('profiles_search'::regclass) as sql",
  )
  await withOwner(database.access.owner, async (owner) => {
    await owner.query('set session_replication_role = replica; drop index profiles_search')
    await owner.query(
      `with people as (
         insert into users (email, name, role, email_verified)
         select 'musteri' || number || '@musteri.example', 'Deneme Kisi ' || number, 'customer', true
         from generate_series(1, $1::int) as number returning id, email, name)
       insert into profiles (id, email, first_name, last_name, phone, company, company_type, position, profile_completed)
       select id, email, 'Deneme', name, '+90 532 000 00 01', 'Ornek Ticaret', 'company', 'Lojistik', true from people`,
      [rows],
    )
    await owner.query(index?.sql ?? '')
    await owner.query('vacuum analyze')
    await owner.query('checkpoint')
  })
}
