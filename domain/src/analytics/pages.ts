/**
 * The pages that are measured, each under one name: numbers and tokens inside an address are left out, and made-up addresses are one page.
 */

/** What every address becomes that is none of ours. */
export const otherPage = '/*'

/** The address, with `*` for what differs from one row to the next, and what people call the page. */
const pageNames: Record<string, string> = {
  '/': 'Ana sayfa',
  '/araclar/konteyner': 'Konteyner numarası aracı',
  '/araclar/agirlik': 'Ücrete esas ağırlık aracı',
  '/desktop-indir': 'Masaüstü uygulaması',
  '/privacy-policy': 'Gizlilik politikası',
  '/terms-of-service': 'Kullanım koşulları',
  '/kvkk-policy': 'KVKK metni',
  '/bulten/onay': 'Bülten onayı',
  '/bulten/ayril': 'Bültenden ayrılma',
  '/bulten/tercihler': 'Bülten tercihleri',
  '/teklif-nedeni': 'Teklif geri bildirimi',
  '/auth': 'Giriş',
  '/reset-password': 'Şifre yenileme',
  '/staff-auth': 'Personel girişi',
  '/staff-otp': 'Personel kodu',
  '/quote-request': 'Teklif isteme',
  '/about': 'Hakkımızda',
  '/services': 'Hizmetler',
  '/contact': 'İletişim',
  '/dashboard': 'Müşteri paneli',
  '/dashboard?new=quick': 'Hızlı teklif sihirbazı',
  '/dashboard?new=detailed': 'Detaylı talep formu',
  '/dashboard?view=requests': 'Müşteri talepleri',
  '/dashboard?view=quotes': 'Müşteri teklifleri',
  '/dashboard?view=shipments': 'Müşteri gönderileri',
  '/dashboard?view=tracking': 'Gönderi takibi',
  '/dashboard?view=container-tracking': 'Müşterinin konteynerleri',
  '/dashboard?view=ai': 'Operasyon bulguları',
  '/dashboard?view=routes': 'Rota analizi',
  '/dashboard?view=documents': 'Müşteri belgeleri',
  '/dashboard?view=notifications': 'Müşteri bildirimleri',
  '/dashboard?view=account': 'Hesabım',
  '/dashboard/kanit/*': 'Onay kanıtı',
  '/shipment-tracking': 'Gönderi takibi sayfası',
  '/quote/*': 'Teklif sayfası',
  '/s/*': 'Sürücü bağlantısı',
  '/t/*': 'Takip bağlantısı',
  '/staff': 'Personel paneli',
  '/staff/workflow': 'Personel: Luna iş akışı',
  '/staff/requests': 'Personel: talepler',
  '/staff/quotes': 'Personel: teklifler',
  '/staff/quotes/new': 'Personel: yeni teklif',
  '/staff/quotes/import': 'Personel: dosyadan teklif',
  '/staff/quotes/*': 'Personel: bir teklif',
  '/staff/quotes/*/offer': 'Personel: teklif önizlemesi',
  '/staff/quotes/*/kanit': 'Personel: onay kanıtı',
  '/staff/quote-results': 'Personel: teklif sonuçları',
  '/staff/shipments': 'Personel: gönderiler',
  '/staff/shipments/new': 'Personel: yeni gönderi',
  '/staff/shipments/*': 'Personel: bir gönderi',
  '/staff/container-tracking': 'Personel: konteyner takibi',
  '/staff/tracking-messages': 'Personel: takip iletileri',
  '/staff/documents': 'Personel: belgeler',
  '/staff/work-queue': 'Personel: iş kuyruğu',
  '/staff/work-queue?view=calendar': 'Personel: takvim',
  '/staff/work-queue/promises': 'Personel: verilen sözler',
  '/staff/work-queue/details/*': 'Personel: bir iş',
  '/staff/communication': 'Personel: iletişim',
  '/staff/communication/*': 'Personel: bir konuşma',
  '/staff/mail-okuma': 'Personel: e-posta okuma',
  '/staff/notifications': 'Personel: bildirimler',
  '/staff/customers': 'Personel: müşteriler',
  '/staff/customers/*': 'Personel: bir müşteri',
  '/staff/leads': 'Personel: adaylar',
  '/staff/customer-imports': 'Personel: müşteri aktarımları',
  '/staff/customer-imports/*': 'Personel: bir müşteri aktarımı',
  '/staff/customer-duplicates': 'Personel: aynı görünen kayıtlar',
  '/staff/data-requests': 'Personel: veri başvuruları',
  '/staff/data-requests/*': 'Personel: bir veri başvurusu',
  '/staff/benchmark': 'Personel: Benchmark',
  '/staff/newsletter': 'Personel: bülten',
  '/staff/newsletter/campaigns/*': 'Personel: bir kampanya',
  '/staff/newsletter/imports': 'Personel: abone aktarımları',
  '/staff/newsletter/imports/*': 'Personel: bir abone aktarımı',
  '/staff/newsletter/registry': 'Personel: İYS kayıtları',
  '/staff/newsletter/suppressions': 'Personel: gönderim engelleri',
  '/staff/analytics': 'Personel: analizler',
  '/staff/analytics/visits': 'Personel: ziyaretler',
  '/staff/analytics/sources': 'Personel: kaynaklar ve huni',
  '/staff/analytics/requests': 'Personel: siteden gelen talepler',
  '/staff/automations': 'Personel: otomasyonlar',
  '/staff/automations/new': 'Personel: yeni otomasyon',
  '/staff/automations/*': 'Personel: bir otomasyon',
  '/staff/automations/*/edit': 'Personel: otomasyonu düzenleme',
  '/staff/api-keys': 'Personel: API anahtarları',
  '/staff/rates': 'Personel: kurlar',
  '/staff/settings': 'Personel: ayarlar',
  '/staff/settings/*': 'Personel: bir ayar sayfası',
  '/staff/profile': 'Personel: profil',
  '/staff/*': 'Personel: diğer sayfalar',
  [otherPage]: 'Diğer adresler',
}

