/** In demo mode no real mail is sent: links to the demo inbox instead. */
import { ExternalLink } from 'lucide-react'
import { usePageData } from '#features/company/page-data.tsx'

export function DemoInboxLine({ what }: { what: string }) {
  const { demo } = usePageData()
  if (!demo) return null
  return (
    <p className="text-13 text-muted">
      Demo sürümü: {what}{' '}
      <a href="/inbox" target="_blank" rel="noreferrer" className="link whitespace-nowrap">
        gelen kutusunda
        <ExternalLink className="ml-1 inline size-3.5 align-[-2px]" strokeWidth={1.75} aria-hidden />
        <span className="sr-only"> (yeni sekmede açılır)</span>
      </a>
      .
    </p>
  )
}
