/** Names the tab after the page, followed by the company. */
import { useEffect } from 'react'
import { usePageData } from '#page-data.tsx'

export function useDocumentTitle(title: string): void {
  const { company } = usePageData()
  useEffect(() => {
    document.title = `${title} · ${company.name}`
  }, [title, company.name])
}
