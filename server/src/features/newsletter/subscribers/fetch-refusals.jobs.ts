/** Every night: takes the refusals that the register of consents has heard of. A night is kept as a file of refusals would be, with what became of each. */
import { subscribersImported } from '@kervan/domain/newsletter/newsletter.events.ts'
import { readRefusalMoment } from '@kervan/domain/newsletter/read-moment.ts'
import { importSentences } from '@kervan/domain/newsletter/subscribers.copy.ts'
import { EmailAddress } from '@kervan/domain/values/email-address.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type {
  RegisterChange,
  WithConsentRegister,
} from '#features/newsletter/subscribers/consent-register.ts'
import { newestFetch } from '#features/newsletter/subscribers/imports.queries.ts'
import { type TakenRow, takeRefusal } from '#features/newsletter/subscribers/take-consent.ts'
import type { Log } from '#spine/config/log.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

export const fetchRefusalsJob = defineJob({
  name: 'fetch-refusals',
  retries: 5,
  retryDelay: 300,
  expireSeconds: 1_800,
  schedule: '20 2 * * *',
})

type Needed = Pick<Services, 'actAs' | 'emit'> & WithCompany & WithConsentRegister

/** No dead letter at the end: nothing is lost, since the next night goes on from the same mark. */
export function createFetchRefusals({
  log,
  ...needed
}: Needed & { log: Pick<Log, 'error'> }): JobHandler<object> {
  return async (_, signal, isLastTry) => {
    try {
      await fetchRefusals(needed, signal)
    } catch (error) {
      if (!isLastTry) throw error
      log.error({ err: error }, 'the refusals of the register could not be fetched')
    }
  }
}

/** A page per transaction, with the mark from which the next one goes on. */
export async function fetchRefusals(services: Needed, signal?: AbortSignal): Promise<void> {
  const { actAs, consentRegister } = services
  if (!consentRegister) return
  let mark = (await actAs(system, newestFetch))?.mark ?? ''
  let importId: string | undefined
  while (true) {
    // No connection is held while the register is asked.
    const { changes, after } = await consentRegister(mark, signal)
    const isLast = changes.length === 0 || after === mark || after === ''
    const from: string = mark
    importId = await actAs(system, (tx) => takePage(tx, services, importId, changes, after || from))
    if (isLast) return
    mark = after
  }
}

async function takePage(
  tx: Transaction,
  services: Needed,
  known: string | undefined,
  changes: readonly RegisterChange[],
  mark: string,
): Promise<string> {
  tx.bePatient({ statement: 30, transaction: 120 })
  const refusals = changes.filter(({ type, status }) => type === 'EPOSTA' && status === 'RET')
  const [kept] = known
    ? await tx.asSystem<{ id: string; row_count: number }>(goOn, [known, mark])
    : await tx.asSystem<{ id: string; row_count: number }>(begin, [mark])
  if (!kept) throw new Error('The refusals of the register were not kept.')
  const done: (TakenRow & { line: number; cells: string[] })[] = []
  for (const [index, refusal] of refusals.entries())
    done.push({
      line: kept.row_count + index + 1,
      cells: [refusal.recipient, refusal.consentDate, refusal.source],
      ...(await takeOne(tx, services, refusal)),
    })
  await tx.asSystem(addRows, [kept.id, JSON.stringify(done)])
  if (done.length > 0) await services.emit(tx, subscribersImported, ['staff'], { import_id: kept.id })
  return kept.id
}

const begin = `insert into newsletter_imports (kind, file_name, heads, meanings, row_count, registry_mark)
  values ('refusals', 'İYS’den gelen retler', '["recipient", "consentDate", "source"]', '["email", "consent_at", "consent_source"]', 0, $1)
  returning id, row_count`
const goOn = 'update newsletter_imports set registry_mark = $2 where id = $1 returning id, row_count'
const addRows = `with added as (insert into newsletter_import_rows (import_id, line, cells, outcome, problem)
    select $1, line, cells, outcome, problem from jsonb_to_recordset($2) as r (line int, cells jsonb, outcome text, problem text) returning 1)
  update newsletter_imports set row_count = row_count + (select count(*) from added) where id = $1`

function takeOne(
  tx: Transaction,
  services: Needed,
  { recipient, source, consentDate }: RegisterChange,
): TakenRow | Promise<TakenRow> {
  const email = EmailAddress.safeParse(recipient)
  if (!email.success) return { outcome: 'wrong', problem: importSentences.badEmail, id: null }
  const now = new Date()
  return takeRefusal(tx, services, {
    email: email.data,
    source: 'IYS',
    at: readRefusalMoment(consentDate, now) ?? now,
    note: source,
    isInRegister: true,
  })
}
