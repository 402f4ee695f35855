/** Title, description and canonical address of the public pages. */
import { documentTitle } from '#document-title.ts'
import type { PageData } from '#page-data.tsx'
import type { Head } from '#page-template.ts'

export const homeTitle = 'Deniz, hava ve kara yolu taşımacılığı'
export const notFoundTitle = 'Sayfa bulunamadı'

const heads: Record<string, (data: PageData) => { title: string; description: string }> = {
  '/': ({ company }) => ({
    title: documentTitle(homeTitle, company),
    description: `${company.name}, deniz, hava ve kara yolu taşımacılığını tek elden planlar. Telefon, e-posta, adres ve çalışma saatleri.`,
  }),
}

export function pageHead(path: string, data: PageData): Head {
  const head = heads[path]?.(data)
  if (!head) return { title: documentTitle(notFoundTitle, data.company), noIndex: true }
  return { ...head, canonical: new URL(path, data.publicUrl).href }
}
