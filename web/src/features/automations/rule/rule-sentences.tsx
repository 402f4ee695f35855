/** A rule as it reads: when, on which condition, after how long, and what it does. */
import { type Group, isGroup } from '@kervan/domain/automations/conditions.ts'
import type { Rule } from '@kervan/domain/automations/rule.ts'
import type { Subject } from '@kervan/domain/automations/subjects.ts'
import { triggers } from '@kervan/domain/automations/triggers.ts'
import { switchedJobs } from '@kervan/domain/company/switched-jobs.ts'
import type { ReactNode } from 'react'
import {
  actionText,
  comparisonText,
  delayText,
  type NameOf,
  triggerText,
} from '#features/automations/rule-words.ts'
import { useAutomationOptions } from '#features/automations/use-automation-options.ts'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'

type Composed = Pick<Rule, 'trigger' | 'schedule' | 'condition' | 'delay_minutes' | 'unless' | 'actions'>

export function RuleSentences({ rule }: { rule: Rule }) {
  return (
    <Card aria-label="Kural">
      <CardHead title="Kural" />
      <CardBody>
        {rule.builtin ? (
          <div className="flex flex-col gap-2 text-14">
            <p>{switchedJobs[rule.builtin].about}</p>
            {switchedJobs[rule.builtin].writesToCustomers && (
              <p className="text-muted">Müşterilere e-posta gönderir.</p>
            )}
            <p className="text-muted">Ürünle gelen hazır bir kuraldır; silinmez, kapatılabilir.</p>
          </div>
        ) : (
          <ComposedSentences rule={rule} />
        )}
      </CardBody>
    </Card>
  )
}

export function ComposedSentences({ rule }: { rule: Composed }) {
  const { nameOf } = useAutomationOptions()
  if (!rule.trigger) return null
  const { subject } = triggers[rule.trigger]
  return (
    <dl className="flex flex-col gap-3 text-14">
      <Part name="Ne zaman">{triggerText(rule)}</Part>
      <Part name="Koşul">
        {rule.condition.parts.length === 0 ? (
          'Her seferinde'
        ) : (
          <Condition group={rule.condition} subject={subject} nameOf={nameOf} />
        )}
      </Part>
      {rule.delay_minutes > 0 && <Part name="Bekleme">{delayText(rule.delay_minutes)}</Part>}
      {rule.unless && rule.unless.parts.length > 0 && (
        <Part name="Bu arada şöyleyse yapılmaz">
          <Condition group={rule.unless} subject={subject} nameOf={nameOf} />
        </Part>
      )}
      <Part name="Ne yapılır">
        <ol className="flex list-inside flex-col gap-1">
          {rule.actions.map((action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is what tells two equal ones apart
            <li key={index} className="break-words">
              {actionText(action, subject, nameOf)}
            </li>
          ))}
        </ol>
      </Part>
    </dl>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

type ConditionProps = { group: Group; subject: Subject; nameOf: NameOf }

function Condition({ group, subject, nameOf }: ConditionProps) {
  return (
    <>
      {group.parts.length > 1 && (
        <p className="text-13 text-muted">
          {group.match === 'all' ? 'Hepsi doğruysa' : 'En az biri doğruysa'}
        </p>
      )}
      <ul className="flex flex-col gap-1">
        {group.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is shown as it is stored
          <li key={index} className="break-words border-line-strong border-l-2 pl-2">
            {isGroup(part) ? (
              <Condition group={part} subject={subject} nameOf={nameOf} />
            ) : (
              comparisonText(part, subject, nameOf)
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
