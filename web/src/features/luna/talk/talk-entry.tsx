/** One thing that was said: words, and of Luna's answers the records they are about and how she knows. */
import { technicalProblem } from '@kervan/domain/luna/talk.copy.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { MessageText } from '#features/chat/message-text.tsx'
import { AnswerCards, AnswerFacts, AnswerLinks } from '#features/luna/talk/answer-parts.tsx'
import { SupportCard } from '#features/luna/talk/support-card.tsx'
import type { Entry } from '#features/luna/talk/talk.ts'
import { TrackedShipments } from '#features/luna/talk/tracked-shipments.tsx'
import { openRequestAddress } from '#features/requests/request-addresses.ts'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'

export function TalkEntry({ entry }: { entry: Entry }) {
  const { from, text, answer, tracking, request, retry } = entry
  const isOwn = from === 'person'
  return (
    <li className={cn('mt-3 flex flex-col gap-2', isOwn ? 'items-end pl-10' : 'items-start pr-6')}>
      <span className="sr-only">{isOwn ? 'Siz' : 'Luna'}:</span>
      {retry ? (
        <TechnicalProblem retry={retry} />
      ) : (
        <div
          className={cn(
            'max-w-full rounded-card border px-3 py-2 text-14',
            isOwn ? 'border-transparent bg-sea-soft' : 'border-line bg-card',
          )}
        >
          <MessageText text={text} />
        </div>
      )}
      {answer && <AnswerCards cards={answer.cards} />}
      {tracking && <TrackedShipments tracking={tracking} />}
      {request && (
        <Link to={openRequestAddress('?view=requests', request.id)} className="link text-13">
          {request.number} numaralı talebi aç
        </Link>
      )}
      {answer && <AnswerLinks links={answer.links} />}
      {answer && <AnswerFacts facts={answer.facts} />}
    </li>
  )
}

function TechnicalProblem({ retry }: { retry: () => void }) {
  const [isSupportShown, setSupportShown] = useState(false)
  return (
    <div className="max-w-full rounded-card border border-danger bg-rejected-fill px-3 py-2 text-14">
      <p className="font-medium">{technicalProblem.title}</p>
      <p>{technicalProblem.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={retry}>
          {technicalProblem.retry}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isSupportShown}
          onClick={() => setSupportShown(!isSupportShown)}
        >
          {technicalProblem.support}
        </Button>
      </div>
      {isSupportShown && (
        <div className="mt-2">
          <SupportCard />
        </div>
      )}
    </div>
  )
}
