/** A thin banner that says that this is a demo. */
import { Link, useLocation } from 'react-router'
import { usePrefetch } from '#assembly/layouts/route-table.tsx'
import { usePageData } from '#features/company/page-data.tsx'

const inbox = '/inbox'

export function DemoBanner() {
  const { demo } = usePageData()
  const { pathname } = useLocation()
  const prefetch = usePrefetch(inbox)
  if (!demo) return null
  return (
    <aside
      aria-label="Demo sürümü"
      data-banner
      className="print-hidden bg-sea-soft px-4 py-1.5 text-center text-13 text-on-sea-soft"
    >
      {pathname === inbox ? (
        'Demo sürümü: gönderilen her e-posta bu kutuda görünür.'
      ) : (
        <>
          Demo sürümü: veriler örnektir, e-postalar{' '}
          <Link to={inbox} {...prefetch} className="underline underline-offset-2">
            gelen kutusunda
          </Link>{' '}
          görünür.
        </>
      )}
    </aside>
  )
}
