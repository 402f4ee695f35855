import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { demoCompany } from '#assembly/demo/demo-world.ts'
import { customerMail, type MailedRequest, teamMail } from '#features/requests/request-mails.ts'
import { envelopeOf } from '#spine/mail/mail.ts'
import { renderMail } from '#spine/mail/mail-template.ts'
import type { MailToQueue } from '#spine/mail/send-mail.jobs.ts'

const head = { company: demoCompany, publicUrl: 'https://kervan.example', mailTexts: {} }
const request: MailedRequest = {
  id: randomUUID(),
  customer_id: randomUUID(),
  number: 'TLP-2026-000123',
  title: 'Mersin – Hamburg, 2 × 40HC',
  description: 'Paletli makine parçası\nSabah yükleme',
  shipment_type: 'sea',
  origin_country: 'Türkiye',
  origin_city: 'Mersin',
  origin_postal_code: '33010',
  origin_address: 'Örnek Sanayi Sitesi 4. Blok',
  origin_port: 'Mersin',
  destination_country: 'Almanya',
  destination_city: 'Hamburg',
  destination_postal_code: '',
  destination_address: 'Örnek Depo',
  destination_port: 'Hamburg',
  estimated_weight: '18500.500',
  estimated_volume: '42.000',
  cargo_type: 'general',
  preferred_date: '2099-03-05',
  delivery_mode: 'door-to-door',
  service_type: 'FCL',
  urgency_level: 'urgent',
  requester_company: '',
  cargo_details: {
    packaging_type: 'pallet',
    piece_count: 12,
    dimensions: { length: 120, width: 80, height: 100 },
    container_type: 'open_top',
    container_quantity: 2,
    incoterm: 'FOB',
    insurance_required: true,
    insurance_value: '25000.00',
    currency_preference: 'USD',
    payment_terms: '30_days',
    cut_off_date: '2099-03-03',
  },
  quote_due_at: '2026-11-16T11:30:00.000Z',
}
const customer = { name: 'Defne Işık', company: 'Örnek Tekstil', email: 'defne@musteri.example', phone: '' }
const written = (mail: MailToQueue) => ({ ...mail, ...renderMail(mail.letter) })
const team = (more: Partial<MailedRequest> = {}, who: Partial<typeof customer> = {}) =>
  written(
    teamMail(head, {
      request: { ...request, ...more },
      customer: { ...customer, ...who },
      to: 'deniz@kervan.example',
    }),
  )
const toCustomer = (more: object = {}) => written(customerMail(head, { request, customer, ...more }))

