/** What every page knows from its first byte: the company, and whether this is a demo. The server embeds it in the document. */
import type { PublicCompany } from '@kervan/domain/company/company.contract.ts'
import { rejectAddress } from '@kervan/domain/consents/consent-texts.ts'
import { createContext, type ReactNode, use } from 'react'

export type PageData = {
  company: PublicCompany
  publicUrl: string
  demo: boolean
  /** Where a visitor goes who refuses everything. */
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

/** The development server embeds nothing, so there the same facts are asked of the API. */
export async function loadPageData(): Promise<PageData> {
  const embedded = document.getElementById(pageDataId)?.textContent
  if (embedded) return JSON.parse(embedded) as PageData
  const [company, inbox] = await Promise.all([fetch('/api/company'), fetch('/api/demo/inbox')])
  if (!company.ok) throw new Error(`The server answered ${company.status} to /api/company`)
  // Absent outside demo mode; any other refusal says nothing about the mode.
  if (!inbox.ok && inbox.status !== 404)
    throw new Error(`The server answered ${inbox.status} to /api/demo/inbox`)
  return {
    company: await company.json(),
    publicUrl: location.origin,
    demo: inbox.ok,
    rejectUrl: rejectAddress,
  }
}
