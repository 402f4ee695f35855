/** Writing to a customer, noting calls and visits, and appointments. */
import {
  appointmentStates,
  contactMatters,
  contactOutcomes,
  notedKinds,
} from '#customers/customer-contacts.ts'
import { contactProblems } from '#customers/customers.copy.ts'
import { problems } from '#problems.ts'
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { notBeforeToday } from '#values/calendar-day.ts'
import { choice, count, optionalText, requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Müşteriler']
const customerId = Id.describe('Müşterinin kimliği')
const Kept = z.object({ id: Id.describe('Kaydın kimliği') })

export const CustomerMailForm = z.object({
  subject: requiredText(160, 'Konuyu yazın.', 'Konu', 'Mersin–Hamburg hattı hakkında'),
  message: requiredText(5000, 'Mesajı yazın.', 'Mesaj', 'Merhaba, görüştüğümüz hat için bilgi paylaşıyorum.'),
})
export type CustomerMailForm = z.output<typeof CustomerMailForm>

export const ContactForm = z.object({
  kind: choice(notedKinds, 'Görüşmenin türü'),
  outcome: choice(contactOutcomes, 'Sonucu'),
  text: optionalText(2000, 'Not', 'Haziran için üç konteyner planlıyorlar.'),
  follow_up_on: notBeforeToday('Takip günü bugün ya da daha sonra olmalı.')
    .nullable()
    .describe('Yeniden görüşülecek gün; o günün işi olur; yoksa null')
    .default(null),
  about: z
    .object({
      kind: choice(contactMatters, 'Konunun türü: teklif ya da gönderi'),
      id: Id.describe('Konunun kimliği'),
    })
    .nullable()
    .describe('Ne hakkında konuşulduğu; bu müşterinin teklifi ya da gönderisi; yoksa null')
    .default(null),
})
export type ContactForm = z.output<typeof ContactForm>

export const AppointmentForm = z.object({
  title: requiredText(120, 'Konuyu yazın.', 'Konu', 'Yıllık sözleşme görüşmesi'),
  place: optionalText(200, 'Yer veya bağlantı', 'Müşterinin ofisi, Bursa'),
  note: optionalText(1000, 'Not; davette de yer alır', 'Numune listesi konuşulacak.'),
  starts_at: Moment.describe('Başlangıç'),
  minutes: count(5, 480, 'Süresi, dakika', 30),
  staff_id: Id.describe('Randevuya katılacak personel'),
})
export type AppointmentForm = z.output<typeof AppointmentForm>

export const Appointment = z.object({
  id: Id.describe('Randevunun kimliği'),
  customer_id: customerId,
  title: z.string().meta({ description: 'Konu', examples: ['Yıllık sözleşme görüşmesi'] }),
  place: writtenText('Yer', 'Müşterinin ofisi, Bursa'),
  note: writtenText('Not', 'Numune listesi konuşulacak.'),
  starts_at: Moment.describe('Başlangıç'),
  ends_at: Moment.describe('Bitiş'),
  staff_id: Id.describe('Katılacak personel'),
  staff_name: writtenText('Katılacak personelin adı', 'Deniz Aksoy'),
  state: choice(appointmentStates, 'Durumu'),
})
export type Appointment = z.output<typeof Appointment>

const { NO_ADDRESS, NO_COLLEAGUE, APPOINTMENT_PAST, APPOINTMENT_CANCELLED } = contactProblems

export const customerContactsContract = {
  sendMail: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/customers/{id}/mails',
      successStatus: 201,
      tags,
      summary: 'Müşteriye e-posta gönder',
      description:
        'Yazılan e-posta, gönderenin imzasıyla müşterinin adresine gönderilir ve müşterinin geçmişine işlenir.',
      successDescription: 'E-postanın kaydı',
    })
    .errors({ ...keyErrors, NOT_FOUND: problems.NOT_FOUND, NO_ADDRESS })
    .input(CustomerMailForm.extend({ id: customerId }))
    .output(Kept),
  note: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/customers/{id}/contacts',
      successStatus: 201,
      tags,
      summary: 'Görüşmeyi not et',
      description:
        'Telefon görüşmesini veya ziyareti sonucuyla birlikte müşterinin geçmişine işler. Takip günü verilirse o günün işi olur; yeni bir görüşme not edilince iş kapanır. Bir teklif hakkındaysa teklifin geçmişinde de yer alır.',
      successDescription: 'Görüşmenin kaydı',
    })
    .errors({ ...keyErrors, NOT_FOUND: problems.NOT_FOUND })
    .input(ContactForm.extend({ id: customerId }))
    .output(Kept),
  appointments: staffProcedure
    .route({
      method: 'GET',
      path: '/customers/{id}/appointments',
      tags,
      summary: 'Müşterinin randevuları',
      description: 'Yaklaşan randevular, en yakını başta; en çok elli.',
      successDescription: 'Yaklaşan randevular',
    })
    .input(z.object({ id: customerId }))
    .output(z.object({ appointments: z.array(Appointment).describe('Yaklaşan randevular') })),
  colleagues: staffProcedure
    .route({
      method: 'GET',
      path: '/appointments/colleagues',
      tags,
      summary: 'Randevuya katılabilecek personel',
      description: 'Hesabı açık bütün personel, ada göre.',
      successDescription: 'Personel, ada göre',
    })
    .output(
      z.object({
        people: z
          .array(
            z.object({
              id: Id.describe('Personelin kimliği'),
              name: z.string().meta({ description: 'Ad ve soyad', examples: ['Deniz Aksoy'] }),
            }),
          )
          .describe('Personel'),
      }),
    ),
  plan: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/customers/{id}/appointments',
      successStatus: 201,
      tags,
      summary: 'Randevu ver',
      description:
        'Randevuyu kaydeder, gününün işi olarak kuyruğa ekler; müşteriye ve personele takvim dosyasıyla e-posta gönderir.',
      successDescription: 'Verilen randevu',
    })
    .errors({ ...keyErrors, NOT_FOUND: problems.NOT_FOUND, NO_COLLEAGUE, APPOINTMENT_PAST })
    .input(AppointmentForm.extend({ id: customerId }))
    .output(Appointment),
  change: staffProcedure
    .route({
      method: 'PUT',
      path: '/appointments/{id}',
      tags,
      summary: 'Randevuyu değiştir',
      description: 'Takvimlerdeki aynı randevuyu güncelleyen bir e-posta gönderilir.',
      successDescription: 'Randevunun yeni hâli',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, NO_COLLEAGUE, APPOINTMENT_PAST, APPOINTMENT_CANCELLED })
    .input(AppointmentForm.extend({ id: Id.describe('Randevunun kimliği') }))
    .output(Appointment),
  cancel: staffProcedure
    .route({
      method: 'POST',
      path: '/appointments/{id}/cancel',
      tags,
      summary: 'Randevuyu iptal et',
      description: 'Takvimlerden kaldıran bir e-posta gönderilir; iş kapanır.',
      successDescription: 'İptal edilen randevu',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(
      z.object({
        id: Id.describe('Randevunun kimliği'),
        reason: optionalText(300, 'Neden; e-postada yer alır', 'Müşteri başka bir gün istedi.'),
      }),
    )
    .output(Appointment),
}
