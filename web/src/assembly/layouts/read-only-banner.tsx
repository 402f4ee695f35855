/** A thin banner for a session that may only read: what is changed here is not kept. */
import { useReadOnly } from '#features/auth/read-only-session.ts'

export function ReadOnlyBanner() {
  if (!useReadOnly()) return null
  return (
    <aside
      aria-label="Salt okunur panel"
      data-banner
      className="print-hidden bg-saffron-fill px-4 py-1.5 text-center text-13 text-on-saffron"
    >
      <p>Bu panel salt okunur: demo müşterisinin gördüklerini görürsünüz, değişiklikler kaydedilmez.</p>
    </aside>
  )
}
