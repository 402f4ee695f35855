/** What was said with the customers of the demo outside of requests and offers: mails, calls, visits and appointments, with their work. */
import { demoCustomer, demoRepresentatives } from '#assembly/demo/demo-world.ts'
import type { Customer } from '#assembly/demo/history/invented-customers.ts'
import { callAboutOffer, calledAt, type Quote } from '#assembly/demo/history/invented-lines.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { appointments } from '#features/customers/appointments.table.ts'
import type { customerContacts } from '#features/customers/customer-contacts.table.ts'
import type { notifications } from '#features/notifications/notifications.table.ts'
import type { workItems } from '#features/workqueue/work-items.table.ts'

type Contact = typeof customerContacts.$inferInsert
type Appointment = typeof appointments.$inferInsert & { id: string }
type WorkItem = typeof workItems.$inferInsert

const [hourMs, dayMs] = [3_600_000, 86_400_000]
const iso = (at: number) => new Date(at).toISOString()
/** What a call, a mail or a note does not say. */
export const noted = {
  ...{ subject: '', outcome: null, recipient: '', mail_state: null, mail_reason: '' },
  ...{ about_kind: null, about_id: null },
} as const

const calls = [
  'Gelecek ay iki konteyner daha planlıyorlar.',
  'Fiyatı uygun buldular, transit süresini sordular.',
  'Depo adresi değişmiş; yeni adresi e-postayla iletecekler.',
  'Rakip tekliften söz ettiler, ödeme vadesi önemliymiş.',
]
const visits = [
  'Üretim hattını gezdik; yıllık hacim yaklaşık 60 TEU.',
  'Yeni lojistik müdürüyle tanıştık, hava yolu da düşünüyorlar.',
]
const mails = [
  [
    'Yeni hat bilgisi',
    'Görüştüğümüz hat için haftalık kalkışlar başladı. Ayrıntıları ekibimizden alabilirsiniz.',
  ],
  ['Bayram öncesi yüklemeler', 'Bayram haftası için yer rezervasyonlarını bu hafta tamamlamanızı öneririz.'],
] as const
const titles = ['Yıllık sözleşme görüşmesi', 'Yeni hat tanıtımı', 'Depo ziyareti', 'Hacim planlaması']

/** Every third customer was called, every fifth written to, every eighth visited in the last ten weeks. */
export function inventContacts(random: Random, now: number, customers: readonly Customer[]): Contact[] {
  return customers.flatMap((customer, index) => {
    const since = Math.max(customer.joined, now - 70 * dayMs)
    const at = () => random.between(since, now - hourMs)
    const row = (kind: Contact['kind'], rest: Partial<Contact>): Contact => {
      const moment = at()
      return {
        id: random.id(moment),
        customer_id: customer.id,
        kind,
        text: '',
        ...noted,
        created_by: customer.representative.id,
        created_at: iso(moment),
        ...rest,
      }
    }
    const [subject, text] = mails[index % mails.length] ?? mails[0]
    return [
      ...(index % 3 === 0
        ? [row('call', { outcome: index % 9 === 0 ? 'not_reached' : 'reached', text: random.pick(calls) })]
        : []),
      ...(index % 5 === 0
        ? [row('mail', { subject, text, recipient: customer.email, mail_state: 'sent' })]
        : []),
      ...(index % 8 === 0 ? [row('visit', { outcome: 'reached', text: random.pick(visits) })] : []),
    ]
  })
}

/** What is noted of a call about an offer stands with its customer too. */
export function callsAboutOffers(random: Random, offers: readonly Quote[]): Contact[] {
  return offers.flatMap((quote) => {
    const at = calledAt(quote)
    if (!at) return []
    return {
      id: random.id(Date.parse(at)),
      customer_id: quote.customer_id,
      kind: 'call',
      ...noted,
      ...callAboutOffer,
      about_kind: 'quote',
      about_id: quote.id,
      created_by: quote.created_by,
      created_at: at,
    }
  })
}

