/** What a person agrees to, in the words that are shown. A change of words, here or in the banner around them, is a new version, and asks anew. */
export const consentPurposes = ['analytics', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Where *Reddet* leads unless the settings say otherwise. */
export const rejectAddress = 'https://www.example.com/'

export const consentTexts: Record<ConsentPurpose, { version: string; title: string; text: string }> = {
  analytics: {
    version: '2026-11-2',
    title: 'Kullanım analizi',
    text: 'Sitede ve panelde hangi sayfaları açtığım, hizmetin iyileştirilmesi için ölçülsün.',
  },
  marketing: {
    version: '2026-11-2',
    title: 'Kampanya ve duyurular',
    text: 'Kampanya, bülten ve duyurular e-posta adresime gönderilsin. Onayımı dilediğim zaman geri alabilirim.',
  },
}
