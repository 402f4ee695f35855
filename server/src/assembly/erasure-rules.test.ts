/** The rules of erasure: every table of the schema has one, and the document that people read is the list that the program carries out. */
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { erasureRules, untouchedTables } from '#assembly/erasure-rules.ts'
import { sharedServer } from '#testing/shared-server.ts'

const server = await sharedServer()
const owner = new pg.Client(server.access.owner)
await owner.connect()
afterAll(() => owner.end())

/** Of the jobs' own schema the one table that holds what jobs were given; the others hold queues and schedules. */
const jobTables = ['pgboss.job']

const allTables = async () =>
  (
    await owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    )
  ).rows.map(({ name }) => name)

/** Tables that name a customer by a foreign key. */
const aboutCustomers = async () =>
  (
    await owner.query<{ name: string }>(
      `select distinct c.relname as name from pg_constraint f join pg_class c on c.oid = f.conrelid
       where f.contype = 'f' and f.confrelid = 'profiles'::regclass`,
    )
  ).rows.map(({ name }) => name)

describe('the rules', () => {
  test('name every table of the schema once, and none that does not exist', async () => {
    const named = [...erasureRules.map(({ table }) => table), ...Object.keys(untouchedTables)]
    expect(named.filter((name) => !jobTables.includes(name)).sort()).toEqual(await allTables())
  })

  test('a table that comes later has none', async () => {
    await owner.query('begin')
    await owner.query('create table letters (id uuid, customer_id uuid references profiles)')
    const named: string[] = erasureRules.map(({ table }) => table)
    const unnamed = (await allTables()).filter((name) => !named.includes(name) && !(name in untouchedTables))
    await owner.query('rollback')
    expect(unnamed).toEqual(['letters'])
  })

  test('leave no table untouched that names a customer', async () => {
    expect((await aboutCustomers()).filter((name) => name in untouchedTables)).toEqual([])
  })

  test('empty columns that exist', async () => {
    for (const { table, kept } of erasureRules) {
      const { rows } = await owner.query<{ name: string }>(
        'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
        [table],
      )
      const columns = rows.map(({ name }) => name)
      for (const column of Object.keys(kept?.emptied ?? {})) expect(columns, table).toContain(column)
    }
  })

  test('are the document', async () => {
    const text = [
      '# What becomes of a person’s data when they are erased',
      '',
      'Carried out by an admin on request (`/staff/data-requests`), in the background, in one transaction for the rows and then file by file;',
      'a kill anywhere is gone on from. What is kept is kept under a record without a name and erased by a nightly job when its time is over.',
      'The proof says when, and how many rows of each table were erased, emptied and kept; it does not say whose they were.',
      '`server/src/assembly/erasure-rules.ts` is the list that the program carries out; a test holds this document and the schema against it.',
      '',
      '| table | erased | stays | why it stays |',
      '|---|---|---|---|',
      ...erasureRules.map(
        ({ table, kept, files }) =>
          `| ${table} | ${kept?.where === 'true' ? '–' : `${kept ? 'the other rows' : 'the person’s rows'}${files ? ', with their files' : ''}`} | ${
            kept ? `${emptied(kept.emptied)}` : '–'
          } | ${kept?.why ?? ''} |`,
      ),
      '',
      '## Tables that hold nothing of a customer',
      '',
      ...Object.entries(untouchedTables).map(([table, why]) => `- ${table}: ${why}`),
      '',
      '## Beside the tables',
      '',
      '- The one mail that tells the person that they were erased is the last: its row in `mails`, sealed and then empty but for the',
      '  address, goes with all settled mail 30 days later.',
      '- Lists that staff have exported, and archives of a person’s data, are files for a day (`tasks`); archives of the erased person go at once.',
      '- The log has addresses of pages without what was searched for, ids and errors without values; whoever runs the program keeps it for 30',
      '  days at most.',
      '- Benchmark reports that were mailed are files for 30 days (`reports/`), without a row.',
      '- Backups are copies of a day. Keep them for 30 days at most; after a restore, answer anew the requests that were answered since.',
      '',
    ].join('\n')
    await expect(text).toMatchFileSnapshot('../../../docs/erasure.md')
  })
})

function emptied(columns: Record<string, string> = {}): string {
  const names = Object.keys(columns)
  return names.length > 0 ? `some, without ${names.join(', ')}` : 'some, as they are'
}
