/** All that a run knew of its subject. */
import type { Facts } from '@kervan/domain/automations/conditions.ts'
import { type Subject, subjectFields } from '@kervan/domain/automations/subjects.ts'
import { valueText } from '#features/automations/rule-words.ts'
import { useAutomationOptions } from '#features/automations/use-automation-options.ts'
import { cn } from '#spine/ui/class-names.ts'

type Props = { facts: Facts; subject: Subject; className?: string }

export function FactList({ facts, subject, className }: Props) {
  const { nameOf } = useAutomationOptions()
  const known = Object.entries(subjectFields[subject]).filter(([name]) => facts[name])
  return (
    <dl className={cn('grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-1 text-13', className)}>
      {known.map(([name, field]) => (
        <div key={name} className="contents">
          <dt className="break-words text-muted">{field.label}</dt>
          <dd className="break-words">{valueText(field, facts[name] ?? '', nameOf)}</dd>
        </div>
      ))}
    </dl>
  )
}
