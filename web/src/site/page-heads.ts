/** Title, description and canonical address of the public pages. */
import { documentTitle } from '#document-title.ts'
import type { PageData } from '#page-data.tsx'
import type { Head } from '#page-template.ts'

export const homeTitle = 'Deniz, hava ve kara yolu taşımacılığı'
export const numberCheckTitle = 'Konteyner / AWB kontrol'
export const weightTitle = 'Ücrete esas ağırlık'
export const notFoundTitle = 'Sayfa bulunamadı'

const heads: Record<string, (data: PageData) => { title: string; description: string }> = {
  '/': ({ company }) => ({
    title: documentTitle(homeTitle, company),
    description: `${company.name}, deniz, hava ve kara yolu taşımacılığını tek elden planlar. Telefon, e-posta, adres ve çalışma saatleri.`,
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
}

export function pageHead(path: string, data: PageData): Head {
  const head = heads[path]?.(data)
  if (!head) return { title: documentTitle(notFoundTitle, data.company), noIndex: true }
  return { ...head, canonical: new URL(path, data.publicUrl).href }
}
