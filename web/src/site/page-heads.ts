/** Title, description and canonical address of the public pages. */
import type { PageData } from '#page-data.tsx'
import type { Head } from '#page-template.ts'

const heads: Record<string, (data: PageData) => { title: string; description: string }> = {
  '/': ({ company }) => ({
    title: `${company.name} · Deniz, hava ve kara yolu taşımacılığı`,
    description: `${company.name}, deniz, hava ve kara yolu taşımacılığını tek elden planlar. Telefon, e-posta, adres ve çalışma saatleri.`,
  }),
}

export function pageHead(path: string, data: PageData): Head {
  const head = heads[path]?.(data)
  if (!head) return { title: `Sayfa bulunamadı · ${data.company.name}`, noIndex: true }
  return { ...head, canonical: new URL(path, data.publicUrl).href }
}
