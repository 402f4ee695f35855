/** Asking for a demo. The form takes the place of the mail link as soon as there is one. */
import { usePageData } from '#page-data.tsx'
import { LinkButton } from '#ui/link-button.tsx'

export function DemoRequest() {
  const { company } = usePageData()
  return (
    <div className="rounded-card border border-line bg-card p-5 md:p-8">
      <h3 className="text-18">Demo isteyin</h3>
      <p className="measure mt-2 text-muted">
        Müşteri panelini kendi hatlarınızla gösterelim: teklif nasıl istenir, yük nasıl izlenir, belgeler
        nerede durur. Size uygun günü yazmanız yeter.
      </p>
      <LinkButton
        href={`mailto:${company.email}?subject=${encodeURIComponent('Demo isteği')}`}
        variant="primary"
        className="mt-5"
      >
        Demo için yazın
      </LinkButton>
    </div>
  )
}
