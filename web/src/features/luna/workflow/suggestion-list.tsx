/** What Luna suggests, each with why: accepted, it is done; dismissed, it stays away for a while. */

import { severities } from '@kervan/domain/luna/market.copy.ts'
import type { Suggestion } from '@kervan/domain/luna/workflow.contract.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMayChange } from '#features/automations/use-may-change.ts'
import { EvidenceList } from '#features/luna/evidence-line.tsx'
import { SeverityBadge } from '#features/luna/severity-badge.tsx'
import { useAnswer } from '#features/luna/workflow/use-workflow.ts'
import { Button } from '#spine/ui/button.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'

type Props = { suggestions: readonly Suggestion[]; emptyText: string }

export function SuggestionList({ suggestions, emptyText }: Props) {
  if (suggestions.length === 0) return <EmptyState title={emptyText} className="py-8" />
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {suggestions.map((suggestion) => (
        <SuggestionRow key={suggestion.key} suggestion={suggestion} />
      ))}
    </ul>
  )
}

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const [isExplained, setExplained] = useState(false)
  const answer = useAnswer()
  const isAdmin = useMayChange()
  const { key, kind, severity, title, text, accept_label, link, admin_only, why } = suggestion
  const mayAccept = isAdmin || !admin_only
  return (
    <li className="flex flex-col gap-2 px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <SeverityBadge severity={severity} label={severities[severity]} />
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-14 font-medium">
            <Link to={link} className="break-words hover:underline">
              {title}
            </Link>
          </h3>
          <p className="text-14 text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            variant="primary"
            disabled={!mayAccept}
            title={mayAccept ? undefined : 'Bunu yalnızca yöneticiler yapar.'}
            busy={answer.isPending && answer.variables.answer === 'accepted'}
            onClick={() => answer.mutate({ key, kind, answer: 'accepted' })}
          >
            {accept_label}
          </Button>
          <Button
            size="sm"
            busy={answer.isPending && answer.variables.answer === 'dismissed'}
            onClick={() => answer.mutate({ key, kind, answer: 'dismissed' })}
          >
            Önerme
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      </div>
      <button
        type="button"
        aria-expanded={isExplained}
        className="link self-start text-13"
        onClick={() => setExplained(!isExplained)}
      >
        Neden?
      </button>
      {isExplained && <EvidenceList evidence={why} />}
    </li>
  )
}
