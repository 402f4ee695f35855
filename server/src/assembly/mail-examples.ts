/** Every mail of the product, written by the feature that sends it about something invented: for previews, test mails and tests. */

import { erasureAnswer } from '@kervan/domain/consents/data-requests.copy.ts'
import {
  codeMail,
  invitationMail,
  newDeviceMail,
  noAccountMail,
  passwordChangedMail,
  resetMail,
  signInRefusedMail,
} from '#features/auth/sign-in-mails.ts'
import { unreadMail } from '#features/chat/mail/unread-mail.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import type { MailExamples } from '#features/company/mail-examples.ts'
import { erasureMail } from '#features/consents/request-erasure.ts'
import { newCustomerMail } from '#features/customers/announce-customer.jobs.ts'
import {
  type AppointmentChange,
  appointmentMail,
  type MailedAppointment,
  takenOverMail,
} from '#features/customers/appointment-mails.ts'
import { answerMail } from '#features/customers/data-requests/answer-mail.ts'
import { greetingMail } from '#features/customers/greet-customer.jobs.ts'
import { alreadySubscribedMail, confirmationMail } from '#features/newsletter/newsletter-mails.ts'
import {
  approvedMail,
  askMail,
  documentMail,
  expiryMail,
  shipmentMail,
} from '#features/notifications/notification-mails.ts'
import { digestMail } from '#features/notifications/staff-digest-mail.ts'
import { whyMail } from '#features/quotes/ask-lost-customers.jobs.ts'
import { type LetterPurpose, type MailedOffer, offerLetter, subjectOf } from '#features/quotes/offer-mail.ts'
import { questionMail } from '#features/quotes/question-mail.ts'
import { customerMail, type MailedRequest, teamMail } from '#features/requests/request-mails.ts'
import { operationsMail } from '#features/shipments/operations-mail.ts'
import { reportMail, type WeekFigures } from '#features/workqueue/weekly-report.jobs.ts'
import { demoConfirmationMail, demoRequestMail } from '#features/workqueue/workqueue-mails.ts'

const id = '01890a5d-ac96-774b-bcce-000000000123'
const due = new Date('2026-03-06T14:00:00.000Z')
const person = {
  name: 'Defne Işık',
  company: 'Örnek Tekstil A.Ş.',
  email: 'defne@musteri.example',
  phone: '',
}
const visit = { device: 'Chrome, Windows', place: 'İstanbul', at: '5 Mart 2026 14.30' }

const request: MailedRequest = {
  id,
  customer_id: id,
  number: 'TLP-2026-000123',
  title: 'Mersin – Hamburg, 2 × 40HC',
  description: 'Paletli makine parçası, sabah yükleme.',
  shipment_type: 'sea',
  origin_country: 'Türkiye',
  origin_city: 'Mersin',
  origin_postal_code: '33010',
  origin_address: '',
  origin_port: 'Mersin',
  destination_country: 'Almanya',
  destination_city: 'Hamburg',
  destination_postal_code: '',
  destination_address: '',
  destination_port: 'Hamburg',
  estimated_weight: '18500.000',
  estimated_volume: '42.000',
  cargo_type: 'general',
  preferred_date: '2026-03-20',
  delivery_mode: 'door-to-door',
  service_type: 'FCL',
  urgency_level: null,
  requester_company: '',
  cargo_details: { incoterm: 'FOB', container_quantity: 2 },
  quote_due_at: due.toISOString(),
}

const offer: MailedOffer = {
  id,
  quote_no: 'KRV-2026-000123',
  revision: 1,
  request_number: request.number,
  customer_name: person.company,
  pol: 'Mersin',
  pod: 'Hamburg',
  incoterm: 'FOB',
  etd: '2026-03-24',
  eta: '2026-04-09',
  currency: 'EUR',
  tax_included: false,
  out_of_scope: ['Gümrük ve vergiler', 'Ardiye ve depolama'],
  notes: '',
  valid_until: '2026-03-20T20:59:59.000Z',
  basis: {
    load: '2 × 40HC',
    weight: '18.500 kg',
    volume: '42 m³',
    chargeable_weight: '',
    price_is_for: 'Toplam fiyat 2 × 40HC içindir.',
  },
  totals: [
    {
      currency: 'EUR',
      subtotal: '3450.00',
      taxes: [],
      tax: '0.00',
      total: '3450.00',
      optional_total: '120.00',
    },
  ],
  items: [
    { title: 'Deniz navlunu', is_optional: false, amount: '2900.00', currency: 'EUR' },
    { title: 'Liman masrafları', is_optional: false, amount: '550.00', currency: 'EUR' },
    { title: 'Yük sigortası', is_optional: true, amount: '120.00', currency: 'EUR' },
  ],
}

