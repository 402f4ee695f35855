/** Data that the server embeds in every document: the company, and whether this is a demo. */
import type { PublicCompany } from '@kervan/domain/company/company.contract.ts'
import { createContext, type ReactNode, use } from 'react'

export type PageData = {
  company: PublicCompany
  publicUrl: string
  demo: boolean
  /** Where visitors go who reject all consents. */
  rejectUrl: string
}

export const pageDataId = 'page-data'
const PageDataContext = createContext<PageData | null>(null)

export function PageDataProvider({ data, children }: { data: PageData; children: ReactNode }) {
  return <PageDataContext value={data}>{children}</PageDataContext>
}

export function usePageData(): PageData {
  const data = use(PageDataContext)
  if (!data) throw new Error('No page data above this component')
  return data
}
