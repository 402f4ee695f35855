import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { getTableConfig, is, PgTable } from '#spine/database/drizzle.ts'
import { enumValuesOf } from '#spine/database/enum-checks.ts'
import { type CatalogueRule, catalogueRules, offenders } from '#testing/catalogue-rules.ts'
import { freshDatabase } from '#testing/test-database.ts'

const database = await freshDatabase()
const owner = new pg.Client(database.access.owner)
await owner.connect()
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const rules = Object.keys(catalogueRules) as CatalogueRule[]

test.each(rules)('%s', async (rule) => {
  expect(await offenders(owner, rule)).toEqual([])
})

/** What somebody might do by mistake, each in a transaction that is rolled back; the rule must notice. */
const mistakes: Record<CatalogueRule, string[]> = {
  'the login is no superuser, owner, creator of roles, nor passes by row security, nor is a member of such': [
    'create table hers (id int); alter table hers owner to kervan_app',
    'create role mighty bypassrls; grant mighty to kervan_staff',
    'create role makers createrole; grant makers to kervan_app with inherit false',
  ],
  'the login inherits nothing: it must take a role to have its rights': [
    'grant kervan_guest to kervan_app with inherit true',
    'grant kervan_guest to kervan_app with admin true',
  ],
  'neither the login nor everybody has a right on any table': [
    'grant select on company to public',
    'grant select on company to kervan_app',
    'grant select on pgboss.job to kervan_app',
    'grant select on migrations to public',
  ],
  'nobody but the owner may create in the schema': ['grant create on schema public to public'],
  'row security is on and forced': [
    'create table forgotten (id int)',
    'alter table users no force row level security',
    'alter table users disable row level security',
  ],
  'each table has a policy for each command': [
    'create table forgotten (id int)',
    'drop policy limits_system_update on limits',
    'drop policy mails_system_delete on mails',
  ],
  'an update is checked before and after': [
    'create policy lax on profiles for update to kervan_customer using (id = kervan_actor()) with check (true)',
    'create policy lax on profiles for update to kervan_customer using (id is not null)',
    'alter policy data_requests_admin_update on data_requests using (user_id = kervan_actor())',
  ],
  'each policy is for one of our roles, and one command, and adds to no other': [
    'create policy all_of_it on users for all to kervan_staff using (true)',
    'create policy everybody on users for select using (true)',
    'create policy two_of_them on limits for select to kervan_staff, kervan_admin using (true)',
    'create policy narrower on users as restrictive for select to kervan_staff using (true)',
  ],
  'there is one policy per role and command': [
    'create policy also on users for select to kervan_customer using (true)',
  ],
  'no policy says OR over a setting': [
    "alter policy users_customer_select on users using (id = kervan_actor() or current_setting('app.staff', true) = 'on')",
    "alter policy users_customer_select on users using (id = coalesce(nullif(current_setting('app.actor', true), '')::uuid, id))",
  ],
  'a guest or customer sees whole tables only where everybody may': [
    'alter policy users_customer_select on users using (true)',
    'create policy open on mails for select to kervan_guest using (true)',
    'alter policy consents_customer_insert on consents with check (true)',
    'create policy open on company for update to kervan_customer using (true) with check (true)',
  ],
  'grants are exactly what the policies allow': [
    'grant delete on users to kervan_staff',
    'grant truncate on users to kervan_system',
    'grant references on users to kervan_customer',
    'revoke select on company from kervan_guest',
    'grant select on profiles to kervan_auth',
  ],
  'every table is audited, but for messages, marks, secrets and visitors': [
    'create table unnoticed (id uuid)',
    'drop trigger audited on profiles',
    'alter table profiles disable trigger audited',
    'drop trigger audited on company; create trigger audited after insert on company for each row execute function kervan_audit()',
    'drop trigger audited on company; create trigger audited after insert or update or delete on company for each row when (false) execute function kervan_audit()',
  ],
  'an audited row is named by its primary key': [
    'drop trigger audited on tax_codes; create trigger audited after insert or update or delete on tax_codes for each row execute function kervan_audit()',
    "drop trigger audited on tax_codes; create trigger audited after insert or update or delete on tax_codes for each row execute function kervan_audit('id')",
  ],
  'what staff may write themselves is audited, but for their own notifications, devices and tables': [
    'create policy written on limits for insert to kervan_staff with check (true)',
  ],
  'views ask with the rights of who looks': [
    'create view everyone as select * from users',
    'create view everyone with (security_invoker = false) as select * from users',
    'create materialized view everyone as select * from users',
  ],
  'no function lends its maker’s rights without a fixed search path, nor to everybody': [
    'create function lent() returns int language sql security definer as $$ select 1 $$; revoke all on function lent from public',
    'create function lent() returns int language sql security definer set search_path = public as $$ select 1 $$',
  ],
  'a policy’s column leads an index': ['drop index sessions_user_id', 'drop index data_requests_user_id'],
  'an id of another row is a foreign key': [
    'alter table notifications drop constraint notifications_request_id_requests_id_fk',
    'alter table work_items add column container_id uuid',
  ],
  'a foreign key can be followed back by an index where its rows may be deleted or searched': [
    'drop index profiles_assigned_to',
  ],
}

describe('a mistake is noticed', () => {
  test.each(rules.flatMap((rule) => mistakes[rule].map((mistake) => [mistake, rule] as const)))(
    '%s',
    async (mistake, rule) => {
      await owner.query('begin')
      try {
        await owner.query(mistake)
        expect(await offenders(owner, rule), rule).not.toEqual([])
      } finally {
        await owner.query('rollback')
      }
    },
  )
})

test('the tables of the code are the tables of the database, column by column', async () => {
  const { rows } = await owner.query<{ column: string }>(`
    select format('%s.%s %s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' end) as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations'
      and a.attnum > 0 and not a.attisdropped`)
  const declared = (await declaredTables()).flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.map(
      (column) =>
        `${name}.${column.name} ${sqlType(column.getSQLType())}${column.notNull ? ' not null' : ''}`,
    )
  })
  expect(declared.sort()).toEqual(rows.map((row) => row.column).sort())
})

test('every enum of the code is a check of the database, with the same values', async () => {
  const { rows } = await owner.query<{ rule: string }>(`
    select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) as rule
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and conname like '%\\_known'`)
  const inDatabase = rows.map(({ rule }) => {
    const [, column] = /CHECK \(\(\(?(\w+)/.exec(rule) ?? []
    const values = [...rule.matchAll(/'([^']*)'::text/g)].map(([, value]) => value)
    return `${rule.split(' ')[0]}.${column}: ${values.join()}`
  })
  const inCode = (await declaredTables()).flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.flatMap((column) => {
      const values = enumValuesOf(column)
      return values ? `${name}.${column.name}: ${values.join()}` : []
    })
  })
  expect(inCode.length).toBeGreaterThan(25)
  expect(inDatabase.sort()).toEqual(inCode.sort())
})

async function declaredTables(): Promise<PgTable[]> {
  const source = join(import.meta.dirname, '..')
  const files: string[] = []
  for await (const file of glob('**/*.table.ts', { cwd: source })) files.push(file)
  expect(files.length).toBeGreaterThan(8)
  const modules: object[] = await Promise.all(files.map((file) => import(join(source, file))))
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)))
}

function sqlType(type: string): string {
  return type.replace(/^timestamptz\b/, 'timestamp with time zone').replace(', ', ',')
}
