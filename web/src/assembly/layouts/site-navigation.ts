/** The menus of the public site; entries whose page or section does not exist are hidden. */
export const siteNavigation = [
  { label: 'Hizmetler', to: '/#services' },
  { label: 'Hakkımızda', to: '/#hakkimizda' },
  { label: 'Teknoloji', to: '/#teknoloji' },
  { label: 'İletişim', to: '/#contact' },
] as const

/** The buttons of the header. */
export const demoRequest = { label: 'Demo iste', to: '/#contact' } as const
export const customerPanel = { label: 'Müşteri paneli', to: '/dashboard' } as const

export const legalPages = [
  { label: 'Gizlilik politikası', to: '/privacy-policy' },
  { label: 'Kullanım koşulları', to: '/terms-of-service' },
  { label: 'KVKK aydınlatma metni', to: '/kvkk-policy' },
] as const

/** Open to everybody. */
export const siteTools = [
  { label: 'Konteyner / AWB kontrol', to: '/araclar/konteyner' },
  { label: 'Ücrete esas ağırlık', to: '/araclar/agirlik' },
  { label: 'Masaüstü uygulaması', to: '/desktop-indir' },
] as const
