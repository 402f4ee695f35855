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
  '/staff/requests': 'Personel: talepler',
  '/staff/quotes': 'Personel: teklifler',
  '/staff/quotes/*': 'Personel: bir teklif',
  '/staff/shipments': 'Personel: gönderiler',
  '/staff/shipments/*': 'Personel: bir gönderi',
  '/staff/work-queue': 'Personel: iş kuyruğu',
  '/staff/communication': 'Personel: iletişim',
  '/staff/customers': 'Personel: müşteriler',
  '/staff/customers/*': 'Personel: bir müşteri',
  '/staff/analytics': 'Personel: analizler',
  '/staff/settings': 'Personel: ayarlar',
  '/staff/*': 'Personel: diğer sayfalar',
  [otherPage]: 'Diğer adresler',
}

/** Other addresses of the same page. */
const sameAs: Record<string, string> = {
  '/analytics': '/staff/analytics',
  '/customers': '/staff/customers',
  '/personel-desktop': '/desktop-indir',
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

/** Of an address as the browser has it, `/dashboard?view=quotes` or `/quote/0190…`. */
export function pageOf(address: string): string {
  const [path = '/', query] = address.toLowerCase().split('?')
  const plain = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  const folder = plain.slice(0, plain.lastIndexOf('/'))
  const first = `/${plain.split('/')[1]}`
  return (
    (query ? known(`${plain}?${query}`) : undefined) ??
    known(plain) ??
    (folder ? known(`${folder}/*`) : undefined) ??
    (first === '/staff' ? '/staff/*' : otherPage)
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
