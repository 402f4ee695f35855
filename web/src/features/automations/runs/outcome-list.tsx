/** What a run did, or a dry run would have done. */
import { actionWords } from '@kervan/domain/automations/actions.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import { Link } from 'react-router'

const wordOf = (type: Outcome['type']) => (type === 'builtin' ? '' : actionWords[type])

export function OutcomeList({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {outcomes.map((outcome, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was done stays in its order, and may be the same twice
        <li key={index} className="min-w-0 break-words">
          {outcome.link.startsWith('/') ? (
            <Link to={outcome.link} className="link">
              {outcome.text}
            </Link>
          ) : (
            outcome.text
          )}
          <span className="block text-13 text-muted">
            {[wordOf(outcome.type), outcome.to].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
