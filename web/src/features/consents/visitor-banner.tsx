/** The consent banner at the bottom of public pages. All choices are equally prominent. */
import { useEffect } from 'react'
import { Link } from 'react-router'
import { usePageData } from '#features/company/page-data.tsx'
import { acceptAll, rejectAll } from '#features/consents/banner-answers.ts'
import { useVisitorChoice } from '#features/consents/use-visitor-choice.ts'
import { recordChoice } from '#features/consents/visitor-choice.ts'
import { useVisitorPreferences } from '#features/consents/visitor-preferences-button.tsx'
import { Button } from '#spine/ui/button.tsx'

const title = 'Ölçüm ve duyurular için onayınız'

export function VisitorBanner() {
  const { rejectUrl } = usePageData()
  const choice = useVisitorChoice()
  const preferences = useVisitorPreferences()
  useEffect(() => void recordChoice(), [])
  return (
    <>
      {!choice && (
        <section
          aria-label={title}
          // Until hydration the document's inline script decides whether it is visible.
          data-visitor-banner={choice === undefined ? 'rendered' : 'shown'}
          className="print-hidden fixed inset-x-0 bottom-0 z-30 max-h-[60dvh] overflow-y-auto border-line border-t bg-card shadow-float"
        >
          <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-10 gap-y-3 px-5 py-4 md:px-8">
            <div className="min-w-0 flex-1 basis-96 text-14">
              {/* Not a heading: it would come before the page's own. */}
              <div className="flex flex-wrap items-baseline gap-x-4">
                <p className="font-medium">{title}</p>
                {preferences.failure}
              </div>
              <p className="text-muted">
                “Kabul et” ile ziyaretinizin ölçülmesine ve size kampanya ve bülten e-postası gönderilmesine
                onay verirsiniz. “Reddet” sizi siteden çıkarır. Sitede kalıp tek tek seçmek için “Tercihleri
                yönet”.{' '}
                <Link to="/kvkk-policy" className="link whitespace-nowrap">
                  KVKK aydınlatma metni
                </Link>
              </p>
            </div>
            <div className="grid w-full grid-cols-2 gap-2 sm:w-auto sm:grid-cols-3">
              {/* Until hydration the inline script takes these two by their names. */}
              <Button name="accept" onClick={acceptAll}>
                Kabul et
              </Button>
              <Button name="reject" value={rejectUrl} onClick={() => void rejectAll(rejectUrl)}>
                Reddet
              </Button>
              <Button onClick={preferences.open} className="max-sm:col-span-2">
                Tercihleri yönet
              </Button>
            </div>
          </div>
        </section>
      )}
      {preferences.dialog}
    </>
  )
}
