/** Appointments with customers: given, moved and called off, each time with a calendar file to both by mail. */
import { type CalendarEvent, calendarFile, calendarMethod } from '@kervan/domain/customers/calendar-file.ts'
import type { Appointment, AppointmentForm } from '@kervan/domain/customers/customer-contacts.contract.ts'
import { contactProblems } from '@kervan/domain/customers/customers.copy.ts'
import { appointmentChanged, type appointmentChanges } from '@kervan/domain/customers/customers.events.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { users } from '#features/auth/users.table.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { type Letterhead, readLetterhead } from '#features/company/letterhead.ts'
import { appointmentMail, takenOverMail } from '#features/customers/appointment-mails.ts'
import { appointments } from '#features/customers/appointments.table.ts'
import { knownCustomer } from '#features/customers/customer-contacts.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { and, asc, eq, gte, inArray, isNull, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type StaffCall = SignedInCall<WithCompany>
type Change = (typeof appointmentChanges)[number]
type Row = typeof appointments.$inferSelect

const mostShown = 50
const shown = {
  id: appointments.id,
  customer_id: appointments.customer_id,
  title: appointments.title,
  place: appointments.place,
  note: appointments.note,
  starts_at: appointments.starts_at,
  ends_at: appointments.ends_at,
  staff_id: appointments.staff_id,
  staff_name: users.name,
  state: appointments.state,
}

export function comingAppointments(db: Db, customerId: string) {
  return db
    .select(shown)
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.staff_id))
    .where(
      and(
        eq(appointments.customer_id, customerId),
        eq(appointments.state, 'planned'),
        gte(appointments.ends_at, sql`now()`),
      ),
    )
    .orderBy(asc(appointments.starts_at), asc(appointments.id))
    .limit(mostShown)
}

export async function planAppointment(
  context: StaffCall,
  { id: customer_id, ...form }: AppointmentForm & { id: string },
): Promise<Appointment> {
  const letterhead = await readLetterhead(context.services)
  return createOnce(context, { customer_id, ...form }, async (tx) => {
    await knownCustomer(tx, customer_id)
    await colleague(tx, form.staff_id)
    const [row] = await tx.db
      .insert(appointments)
      .values({ ...valuesOf(form), customer_id, created_by: context.person.id })
      .returning()
    if (!row) throw new Error('The appointment was not written.')
    return announce(context, tx, letterhead, row, 'planned')
  })
}

export async function changeAppointment(
  context: StaffCall,
  { id, ...form }: AppointmentForm & { id: string },
): Promise<Appointment> {
  const letterhead = await readLetterhead(context.services)
  return context.services.actAs(context.actor, async (tx) => {
    const before = await locked(tx, id)
    if (before.state === 'cancelled')
      throw new ORPCError('APPOINTMENT_CANCELLED', contactProblems.APPOINTMENT_CANCELLED)
    await colleague(tx, form.staff_id)
    const row = await write(tx, id, valuesOf(form))
    // Whoever no longer takes part learns that it is off for them.
    if (before.staff_id !== row.staff_id)
      await mailStaff(context, tx, letterhead, { ...row, staff_id: before.staff_id }, 'cancelled')
    return announce(context, tx, letterhead, row, 'changed')
  })
}

/** Twice is once. */
export async function cancelAppointment(
  context: StaffCall,
  id: string,
  reason: string,
): Promise<Appointment> {
  const letterhead = await readLetterhead(context.services)
  return context.services.actAs(context.actor, async (tx) => {
    const before = await locked(tx, id)
    if (before.state === 'cancelled') return toShown(tx, before)
    return announce(context, tx, letterhead, await write(tx, id, { state: 'cancelled' }), 'cancelled', reason)
  })
}

function valuesOf({ minutes, starts_at, ...form }: AppointmentForm) {
  const start = Date.parse(starts_at)
  if (start <= Date.now()) throw new ORPCError('APPOINTMENT_PAST', contactProblems.APPOINTMENT_PAST)
  return { ...form, starts_at, ends_at: new Date(start + minutes * 60_000).toISOString() }
}

async function locked(tx: Transaction, id: string): Promise<Row> {
  const [row] = await tx.db.select().from(appointments).where(eq(appointments.id, id)).for('update')
  if (!row) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  return row
}

/** Each version that calendars are sent has a number of its own. */
async function write(tx: Transaction, id: string, values: Partial<Row>): Promise<Row> {
  const [row] = await tx.db
    .update(appointments)
    .set({ ...values, sequence: sql`${appointments.sequence} + 1`, updated_at: sql`now()` })
    .where(eq(appointments.id, id))
    .returning()
  if (!row) throw new Error('The appointment was not written.')
  return row
}

