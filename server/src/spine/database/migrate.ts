/**
 * Migrates the database to what the code expects. All pending steps run in one transaction under a lock: killed at any point,
 * none or all of them are applied; of two processes at once, the second waits and finds them applied.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { ConfigError } from '#spine/config/config.ts'

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url))
const sealFile = 'seal.sql'
const unsealFile = 'unseal.sql'

type Step = { name: string; sql: string; hash: string }

export async function migrate(owner: pg.ClientBase): Promise<{ applied: string[] }> {
  const steps = await readSteps()
  const [unseal, seal] = [await readStep(unsealFile), await readStep(sealFile)]
  await owner.query('begin')
  try {
    await owner.query("select pg_advisory_xact_lock(hashtext('kervan migrations'))")
    await owner.query(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await owner.query<{ name: string; hash: string }>('select name, hash from migrations')
    const done = new Map(rows.map((row) => [row.name, row.hash]))
    const unknown = [...done.keys()].filter(
      (name) => name !== sealFile && !steps.some((step) => step.name === name),
    )
    if (unknown.length > 0)
      throw new ConfigError(`The database is newer than this program: it has ${unknown.join(', ')}.`)
    const pending = steps.filter((step) => !done.has(step.name))
    for (const step of steps) {
      if (done.has(step.name) && done.get(step.name) !== step.hash)
        throw new Error(`Migration ${step.name} was changed after it had run.`)
    }
    if (pending.length > 0) await owner.query(unseal.sql)
    for (const step of pending) await run(owner, step)
    if (pending.length > 0 || done.get(sealFile) !== seal.hash) await run(owner, seal)
    await owner.query('commit')
    return { applied: pending.map((step) => step.name) }
  } catch (error) {
    await owner.query('rollback').catch(() => undefined)
    throw error
  }
}

async function run(owner: pg.ClientBase, step: Step): Promise<void> {
  await owner.query(step.sql)
  await owner.query(
    'insert into migrations (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, applied_at = now()',
    [step.name, step.hash],
  )
}

async function readSteps(): Promise<Step[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort()
  return Promise.all(names.map(readStep))
}

async function readStep(name: string): Promise<Step> {
  const sql = await readFile(`${folder}${name}`, 'utf8')
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
}
