/** A fresh database of the product for one figure, and its people and rows. */
import { randomBytes, randomUUID } from 'node:crypto'
import { activityHeader, type Surface, surfaceHeader } from '@kervan/domain/access/roles.ts'
import { ensureDatabase, prepareDatabase, withOwner } from '@kervan/server/src/assembly/prepare-database.ts'
import { signToken } from '@kervan/server/src/features/auth/session-cookie.ts'
import { type DatabaseAccess, embeddedAccess } from '@kervan/server/src/spine/database/connect.ts'
import { cookieNames } from '@kervan/server/src/spine/http/session.ts'
import type pg from 'pg'
import { secrets } from './secrets.ts'

export type BenchDatabase = {
  name: string
  socketFolder: string
  access: DatabaseAccess
  /** As the owner: for filling and for counting afterwards. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
}
export type Person = { userId: string; sessionId: string; headers: Record<string, string> }

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

/** A person with a session, like one who signed in. */
async function signIn(
  database: BenchDatabase,
  role: 'staff' | 'customer',
  surface: Surface,
): Promise<Person> {
  const token = randomBytes(32).toString('base64url')
  const [user] = await database.query<{ id: string }>(
    "insert into users (email, name, role) values ($1, 'Deneme Kisi', $2) returning id",
    [`${randomUUID()}@${role === 'staff' ? 'kervan' : 'musteri'}.example`, role],
  )
  const userId = user?.id ?? ''
  const [session] = await database.query<{ id: string }>(
    "insert into sessions (user_id, token, surface, expires_at) values ($1, $2, $3, now() + interval '12 hours') returning id",
    [userId, token, surface],
  )
  const cookie = `${cookieNames[surface]}=${signToken(secrets, surface, token)}`
  const headers = { cookie, [surfaceHeader]: surface, [activityHeader]: '1' }
  return { userId, sessionId: session?.id ?? '', headers }
}

export const signInStaff = (database: BenchDatabase) => signIn(database, 'staff', 'office')

/** A customer whose profile is complete, so that requests are open to them. */
export async function signInCustomer(database: BenchDatabase): Promise<Person> {
  const person = await signIn(database, 'customer', 'portal')
  await database.query(
    `insert into profiles (id, email, first_name, last_name, phone, company, company_type, position, profile_completed)
     select id, email, 'Deneme', 'Kisi', '+90 532 000 00 01', 'Ornek Ticaret', 'company', 'Lojistik', true
     from users where id = $1`,
    [person.userId],
  )
  return person
}

/** Rows as the product would have written them; the search index is built at the end, which takes a fraction of the time. */
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

/** Rows of at most a thousand customers, the given one among them; each has as many as any other, and at least fifty. */
export async function addRequests(database: BenchDatabase, rows: number, customerId: string): Promise<void> {
  const customers = Math.min(1_000, rows / 50)
  await addCustomers(database, customers - 1)
  const [index] = await database.query<{ sql: string }>(
    "select pg_get_indexdef('requests_search'::regclass) as sql",
  )
  await withOwner(database.access.owner, async (owner) => {
    await owner.query('set session_replication_role = replica; drop index requests_search')
    await owner.query(
      `with people as (
         select id, listed_as, row_number() over (order by id = $2 desc, id) - 1 as turn from profiles)
       insert into requests (number, customer_id, customer_listed_as, form, title, description, shipment_type, origin_city, origin_country,
         origin_country_code, destination_city, destination_country, destination_country_code, estimated_weight, preferred_date,
         urgency_level, cargo_details, quote_due_at, created_by)
       select 'TLP-2026-' || lpad(number::text, 7, '0'), people.id, people.listed_as, 'quick', 'Deniz, tam konteyner (FCL): Mersin – Hamburg',
         'Paletli makine parcasi', 'sea', 'Mersin', 'Türkiye', 'TR', 'Hamburg', 'Almanya', 'DE', 18500, '2099-03-05', 'normal',
         '{"transport_mode": "sea_fcl", "container_details": [{"type": "40HC", "quantity": 2}]}', now(), people.id
       from generate_series(1, $1::int) as number join people on people.turn = number % $3`,
      [rows, customerId, customers],
    )
    await owner.query(index?.sql ?? '')
    await owner.query('vacuum analyze')
    await owner.query('checkpoint')
  })
}