async function announce(
  context: StaffCall,
  tx: Transaction,
  letterhead: Letterhead,
  row: Row,
  change: Change,
  reason = '',
): Promise<Appointment> {
  const { services } = context
  await mailBoth(context, tx, letterhead, row, change, reason)
  await services.emit(tx, appointmentChanged, ['staff'], {
    appointment_id: row.id,
    customer_id: row.customer_id,
    change,
    title: row.title,
    note: row.note,
    starts_at: row.starts_at,
    staff_id: row.staff_id,
  })
  return toShown(tx, row)
}

async function toShown(tx: Transaction, { id }: Pick<Row, 'id'>): Promise<Appointment> {
  const [appointment] = await tx.db
    .select(shown)
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.staff_id))
    .where(eq(appointments.id, id))
  if (!appointment) throw new Error('The appointment is missing.')
  return appointment
}

const isColleague = and(inArray(users.role, ['staff', 'admin']), isNull(users.disabled_at))

/** Whoever of staff can take part. */
export function possibleColleagues(db: Db) {
  return db.select({ id: users.id, name: users.name }).from(users).where(isColleague)
}

async function colleague(tx: Transaction, id: string) {
  const [found] = await tx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isColleague))
  if (!found) throw new ORPCError('NO_COLLEAGUE', contactProblems.NO_COLLEAGUE)
  return found
}

async function mailBoth(
  context: StaffCall,
  tx: Transaction,
  letterhead: Letterhead,
  row: Row,
  change: Change,
  reason: string,
): Promise<void> {
  const customer = await knownCustomer(tx, row.customer_id)
  // One whose account was closed meanwhile can still be called off.
  const staff = change === 'cancelled' ? await anybody(tx, row.staff_id) : await colleague(tx, row.staff_id)
  const name = `${customer.first_name} ${customer.last_name}`.trim() || customer.company
  const event = eventOf(letterhead, row, change, [
    staff,
    ...(customer.email ? [{ name, email: customer.email }] : []),
  ])
  const mail = (to: 'customer' | 'staff', facts: [string, string][]) =>
    appointmentMail(letterhead, {
      ...{ to, change, appointment: row, reason, facts },
      attachments: [attachmentOf(event)],
    })
  if (customer.email) {
    const toCustomer = mail('customer', [['Görüşeceğiniz kişi', staff.name]])
    await context.services.queueMail(tx, {
      to: customer.email,
      headers: { 'Reply-To': staff.email },
      ...toCustomer,
      matter: {
        ...{ request_id: null, number: toCustomer.subject, title: '' },
        customer_id: row.customer_id,
      },
    })
  }
  await context.services.queueMail(tx, {
    to: staff.email,
    ...mail('staff', [
      ['Müşteri', [name, customer.company].filter(Boolean).join(', ')],
      ['Telefon', customer.phone || '–'],
    ]),
  })
}

async function mailStaff(
  { services }: StaffCall,
  tx: Transaction,
  letterhead: Letterhead,
  row: Row,
  change: 'cancelled',
): Promise<void> {
  const staff = await anybody(tx, row.staff_id)
  await services.queueMail(tx, {
    to: staff.email,
    ...takenOverMail(letterhead, row, [attachmentOf(eventOf(letterhead, row, change, [staff]))]),
  })
}

async function anybody(tx: Transaction, id: string) {
  const [found] = await tx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, id))
  if (!found) throw new Error('Nobody takes part in the appointment.')
  return found
}

function eventOf(
  { company }: Letterhead,
  row: Row,
  change: Change,
  attendees: CalendarEvent['attendees'],
): CalendarEvent {
  const domain = company.email.slice(company.email.lastIndexOf('@') + 1)
  return {
    uid: `${row.id}@${domain}`,
    sequence: row.sequence,
    isCancelled: change === 'cancelled',
    title: row.title,
    place: row.place,
    description: row.note,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    writtenAt: new Date().toISOString(),
    organiser: { name: company.name, email: company.email },
    attendees: attendees.map(({ name, email }) => ({ name, email })),
  }
}

function attachmentOf(event: CalendarEvent) {
  const content = calendarFile(event)
  return {
    content,
    name: 'randevu.ics',
    type: `text/calendar; charset=utf-8; method=${calendarMethod(event)}`,
    size: Buffer.byteLength(content),
  }
}
