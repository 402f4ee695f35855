/** The document's title: the page, then the company. The server renders it, the browser updates it. */
import { useEffect } from 'react'
import { usePageData } from '#features/company/page-data.tsx'

export function documentTitle(page: string, company: { name: string }): string {
  return `${page} · ${company.name}`
}

export function useDocumentTitle(page: string): void {
  const { company } = usePageData()
  useEffect(() => {
    document.title = documentTitle(page, company)
  }, [page, company])
}
