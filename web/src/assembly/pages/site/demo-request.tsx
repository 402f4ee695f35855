/** The page to request a demo: why, the form, and a mail address for those who would rather write. */
import { Link } from 'react-router'
import { usePageData } from '#features/company/page-data.tsx'
import { DemoRequestForm } from '#features/workqueue/demo-request-form.tsx'

export function DemoRequest() {
  const { company } = usePageData()
  return (
    <div className="rounded-card border border-line bg-card p-5 md:p-8">
      <DemoRequestForm
        intro={
          <>
            <h3 className="text-18">Demo isteyin</h3>
            <p className="measure mt-2 text-muted">
              Müşteri panelini kendi hatlarınızla gösterelim: teklif nasıl istenir, yük nasıl izlenir,
              belgeler nerede durur. Size uygun günü yazmanız yeter.
            </p>
            <p className="mt-2 text-14 text-muted">
              Form yerine{' '}
              <a
                href={`mailto:${company.email}?subject=${encodeURIComponent('Demo isteği')}`}
                className="link"
              >
                e-posta da yazabilirsiniz
              </a>
              .
            </p>
            <noscript>
              <p className="mt-2 text-14 text-pending">
                Formu göndermek için JavaScript açık olmalıdır; e-posta onsuz da çalışır.
              </p>
            </noscript>
          </>
        }
        note={
          <>
            Bilgileriniz yalnızca talebinizi yanıtlamak için kullanılır;{' '}
            <Link to="/kvkk-policy" className="link">
              KVKK metnini okuyun
            </Link>
            .
          </>
        }
      />
    </div>
  )
}
