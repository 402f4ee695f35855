/**
 * What an admin does with a request about personal data: enters one that came by letter, notes how the applicant proved who they are,
 * corrects the record, answers or refuses, and has the person erased. Nothing is handed out or changed before the identity is checked.
 */
import { mayEnter, type Role } from '@kervan/domain/access/roles.ts'
import { dataRequestDays } from '@kervan/domain/consents/consents.copy.ts'
import { dataRequestChanged } from '@kervan/domain/consents/consents.events.ts'
import {
  type CorrectableField,
  correctableFields,
  dataRequestProblems,
  erasureRetryMinutes,
  type FieldCorrection,
} from '@kervan/domain/consents/data-requests.copy.ts'
import { profileChanged } from '@kervan/domain/customers/customers.events.ts'
import type {
  DataRequestDetail,
  EnteredDataRequest,
  ErasurePreview,
} from '@kervan/domain/customers/data-requests.contract.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { dataRequestMatter } from '#features/consents/data-request-matter.ts'
import { answerMail } from '#features/customers/data-requests/answer-mail.ts'
import { beginAgain, erasePersonJob } from '#features/customers/data-requests/erase-person.jobs.ts'
import type { WithErasure } from '#features/customers/data-requests/erase-person.ts'
import { lockDataRequest, readDataRequest } from '#features/customers/data-requests/read-data-request.ts'
import { holdRecord } from '#features/customers/hold-record.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type Admin = SignedInCall<WithCompany>
const dayMs = 86_400_000

const insert = `insert into data_requests (user_id, person_name, person_email, kind, channel, note, created_at, due_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`

export function enterDataRequest(context: Admin, given: EnteredDataRequest): Promise<DataRequestDetail> {
  const received = Date.parse(given.received_at)
  if (received > Date.now()) refuse('RECEIVED_LATER')
  return createOnce(context, given, async (tx) => {
    const customerId = given.customer_id && (await holdRecord(tx, given.customer_id))
    if (customerId === undefined) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    const [entered] = await tx.asSystem<{ id: string }>(insert, [
      customerId,
      given.person_name,
      given.person_email ?? '',
      given.kind,
      given.channel,
      given.note,
      given.received_at,
      new Date(received + dataRequestDays * dayMs).toISOString(),
    ])
    if (!entered) return refuse('SAME_REQUEST_OPEN')
    await announce(context, tx, entered.id, customerId)
    return readDataRequest(tx, entered.id)
  })
}

export function checkIdentity(
  context: Admin,
  { id, check, note }: { id: string; check: string; note: string },
): Promise<DataRequestDetail> {
  return change(context, id, async (tx, request) => {
    refuseClosed(request)
    await tx.query(
      `update data_requests set identity_check = $2, identity_note = $3, identity_checked_at = now(), identity_checked_by = $4
       where id = $1`,
      [id, check, note, context.person.id],
    )
  })
}

/** Of whoever it is now, so the identity is checked anew. */
export function attachRecord(
  context: Admin,
  { id, customer_id }: { id: string; customer_id: string },
): Promise<DataRequestDetail> {
  return change(context, id, async (tx, request) => {
    refuseClosed(request)
    if (request.erasing) refuse('ERASURE_BEGUN')
    if (request.customer_id) refuse('HAS_RECORD')
    const held = await holdRecord(tx, customer_id)
    if (!held) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    const [clash] = await tx.query(
      "select 1 as one from data_requests where user_id = $1 and kind = $2 and status = 'open'",
      [held, request.kind],
    )
    if (clash) refuse('SAME_REQUEST_OPEN')
    await tx.query(
      `update data_requests set user_id = $2, identity_check = null, identity_note = '', identity_checked_at = null,
         identity_checked_by = null where id = $1`,
      [id, held],
    )
  })
}

export function correctRecord(
  context: Admin,
  { id, ...wanted }: { id: string } & Partial<Record<CorrectableField, string | undefined>>,
): Promise<DataRequestDetail> {
  return change(context, id, async (tx, request) => {
    refuseClosed(request)
    if (request.kind !== 'correction') refuse('WRONG_KIND')
    refuseUnchecked(request)
    const { record, customer_id } = request
    if (!record || !customer_id) return refuse('NO_RECORD')
    const at = new Date().toISOString()
    const made = correctableFields.flatMap((field): FieldCorrection[] => {
      const after = wanted[field]
      return after === undefined || after === record[field]
        ? []
        : [{ field, before: record[field], after, at }]
    })
    if (made.length === 0) refuse('NOTHING_CORRECTED')
    const columns = made.map(({ field }, index) => `${field} = $${index + 2}`).join(', ')
    await tx.query(`update profiles set ${columns}, updated_at = now() where id = $1`, [
      customer_id,
      ...made.map(({ after }) => after),
    ])
    const { first_name, last_name } = {
      ...record,
      ...Object.fromEntries(made.map((one) => [one.field, one.after])),
    }
    await tx.asSystem('update users set name = $2, updated_at = now() where id = $1', [
      customer_id,
      `${first_name} ${last_name}`.trim(),
    ])
    await tx.query('update data_requests set corrections = corrections || $2::jsonb where id = $1', [
      id,
      JSON.stringify(made),
    ])
    await context.services.emit(tx, profileChanged, ['staff', `user:${customer_id}`], { customer_id })
  })
}

