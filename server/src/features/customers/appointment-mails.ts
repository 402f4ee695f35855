/** The mails of an appointment: to its customer and to who meets them, each time it is given, moved or called off. */
import type { appointmentChanges } from '@kervan/domain/customers/customers.events.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'
import type { MailAttachment } from '#spine/mail/mail-template.ts'

export type AppointmentChange = (typeof appointmentChanges)[number]
export type MailedAppointment = { title: string; place: string; note: string; starts_at: string }

const titles: Record<AppointmentChange, string> = {
  planned: 'Randevu',
  changed: 'Randevu değişti',
  cancelled: 'Randevu iptal edildi',
}
const kinds = {
  customer: {
    planned: 'appointment_planned',
    changed: 'appointment_changed',
    cancelled: 'appointment_cancelled',
  },
  staff: {
    planned: 'staff_appointment_planned',
    changed: 'staff_appointment_changed',
    cancelled: 'staff_appointment_cancelled',
  },
} as const

type Mail = {
  to: keyof typeof kinds
  change: AppointmentChange
  appointment: MailedAppointment
  /** Why it was called off or moved; empty where nobody says. */
  reason: string
  /** Whom the reader meets. */
  facts: [label: string, value: string][]
  attachments: MailAttachment[]
}

const valuesOf = ({ title, starts_at }: MailedAppointment) => ({
  konu: title,
  zaman: formatDateTime(starts_at),
})

export function appointmentMail(letterhead: Letterhead, mail: Mail): WrittenMail {
  const { to, change, appointment, reason, facts, attachments } = mail
  const { title, place, note, starts_at } = appointment
  const about: [string, string][] = [
    ['Konu', title],
    ['Zaman', formatDateTime(starts_at)],
    ['Yer', place],
    ['Neden', reason],
  ]
  return writeMail(letterhead, kinds[to][change], valuesOf(appointment), {
    preheader: `${title}, ${formatDateTime(starts_at)}`,
    title: titles[change],
    ...(note && change !== 'cancelled' && { paragraphs: [note] }),
    facts: [...about.filter(([, value]) => value), ...facts],
    ...(attachments.length > 0 && { attachments }),
  })
}

/** To whom it was taken from. */
export function takenOverMail(
  letterhead: Letterhead,
  appointment: MailedAppointment,
  attachments: MailAttachment[],
): WrittenMail {
  return writeMail(letterhead, 'staff_appointment_taken_over', valuesOf(appointment), {
    preheader: appointment.title,
    title: titles.cancelled,
    ...(attachments.length > 0 && { attachments }),
  })
}