const offerMail = (letterhead: Letterhead, purpose: LetterPurpose) => ({
  subject: subjectOf(letterhead, offer, '', purpose),
  letter: offerLetter(letterhead, offer, {
    purpose,
    name: person.name,
    message: '',
    hasVisited: true,
    attachments: [],
    signature: '',
  }),
})

const appointment: MailedAppointment = {
  title: 'Yıllık sözleşme görüşmesi',
  place: 'Ofisimiz',
  note: '',
  starts_at: '2026-03-05T11:30:00.000Z',
}
const meetingMail = (letterhead: Letterhead, to: 'customer' | 'staff', change: AppointmentChange) =>
  appointmentMail(letterhead, {
    ...{ to, change, appointment, reason: '', attachments: [] },
    facts: to === 'staff' ? [['Müşteri', person.company]] : [['Görüşeceğiniz kişi', 'Deniz Aksoy']],
  })

const week: WeekFigures = {
  new_customers: 6,
  requests: 42,
  quotes_sent: 38,
  won: 14,
  won_euro: '48250.00',
  lost: 5,
  expired: 3,
  shipments: 13,
  delivered: 11,
}

const newsOf = (title: string, message: string, about: string) => ({
  notification: { title, message, about, link: '/dashboard' },
  to: person,
})