/** Other addresses of the same page. */
const sameAs: Record<string, string> = {
  '/analytics': '/staff/analytics',
  '/customers': '/staff/customers',
  '/personel-desktop': '/desktop-indir',
  '/quote-preview/*': '/staff/quotes/*',
  // Under the office's own address, as which they are told from the visitors' pages.
  '/benchmark': '/staff/benchmark',
  '/newsletter': '/staff/newsletter',
  '/newsletter/campaigns/*': '/staff/newsletter/campaigns/*',
  '/newsletter/imports': '/staff/newsletter/imports',
  '/newsletter/imports/*': '/staff/newsletter/imports/*',
  '/newsletter/registry': '/staff/newsletter/registry',
  '/newsletter/suppressions': '/staff/newsletter/suppressions',
  '/staff/dashboard': '/staff',
  '/staff/customer-management': '/staff/customers',
  '/staff/customer-management/*': '/staff/customers/*',
  '/dashboard?view=overview': '/dashboard',
  '/dashboard?view=dashboard': '/dashboard',
  '/dashboard?view=workflow': '/dashboard?view=requests',
  '/dashboard?view=alerts': '/dashboard?view=notifications',
}

const known = (key: string): string | undefined => {
  const page = sameAs[key] ?? key
  return Object.hasOwn(pageNames, page) ? page : undefined
}

/** Those in which something differs from row to row, but for the rests of whole areas. */
const forRows = [...Object.keys(pageNames), ...Object.keys(sameAs)]
  .filter((page) => page.includes('/*') && page !== otherPage && page !== '/staff/*')
  .map((page) => ({ page, parts: page.split('/') }))

function knownForRow(path: string): string | undefined {
  const parts = path.split('/')
  const found = forRows.find(
    (each) =>
      each.parts.length === parts.length &&
      each.parts.every((part, index) => (part === '*' ? parts[index] : part === parts[index])),
  )
  return found && known(found.page)
}

/** Of an address as the browser has it, `/dashboard?view=quotes` or `/quote/0190…`. */
export function pageOf(address: string): string {
  const [path = '/', query] = address.toLowerCase().split('?')
  const plain = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  return (
    (query ? known(`${plain}?${query}`) : undefined) ??
    known(plain) ??
    knownForRow(plain) ??
    (plain.startsWith('/staff/') ? '/staff/*' : otherPage)
  )
}

export function pageName(page: string): string {
  return pageNames[page] ?? page
}

export const measuredPages: readonly string[] = Object.keys(pageNames)

/** Who opens one of these has done more than read: the second step from a visit to an order. */
const tools = ['/araclar/konteyner', '/araclar/agirlik', '/dashboard?new=quick', '/dashboard?new=detailed']

export function isTool(page: string): boolean {
  return tools.includes(page)
}
