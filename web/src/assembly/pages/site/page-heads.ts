/** What search engines and previews read of the public pages: title, description, address, picture, who the company is. */

import type { Head } from '#assembly/page-template.ts'
import { organization } from '#assembly/pages/site/organization.ts'
import { documentTitle } from '#features/company/document-title.ts'
import type { PageData } from '#features/company/page-data.tsx'
import { confirmTitle, preferencesTitle, unsubscribeTitle } from '#features/newsletter/page-titles.ts'
import { reasonTitle } from '#features/quotes/reason-title.ts'

export const homeTitle = 'Deniz, hava ve kara yolu taşımacılığı'
export const numberCheckTitle = 'Konteyner / AWB kontrol'
export const weightTitle = 'Ücrete esas ağırlık'
export const desktopTitle = 'Masaüstü uygulaması'
export const privacyTitle = 'Gizlilik politikası'
export const termsTitle = 'Kullanım koşulları'
export const kvkkTitle = 'KVKK aydınlatma metni'
export const notFoundTitle = 'Sayfa bulunamadı'

const heads: Record<string, (data: PageData) => { title: string; description: string; facts?: object }> = {
  '/': (data) => ({
    title: documentTitle(homeTitle, data.company),
    description: `Deniz, hava ve kara yolu taşımalarınızı ${data.company.name} tek ekiple planlar. Teklif isteyin, yükünüzü tek panelden izleyin.`,
    facts: organization(data),
  }),
  '/araclar/konteyner': ({ company }) => ({
    title: documentTitle(numberCheckTitle, company),
    description:
      'Konteyner ya da hava konşimentosu (AWB) numarasını yazın: kontrol rakamı doğru mu, yanlışsa doğrusu ne, hemen görün.',
  }),
  '/araclar/agirlik': ({ company }) => ({
    title: documentTitle(weightTitle, company),
    description:
      'Hava, parsiyel deniz (LCL) ve kara yükleri için ücrete esas ağırlık: brüt, hacimsel ve LDM hesabı, hangi kuralın uygulandığıyla birlikte.',
  }),
  '/desktop-indir': ({ company }) => ({
    title: documentTitle(desktopTitle, company),
    description: `${company.name} panelini bilgisayarınıza ya da telefonunuza uygulama olarak kurun; ağ olmadan çalışan hesap dosyasını indirin.`,
  }),
  '/privacy-policy': ({ company }) => ({
    title: documentTitle(privacyTitle, company),
    description: `${company.name} sitesinde ve müşteri panelinde hangi bilgilerin toplandığı, nasıl kullanıldığı, kimlerle paylaşıldığı ve haklarınız.`,
  }),
  '/terms-of-service': ({ company }) => ({
    title: documentTitle(termsTitle, company),
    description: `${company.name} sitesinin ve müşteri panelinin kullanım koşulları: hesap, teklif, onay, taşıma ve sorumluluk.`,
  }),
  '/kvkk-policy': ({ company }) => ({
    title: documentTitle(kvkkTitle, company),
    description: `${company.name} için 6698 sayılı Kanun uyarınca aydınlatma: işlenen veriler, amaçlar, aktarım, haklarınız ve başvuru yolu.`,
  }),
}

/** Reached from a mail or by staff only: search engines shall leave them alone. */
const unlisted: Record<string, string> = {
  '/bulten/onay': confirmTitle,
  '/bulten/ayril': unsubscribeTitle,
  '/bulten/tercihler': preferencesTitle,
  '/teklif-nedeni': reasonTitle,
  '/personel-desktop': desktopTitle,
}

export function pageHead(path: string, { company, ...data }: PageData): Head {
  const head = heads[path]?.({ company, ...data })
  if (!head) return { title: documentTitle(unlisted[path] ?? notFoundTitle, company), noIndex: true }
  const at = (address: string) => new URL(address, data.publicUrl).href
  return { ...head, canonical: at(path), siteName: company.name, picture: at(pagePicture) }
}

/** Shown where a page is shared. It bears no name, since the company's is a setting. */
const pagePicture = '/og-image.png'
