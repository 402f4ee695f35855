/** The public site's menu; an anchor shows once its section is built. */
export const siteNavigation = [
  { label: 'Hizmetler', to: '/#services' },
  { label: 'Hakkımızda', to: '/#hakkimizda' },
  { label: 'Teknoloji', to: '/#teknoloji' },
  { label: 'İletişim', to: '/#contact' },
] as const

/** The button of the header. */
export const customerPanel = { label: 'Müşteri paneli', to: '/dashboard' } as const

export const legalPages = [
  { label: 'Gizlilik politikası', to: '/privacy-policy' },
  { label: 'Kullanım koşulları', to: '/terms-of-service' },
  { label: 'KVKK aydınlatma metni', to: '/kvkk-policy' },
] as const
