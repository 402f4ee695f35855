/** How each browser installs an app, in its own words. */
export type BrowserKey = 'chrome' | 'edge' | 'safari-mac' | 'safari-ios' | 'android' | 'firefox'

export type BrowserGuide = { key: BrowserKey; name: string; steps: readonly string[] }

export const browserGuides: readonly BrowserGuide[] = [
  {
    key: 'chrome',
    name: 'Chrome, bilgisayar',
    steps: [
      'Adres çubuğunun sağındaki yükleme simgesine basın.',
      'Simge yoksa ⋮ menüsünde Yayınla, kaydet ve paylaş › Sayfayı uygulama olarak yükle’yi seçin.',
      'Yükle’ye basın; uygulama kendi penceresinde açılır.',
    ],
  },
  {
    key: 'edge',
    name: 'Edge, bilgisayar',
    steps: [
      '⋯ menüsünü açın, Uygulamalar › Bu siteyi uygulama olarak yükle’yi seçin.',
      'Yükle’ye basın.',
      'Görev çubuğuna sabitlemeyi ve açılışta başlatmayı sorar; istediğinizi işaretleyin.',
    ],
  },
  {
    key: 'safari-mac',
    name: 'Safari, Mac',
    steps: [
      'Araç çubuğundaki Paylaş düğmesine basın (macOS Sonoma ve sonrası).',
      'Dock’a Ekle’yi seçin, sonra Ekle’ye basın.',
      'Uygulama Dock’ta ve Launchpad’de durur.',
    ],
  },
  {
    key: 'safari-ios',
    name: 'Safari, iPhone ve iPad',
    steps: [
      'Alttaki Paylaş düğmesine basın (iPad’de üstte).',
      'Ana Ekrana Ekle’yi seçin, sonra Ekle’ye basın.',
      'Bildirimler uygulamanın içinden açılır; iOS 16.4 ve sonrası gerekir.',
    ],
  },
  {
    key: 'android',
    name: 'Android, Chrome',
    steps: [
      '⋮ menüsünü açın, Ana ekrana ekle’yi seçin.',
      'Yükle’ye basın.',
      'Simge ana ekranda ve uygulama listesinde durur.',
    ],
  },
  {
    key: 'firefox',
    name: 'Firefox',
    steps: [
      'Windows’ta Firefox 143 ve sonrası: adres çubuğundaki simgeyle siteyi görev çubuğuna ekleyin.',
      'Android’de ⋮ menüsünden Ana ekrana ekle’yi seçin.',
      'Mac ve Linux’ta Firefox uygulama kurmaz: Chrome ya da Edge kullanın, ya da yukarıdaki dosyayı indirin.',
    ],
  },
]

export function browserOf(userAgent: string, touchPoints: number): BrowserKey {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (isIos) return 'safari-ios'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Android/.test(userAgent)) return 'android'
  if (/Edg\//.test(userAgent)) return 'edge'
  return /Chrome\//.test(userAgent) ? 'chrome' : 'safari-mac'
}
