/** A thin banner that says that this is a demo, and lets visitors in with one click. */
import { Link, useLocation } from 'react-router'
import { DemoSignIn } from '#assembly/layouts/demo-sign-in.tsx'
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
      className="print-hidden flex flex-wrap justify-center gap-x-4 bg-sea-soft px-4 py-1.5 text-13 text-on-sea-soft"
    >
      {pathname === inbox ? (
        <p>Demo: gönderilen her e-posta bu kutuda görünür.</p>
      ) : (
        <p>
          Demo: veriler örnektir, e-postalar{' '}
          <Link to={inbox} {...prefetch} className="underline underline-offset-2">
            gelen kutusunda
          </Link>
          .
        </p>
      )}
      <DemoSignIn />
    </aside>
  )
}