describe('the team', () => {
  test('reads every field of a request, and by when a price was promised', () => {
    const { to, subject, text } = team()
    expect(to).toBe('deniz@kervan.example')
    expect(subject).toBe('Yeni talep TLP-2026-000123: Mersin – Hamburg, 2 × 40HC')
    for (const line of [
      'Taşıma türü: Deniz',
      'Çıkış: Mersin, Türkiye',
      'Çıkış posta kodu: 33010',
      'Alım adresi: Örnek Sanayi Sitesi 4. Blok',
      'Varış: Hamburg, Almanya',
      'Teslim adresi: Örnek Depo',
      'Brüt ağırlık: 18.500,5 kg',
      'Hacim: 42 m³',
      'Yükün türü: Genel kargo',
      'Ambalaj: Palet',
      'Parça adedi: 12',
      'Konteynerler: 2 adet Üstü açık (open top)',
      'Ölçüler: 120 × 80 × 100 cm',
      'Teslim şekli: FOB',
      'Aciliyet: Acil',
      'Cut-off tarihi: 3 Mart 2099',
      'Ödeme koşulu: 30 gün',
      'İstenen para birimi: USD',
      'Sigorta: İsteniyor',
      'Sigorta bedeli: 25.000,00 $',
      'Tercih edilen tarih: 5 Mart 2099',
      'Söz verilen teklif zamanı: 16 Kasım 2026 14:30',
      'Müşteri: Defne Işık',
      'Paletli makine parçası\nSabah yükleme',
      `https://kervan.example/staff/requests?request=${request.id}`,
    ])
      expect(text).toContain(line)
    expect(text).not.toContain('Belirtilmeyenler')
  })

  test('sees at a glance what was not filled in', () => {
    const { text } = team({
      cargo_details: { insurance_required: false },
      estimated_volume: null,
      description: '',
    })
    expect(text).toContain('Belirtilmeyenler: Hacim, Ambalaj, Adet, Ölçüler, Teslim şekli')
    expect(text).toContain('Sigorta: İstenmiyor')
    expect(text).toContain('Açıklama yazılmamış.')
    expect(text).not.toMatch(/undefined|null|: \n/)
    const ports = { origin_port: '', destination_port: '' }
    expect(team(ports).text).toContain('Belirtilmeyenler: Yükleme limanı, Boşaltma limanı')
    expect(team({ ...ports, shipment_type: 'land' }).text).not.toContain('liman')
  })

  test('reads what makes a load dearer, and what the customer noted', () => {
    const { cargo_details } = request
    const careful = {
      ...cargo_details,
      hazardous_materials: true,
      un_code: 'UN1263',
      temperature_controlled: true,
      notes: 'Sabah yükleme tercih edilir',
      chargeable_weight: '18500.5',
    }
    const { text } = team({ cargo_details: careful })
    for (const line of [
      'Tehlikeli madde: Evet',
      'UN numarası: UN1263',
      'Sıcaklık kontrollü: Evet',
      'Ücrete esas ağırlık: 18.500,5 kg',
      'Not: Sabah yükleme tercih edilir',
    ])
      expect(text).toContain(line)
  })

  test('reads of a wizard’s request the answers given in the wizard, and which ends we guess', () => {
    const cargo_details = {
      transport_mode: 'sea_lcl' as const,
      chargeable_weight: '4.2',
      auto_detected_pol: 'Mersin (TRMER)',
    }
    const { text } = team({ origin_port: '', service_type: '', cargo_details })
    expect(text).toContain('Taşıma şekli: Deniz, parsiyel (LCL)')
    expect(text).toContain('Ücrete esas ağırlık: 4,2 W/M')
    expect(text).toContain('Yükleme limanı: Mersin (TRMER) (öneri)')
    expect(text).not.toContain('Sigorta')
  })

  test('is not flooded by fifty rows of dimensions', () => {
    const row = { length: 1, width: 2, height: 3, quantity: 4 }
    const { cargo_details } = request
    const rows = { ...cargo_details, dimensions: null, dimension_rows: Array(50).fill(row) }
    const { text } = team({ cargo_details: rows })
    expect(text).toMatch(/^Ölçüler: (4 adet 1 × 2 × 3 cm, ){7}4 adet 1 × 2 × 3 cm ve 42 satır daha$/m)
  })
})

describe('the customer', () => {
  test('hears by when a price comes and a newcomer how to get in', () => {
    const { to, subject, text } = toCustomer({ isDashboardUser: false })
    expect(subject).toBe('Talebiniz kaydedildi: TLP-2026-000123 · Mersin – Hamburg, 2 × 40HC')
    expect(text).toContain('Teklifimiz en geç: 16 Kasım 2026 14:30.')
    expect(text).toContain('giriş kodu')
    expect(to).toBe(customer.email)
    expect(text).toContain('Sayın Defne Işık,')
    expect(toCustomer().text).not.toContain('giriş kodu')
  })
})

const hostile = [
  'x\r\nBcc: kurban@musteri.example',
  'x\nContent-Type: text/html\n\n<script>alert(1)</script>',
  '=?utf-8?q?=0d=0aBcc:kurban@musteri.example?=',
  'a'.repeat(1_000),
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template language would evaluate
  '{{constructor}} ${7*7} <%= 7*7 %> ]]>',
  'güvenli\u202etxt.exe\u2028yeni satır\u0000',
]
const textFields = (Object.keys(request) as (keyof MailedRequest & string)[]).filter(
  (field) => typeof request[field] === 'string' && !['id', 'preferred_date', 'quote_due_at'].includes(field),
)
const measured = ['estimated_weight', 'estimated_volume', 'shipment_type']

describe.each(hostile)('hostile words %j', (words) => {
  const filled = Object.fromEntries(
    textFields.filter((field) => !measured.includes(field)).map((field) => [field, words]),
  )
  const mails = [
    team(filled, { name: words, company: words, phone: words }),
    toCustomer({ request: { ...request, ...filled }, customer: { ...customer, name: words } }),
  ]

  test('stay words: one recipient, one-line headers, escaped body, nothing evaluated', () => {
    for (const mail of mails) {
      const envelope = envelopeOf({ ...mail, id: 'a', from: 'b@kervan.example' })
      expect(envelope.recipient).toBe(mail.to)
      expect(mail.subject).not.toMatch(/[\r\n\u2028\u2029\u202e]/)
      expect(mail.subject.length).toBeLessThanOrEqual(160)
      expect(mail.html).not.toMatch(/<script|<img/i)
      const all = `${mail.subject}${mail.text}${mail.html}`
      expect(all).not.toMatch(/[\u202e\u2028]|\b49\b/)
      expect(all).not.toContain('\0')
    }
  })
})
