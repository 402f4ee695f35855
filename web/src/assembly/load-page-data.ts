/** Reads the page data that the server has embedded in the document. */
import { rejectAddress } from '@kervan/domain/consents/consent-texts.ts'
import { type PageData, pageDataId } from '#features/company/page-data.tsx'

/** The development server embeds nothing, so there the same data is fetched from the API. */
export async function loadPageData(): Promise<PageData> {
  const embedded = document.getElementById(pageDataId)?.textContent
  if (embedded) return JSON.parse(embedded) as PageData
  const [company, inbox] = await Promise.all([fetch('/api/company'), fetch('/api/demo/inbox')])
  if (!company.ok) throw new Error(`The server answered ${company.status} to /api/company`)
  // 404 means that demo mode is off; any other failure says nothing about the mode.
  if (!inbox.ok && inbox.status !== 404)
    throw new Error(`The server answered ${inbox.status} to /api/demo/inbox`)
  return {
    company: await company.json(),
    publicUrl: location.origin,
    demo: inbox.ok,
    rejectUrl: rejectAddress,
  }
}