/** News of shipments went by mail too. */
export function mailedNews(
  random: Random,
  customers: readonly Pick<Customer, 'id' | 'email'>[],
  news: readonly (typeof notifications.$inferInsert)[],
): Contact[] {
  const emails = new Map(customers.map(({ id, email }) => [id, email]))
  return news
    .filter(({ kind }) => kind === 'shipment')
    .map(({ user_id, title, message, created_at = '' }) => ({
      id: random.id(Date.parse(created_at)),
      customer_id: user_id,
      kind: 'mail',
      text: message,
      ...noted,
      subject: title,
      recipient: emails.get(user_id) ?? '',
      mail_state: 'sent',
      created_by: null,
      created_at,
    }))
}

/** In the two weeks around today, at office hours; one was called off. What is to come is work of its day. */
export function inventAppointments(
  random: Random,
  now: number,
  customers: readonly Customer[],
): { appointments: Appointment[]; work: WorkItem[] } {
  const chosen = customers.filter((_, index) => index % 20 === 4).slice(0, 12)
  const made = chosen.map((customer, index): Appointment => {
    const starts = officeHour(now + (index - 4) * 1.7 * dayMs, index)
    const planned = Math.min(starts, now) - 3 * dayMs
    return {
      id: random.id(planned),
      customer_id: customer.id,
      title: titles[index % titles.length] ?? '',
      place: index % 3 === 0 ? 'Çevrim içi görüşme' : `${customer.city}, müşterinin ofisi`,
      note: '',
      starts_at: iso(starts),
      ends_at: iso(starts + 45 * 60_000),
      staff_id: customer.representative.id,
      state: index === 5 ? 'cancelled' : 'planned',
      sequence: index === 5 ? 1 : 0,
      created_by: customer.representative.id,
      created_at: iso(planned),
      updated_at: iso(planned),
    }
  })
  const coming = made.filter(({ state, starts_at }) => state === 'planned' && Date.parse(starts_at) > now)
  return { appointments: made, work: coming.map((each) => workOf(random, each, customers)) }
}

/** Ten, eleven, … o'clock in Istanbul. */
function officeHour(at: number, index: number): number {
  const day = iso(at).slice(0, 10)
  return Date.parse(`${day}T${String(7 + (index % 6)).padStart(2, '0')}:00:00Z`)
}

function workOf(random: Random, appointment: Appointment, customers: readonly Customer[]): WorkItem {
  const customer = customers.find(({ id }) => id === appointment.customer_id)
  const created = Date.parse(appointment.created_at ?? '')
  return {
    id: random.id(created),
    kind: 'appointment',
    title: `Randevu: ${appointment.title}`,
    customer_name: `${customer?.first_name} ${customer?.last_name}`,
    company: customer?.company ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    customer_id: appointment.customer_id,
    assigned_to: appointment.staff_id,
    priority: 'medium',
    due_at: appointment.starts_at,
    metadata: { appointment_id: appointment.id },
    created_at: appointment.created_at,
    updated_at: appointment.created_at,
  }
}

/** The demo customer, too, is called and visited. */
export function demoCustomerContacts(random: Random, now: number, shipmentId: string | undefined): Contact[] {
  const [representative] = demoRepresentatives
  if (!representative) return []
  const row = (days: number, rest: Pick<Contact, 'kind'> & Partial<Contact>): Contact => ({
    id: random.id(now - days * dayMs),
    customer_id: demoCustomer.id,
    text: '',
    ...noted,
    created_by: representative.id,
    created_at: iso(now - days * dayMs),
    ...rest,
  })
  return [
    row(41, { kind: 'visit', outcome: 'reached', text: visits[0] ?? '' }),
    row(19, {
      ...{ kind: 'call', outcome: 'reached', text: calls[1] ?? '' },
      ...(shipmentId && { about_kind: 'shipment', about_id: shipmentId }),
    }),
    row(6, { kind: 'call', outcome: 'not_reached', text: '' }),
  ]
}