export async function answerDataRequest(
  context: Admin,
  { id, outcome, answer }: { id: string; outcome: 'done' | 'refused'; answer: string },
): Promise<DataRequestDetail> {
  const letterhead = await readLetterhead(context.services)
  return change(context, id, async (tx, request) => {
    refuseClosed(request)
    if (request.erasing) refuse('ERASURE_BEGUN')
    // Whoever cannot prove who they are is refused.
    if (outcome === 'done') {
      refuseUnchecked(request)
      if (request.kind === 'erasure') refuse('WRONG_KIND')
    }
    await tx.query(
      'update data_requests set status = $2, answer = $3, closed_at = now(), closed_by = $4 where id = $1',
      [id, outcome, answer, context.person.id],
    )
    if (request.person_email)
      await context.services.queueMail(tx, {
        to: request.person_email,
        ...answerMail(letterhead, { createdAt: request.created_at, answer, name: request.person_name }),
        ...(request.customer_id && { matter: dataRequestMatter(request.kind, request.customer_id) }),
      })
  })
}

const readPerson = `select coalesce((select role from users where id = $1), 'customer') as role,
  exists (select from profiles where id = $1) as is_known`

/** The work is a job; from here on the request can only end in the proof. One that has stopped on the way is begun again. */
export function beginErasure(
  context: Admin & { services: WithErasable },
  id: string,
): Promise<DataRequestDetail> {
  const { services, person } = context
  return change(context, id, async (tx, request) => {
    if (request.status === 'open' && hasStopped(request)) {
      const [stopped] = await tx.query<{ id: string }>('select id from erasures where request_id = $1', [id])
      if (stopped) return beginAgain(services, tx, stopped.id)
    }
    const erased = await erasable(context, tx, request)
    const [begun] = await tx.query<{ id: string }>(
      'insert into erasures (request_id, record_id) values ($1, $2) returning id',
      [id, erased],
    )
    if (!begun) throw new Error('The erasure was not begun.')
    await tx.query('update data_requests set closed_by = $2 where id = $1', [id, person.id])
    await services.enqueue(tx, erasePersonJob, { erasure_id: begun.id })
  })
}

/** What the erasure would do if it began now. */
export function previewErasure(
  context: Admin & { services: WithErasable & WithErasure },
  id: string,
): Promise<ErasurePreview> {
  const { services, actor } = context
  return services.actAs(actor, async (tx) => {
    const erased = await erasable(context, tx, await readDataRequest(tx, id))
    return services.previewErasure(tx, erased, id)
  })
}

const hasStopped = ({ erasing, erasure }: DataRequestDetail) =>
  erasing && erasure !== null && Date.now() - Date.parse(erasure.begun_at) > erasureRetryMinutes * 60_000

/** Also by the address of a record that was merged into it. */
const recordOfAddress = `select 1 as one where exists (select from profiles where email = $1) or exists (select from users where email = $1)
  or exists (select from customer_merges where gone_email = $1 and undone_at is null)`

/**
 * Whose record the request has erased; refused where that cannot be. Of somebody without a record all goes that is known by their address,
 * if they have written from it: the request stands for them then.
 */
async function erasable(
  { services }: { services: WithErasable },
  tx: Transaction,
  request: DataRequestDetail,
): Promise<string> {
  refuseClosed(request)
  if (request.kind !== 'erasure') refuse('WRONG_KIND')
  if (request.erasing) refuse('ERASURE_BEGUN')
  refuseUnchecked(request)
  const { customer_id, person_email } = request
  if (!customer_id) {
    if (!person_email) return refuse('NO_RECORD')
    const [known] = await tx.asSystem(recordOfAddress, [person_email])
    if (known || (await services.beganAsGuest(tx, person_email))) return refuse('RECORD_OF_ADDRESS')
    return request.identity_check === 'registered_email' ? request.id : refuse('ADDRESS_UNPROVED')
  }
  const [found] = await tx.asSystem<{ role: Role; is_known: boolean }>(readPerson, [customer_id])
  if (found && !mayEnter('customer', found.role)) refuse('STAFF_PERSON')
  if (!found?.is_known) refuse('NO_RECORD')
  if (await services.hasGoodsUnderway(tx, customer_id)) refuse('SHIPMENT_UNDERWAY')
  return customer_id
}

export type WithErasable = {
  /** Whether goods of a customer are on their way; shipments know. */
  hasGoodsUnderway(tx: Transaction, customerId: string): Promise<boolean>
  /** Whether a customer began with this address as a guest, also one who has another now; the chat knows. */
  beganAsGuest(tx: Transaction, email: string): Promise<boolean>
}

/** Changes a request under its lock and tells everybody who looks at it. */
function change(
  context: Admin,
  id: string,
  work: (tx: Transaction, request: DataRequestDetail) => Promise<unknown>,
): Promise<DataRequestDetail> {
  return context.services.actAs(context.actor, async (tx) => {
    const request = await lockDataRequest(tx, id)
    await work(tx, request)
    await announce(context, tx, id, request.customer_id)
    return readDataRequest(tx, id)
  })
}

async function announce(
  { services }: Admin,
  tx: Transaction,
  request_id: string,
  customerId: string | null,
): Promise<void> {
  const audiences = customerId ? ([`user:${customerId}`, 'staff'] as const) : (['staff'] as const)
  await services.emit(tx, dataRequestChanged, audiences, { request_id })
}

function refuseClosed({ status }: DataRequestDetail): void {
  if (status !== 'open') refuse('REQUEST_CLOSED')
}

function refuseUnchecked({ identity_check }: DataRequestDetail): void {
  if (!identity_check) refuse('IDENTITY_UNCHECKED')
}

function refuse(code: keyof typeof dataRequestProblems): never {
  throw new ORPCError(code, dataRequestProblems[code])
}