export const mailExamples: MailExamples = {
  sign_in_code: (letterhead) => codeMail(letterhead, '123456'),
  new_device: (letterhead) => newDeviceMail(letterhead, 'portal', visit),
  password_reset: (letterhead) => resetMail(letterhead, 'ornek'),
  password_changed: (letterhead) => passwordChangedMail(letterhead, visit),
  no_account: noAccountMail,
  account_closed: (letterhead) => signInRefusedMail(letterhead, 'portal', false),
  customer_greeting: (letterhead) =>
    greetingMail(letterhead, {
      ...person,
      representative: 'Deniz Aksoy',
      phone: '+90 532 000 00 01',
      representative_email: 'deniz@kervan.example',
    }),
  erasure_received: (letterhead) => erasureMail(letterhead, due),
  data_request_answered: (letterhead) =>
    answerMail(letterhead, { createdAt: due, answer: erasureAnswer, name: person.name }),
  order_received: (letterhead) => customerMail(letterhead, { request, customer: person }),
  offer: (letterhead) => offerMail(letterhead, 'offer'),
  offer_reminder: (letterhead) => offerMail(letterhead, 'reminder'),
  offer_lost: (letterhead) =>
    whyMail(letterhead, { ...offer, ...person, customer_id: id, title: request.title }, 'ornek'),
  offer_expiring: (letterhead) =>
    expiryMail(
      letterhead,
      newsOf(
        'Teklifinizin süresi doluyor',
        `${offer.quote_no} numaralı teklifimiz yarın sona eriyor.`,
        `${offer.quote_no} · ${request.title}`,
      ),
    ),
  request_approved: (letterhead) =>
    approvedMail(
      letterhead,
      newsOf('Talebiniz onaylandı', request.title, `${request.number} · ${request.title}`),
    ),
  shipment_news: (letterhead) =>
    shipmentMail(
      letterhead,
      newsOf(
        'Gönderiniz yolda',
        'Mersin – Hamburg gönderiniz yola çıktı.',
        'KRG-2026-000123 · Mersin – Hamburg',
      ),
    ),
  document_news: (letterhead) =>
    documentMail(
      letterhead,
      newsOf('Belgeniz onaylandı', 'fatura.pdf incelendi ve onaylandı.', 'KRG-2026-000123 · fatura.pdf'),
    ),
  document_wanted: (letterhead) =>
    askMail(
      letterhead,
      newsOf(
        'Sizden bir belge bekliyoruz',
        'KRG-2026-000123 için çeki listesini bekliyoruz.',
        'KRG-2026-000123',
      ),
    ),
  appointment_planned: (letterhead) => meetingMail(letterhead, 'customer', 'planned'),
  appointment_changed: (letterhead) => meetingMail(letterhead, 'customer', 'changed'),
  appointment_cancelled: (letterhead) => meetingMail(letterhead, 'customer', 'cancelled'),
  staff_appointment_planned: (letterhead) => meetingMail(letterhead, 'staff', 'planned'),
  staff_appointment_changed: (letterhead) => meetingMail(letterhead, 'staff', 'changed'),
  staff_appointment_cancelled: (letterhead) => meetingMail(letterhead, 'staff', 'cancelled'),
  staff_appointment_taken_over: (letterhead) => takenOverMail(letterhead, appointment, []),
  chat_message: (letterhead) =>
    unreadMail(letterhead, {
      writer: 'Deniz Aksoy',
      name: person.name,
      hasAccount: true,
      canAnswer: true,
      messages: [
        {
          is_own: true,
          sender_name: person.name,
          message_text: 'Merhaba, konteyner ne zaman limanda olur?',
          created_at: '2026-03-05T11:30:00.000Z',
          file_names: [],
        },
        {
          is_own: false,
          sender_name: 'Deniz Aksoy',
          message_text: 'Cuma sabahı Mersin’de. Varış ihbarını ekledim.',
          created_at: '2026-03-05T11:42:00.000Z',
          file_names: ['varis-ihbari.pdf'],
        },
      ],
    }),
  demo_received: (letterhead) => demoConfirmationMail(letterhead, person.email, due),
  newsletter_confirm: (letterhead) => confirmationMail(letterhead, `${letterhead.publicUrl}/bulten/onay`),
  newsletter_already: (letterhead) =>
    alreadySubscribedMail(letterhead, `${letterhead.publicUrl}/bulten/ayril`),
  staff_invitation: (letterhead) => invitationMail(letterhead, { name: 'Ece Yaman', by: 'Selin Kaya' }),
  staff_door: (letterhead) => signInRefusedMail(letterhead, 'portal', true),
  staff_not_invited: (letterhead) => signInRefusedMail(letterhead, 'office', true),
  new_request: (letterhead) =>
    teamMail(letterhead, { request, customer: person, to: letterhead.company.email }),
  new_customer: (letterhead) =>
    newCustomerMail(letterhead, {
      first_name: 'Defne',
      last_name: 'Işık',
      company: person.company,
      email: person.email,
      representative_email: letterhead.company.email,
    }),
  offer_question: (letterhead) =>
    questionMail(
      letterhead,
      { ...offer, title: request.title, representative: null },
      { full_name: person.name, email: person.email },
      { question: 'Fiyat depo teslimini de kapsıyor mu?', conversationId: id },
    ),
  operations_notice: (letterhead) =>
    operationsMail(
      letterhead,
      letterhead.company.email,
      {
        id,
        shipment_number: 'KRG-2026-000123',
        title: request.title,
        origin_city: 'Mersin',
        destination_city: 'Hamburg',
        status: 'in_transit',
        delayed: false,
        customer: person.company,
      },
      { message: 'Varış ihbarı geldi mi, bakar mısınız?', sender: 'Deniz Aksoy' },
    ),
  demo_request: (letterhead) =>
    demoRequestMail(
      letterhead,
      {
        full_name: person.name,
        company: person.company,
        email: person.email,
        phone: '',
        message: 'Perşembe uygun.',
      },
      due,
    ),
  weekly_report: (letterhead) =>
    reportMail(letterhead, {
      monday: '2026-03-02',
      week,
      before: { ...week, requests: 37, won: 11, won_euro: '39800.00' },
      standing: { late_shipments: 2, open_work: 27, overdue_work: 3 },
      name: 'Selin Kaya',
    }),
  staff_digest: (letterhead) =>
    digestMail(letterhead, 'Ece Yaman', [
      {
        id,
        type: 'request',
        title: 'Yeni talep',
        message: `${request.number} · ${request.title}`,
        link: '/staff',
      },
    ]),
}
