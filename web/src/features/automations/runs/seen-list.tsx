/** What each comparison of a condition saw, and whether it held. */
import type { RunDetail } from '@kervan/domain/automations/run.ts'
import { type Subject, subjectFields } from '@kervan/domain/automations/subjects.ts'
import { Check, X } from 'lucide-react'
import { comparisonText, valueText } from '#features/automations/rule-words.ts'
import { useAutomationOptions } from '#features/automations/use-automation-options.ts'

type Props = { seen: RunDetail['seen']; subject: Subject }

export function SeenList({ seen, subject }: Props) {
  const { nameOf } = useAutomationOptions()
  return (
    <ul className="flex flex-col gap-2">
      {seen.map((part) => {
        const field = subjectFields[subject][part.field]
        const value = part.seen && field ? valueText(field, part.seen, nameOf) : (part.seen ?? '')
        const Mark = part.met ? Check : X
        return (
          <li
            key={`${part.field} ${part.operator} ${part.values.join(' ')}`}
            className="flex items-start gap-2"
          >
            <Mark
              className={`mt-0.5 size-4 shrink-0 ${part.met ? 'text-approved' : 'text-muted'}`}
              strokeWidth={2}
              aria-hidden
            />
            <span className="min-w-0 break-words">
              <span className="sr-only">{part.met ? 'Sağlandı: ' : 'Sağlanmadı: '}</span>
              {comparisonText(part, subject, nameOf)}
              <span className="block text-13 text-muted">Görülen: {value || 'boş'}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
