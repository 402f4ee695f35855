/** The pages of the office by their addresses, for journeys that look at all of them. */
export type Visit = {
  path: string
  heading: string | RegExp
  /** A dialog that the address opens over the page. */
  dialog?: string | RegExp
  /** What the browser itself reports of the document. */
  expected?: RegExp
}

/** The demo customer's, the same in every demo world. */
export const demoCustomerId = '01900000-0000-7000-8000-000000000100'

export const officePages: readonly Visit[] = [
  { path: '/staff', heading: 'Gösterge Paneli' },
  { path: '/staff/notifications', heading: 'Bildirimler' },
  { path: '/staff/notifications?preferences=1', heading: 'Bildirimler', dialog: 'Bildirim tercihleri' },
  { path: '/staff/customers', heading: 'Müşteriler' },
  { path: '/staff/customers?view=table', heading: 'Müşteriler' },
  { path: '/staff/customers?new=1', heading: 'Müşteriler', dialog: 'Yeni müşteri' },
  { path: `/staff/customer-management/${demoCustomerId}`, heading: 'Defne Işık' },
  { path: '/staff/leads', heading: 'Adaylar' },
  { path: '/staff/communication', heading: 'İletişim Merkezi' },
  { path: '/staff/mail-okuma', heading: 'E-posta oku' },
  { path: '/staff/settings/hazir-yanitlar', heading: 'Hazır yanıtlar' },
  { path: '/newsletter', heading: 'Bülten' },
  { path: '/newsletter?view=campaigns', heading: 'Bülten' },
  { path: '/newsletter/imports', heading: 'Abone aktarımı' },
  { path: '/newsletter/registry', heading: 'İYS kayıtları' },
  { path: '/newsletter/suppressions', heading: 'Gönderim engelleri' },
  { path: '/staff/settings/bulten', heading: 'Bülten' },
  { path: '/staff/customer-imports', heading: 'Müşteri aktarımı' },
  { path: '/staff/customer-duplicates', heading: 'Aynı görünen kayıtlar' },
  { path: '/staff/profile', heading: 'Profilim' },
  { path: '/staff/requests', heading: 'Talepler' },
  { path: '/staff/requests?order=new', heading: 'Talepler', dialog: 'Yeni sipariş' },
  { path: '/staff/quotes', heading: 'Teklifler' },
  { path: '/staff/quote-results', heading: 'Teklif sonuçları' },
  { path: '/staff/shipments', heading: 'Gönderiler' },
  { path: '/staff/shipments/new', heading: 'Gönderiler', dialog: 'Yeni sevkiyat' },
  { path: '/staff/documents', heading: 'Belgeler' },
  { path: '/staff/documents?add=1', heading: 'Belgeler', dialog: 'Belge ekle' },
  { path: '/staff/work-queue', heading: 'İş Kuyruğu' },
  { path: '/staff/rates', heading: 'Kurlar' },
  { path: '/staff/tracking-messages', heading: 'Takip iletileri' },
  { path: '/staff/api-keys', heading: 'Entegrasyon anahtarları' },
]

export const settingsPages: readonly Visit[] = [
  { path: '/staff/settings', heading: 'Ayarlar' },
  { path: '/staff/settings/sirket', heading: 'Şirket bilgileri' },
  { path: '/staff/settings/saatler', heading: 'Çalışma saatleri' },
  { path: '/staff/settings/personel', heading: 'Personel' },
  { path: '/staff/settings/temsilciler', heading: 'Temsilciler' },
  { path: '/staff/settings/musteriler', heading: 'Müşteri ayarları' },
  { path: '/staff/settings/yerler', heading: 'Hatlar ve limanlar' },
  { path: '/staff/settings/ucretler', heading: 'Ücretler ve vergiler' },
  { path: '/staff/settings/marj', heading: 'Marj ve şartlar' },
  { path: '/staff/settings/epostalar', heading: 'E-posta metinleri' },
  { path: '/staff/settings/sinirlar', heading: 'Takip sınırları' },
  { path: '/staff/settings/dosyalar', heading: 'Dosyalar' },
  { path: '/staff/settings/kayitlar', heading: 'Değişiklik kayıtları' },
]
