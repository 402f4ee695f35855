/** `/teklif-nedeni`: why an offer was not taken. The mail's link only opens it, since mail scanners open every link; one click here answers. */
import { problems } from '@kervan/domain/problems.ts'
import { lostQuoteProblems } from '@kervan/domain/quotes/lost-quotes.copy.ts'
import { type RejectionReason, rejectionReasonWords } from '@kervan/domain/quotes/rejection-reasons.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSingleFlight } from '#features/auth/use-single-flight.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { reasonTitle } from '#features/quotes/reason-title.ts'
import { postJson } from '#spine/api/post-json.ts'
import { Button } from '#spine/ui/button.tsx'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

const reasons = Object.entries(rejectionReasonWords) as [RejectionReason, string][]

type Given = { quote_no: string; reason: RejectionReason }

export function ReasonPage() {
  useDocumentTitle(reasonTitle)
  const hydrated = useHydrated()
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const [given, setGiven] = useState<Given>()
  const [failure, setFailure] = useState('')
  const [give, isGiving] = useSingleFlight(async (reason: RejectionReason) => {
    const answer = await postJson<Given>('/quote-reasons', { token, reason })
    if ('body' in answer) setGiven(answer.body)
    setFailure('body' in answer ? '' : wordsOf(answer.problem?.status))
  })
  if (hydrated && !token)
    return <Frame title="Bağlantı çalışmıyor" lead={lostQuoteProblems.LINK_REFUSED.message} />
  return (
    <Frame
      title={given ? 'Teşekkür ederiz' : 'Teklifimiz neden olmadı?'}
      lead={
        given
          ? `${given.quote_no} için yanıtınız: ${rejectionReasonWords[given.reason]}. Değiştirmek isterseniz başka birini seçin.`
          : 'Bir nedeni seçmeniz yeterli; sonraki teklifimizi buna göre hazırlarız.'
      }
      isAnswered={given !== undefined}
    >
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {reasons.map(([reason, words]) => (
          <li key={reason}>
            <Button
              className="w-full"
              aria-pressed={given?.reason === reason}
              disabled={!hydrated || isGiving}
              onClick={() => void give(reason)}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="min-h-5 text-14 text-danger">
        {failure}
      </p>
      <noscript>
        <p className="text-14 text-pending">Bunun için JavaScript açık olmalıdır.</p>
      </noscript>
    </Frame>
  )
}

function wordsOf(status: number | undefined): string {
  const known = Object.values(lostQuoteProblems).find((problem) => problem.status === status)
  return known?.message ?? problems.SERVICE_UNAVAILABLE.message
}

type FrameProps = { title: string; lead: string; isAnswered?: boolean; children?: React.ReactNode }

/** Takes the focus once it is answered, so that screen readers announce it. */
function Frame({ title, lead, isAnswered = false, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswered) heading.current?.focus({ preventScroll: true })
  }, [isAnswered])
  return (
    <div className="mx-auto flex max-w-6xl flex-col items-start gap-4 px-5 py-16 md:px-8 md:py-24">
      <h1 ref={heading} tabIndex={-1} className="text-28 outline-none md:text-40">
        {title}
      </h1>
      <div className="measure flex w-full flex-col gap-2">
        <p className="text-muted">{lead}</p>
        {children}
      </div>
    </div>
  )
}
