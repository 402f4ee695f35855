/** Checks a container number while it is typed. Renders nothing while it is empty. */
import { checkContainerNumber } from '@kervan/domain/values/container-number.ts'
import { containerVerdict } from '@kervan/domain/values/number-check.copy.ts'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { HelpLine } from '#features/requests/help/help-line.tsx'

const tones = {
  good: { icon: CircleCheck, tone: 'good' },
  care: { icon: TriangleAlert, tone: 'care' },
  bad: { icon: TriangleAlert, tone: 'care' },
  open: { icon: Info, tone: 'quiet' },
} as const

export function ContainerNumberHint({ value }: { value: string }) {
  if (value.trim() === '') return null
  const { tone, title, note } = containerVerdict(checkContainerNumber(value))
  return (
    <HelpLine {...tones[tone]} title={title}>
      {note}
    </HelpLine>
  )
}
