/** The texts that people agree to. A changed text is a new version (`consent-versions.ts`). */
import type { ConsentPurpose } from '#consents/consent-versions.ts'

/** Where *Reddet* leads by default. */
export const rejectAddress = 'https://www.example.com/'

export const consentTexts: Record<ConsentPurpose, { title: string; text: string }> = {
  analytics: {
    title: 'Kullanım analizi',
    text: 'Sitede ve panelde hangi sayfaları açtığım, hizmetin iyileştirilmesi ve gezerken bana yardım önerilmesi için ölçülsün.',
  },
  marketing: {
    title: 'Kampanya ve duyurular',
    text: 'Kampanya, bülten ve duyurular e-posta adresime gönderilsin. Onayımı dilediğim zaman geri alabilirim.',
  },
}
