/** Whether a subscriber lets us see what they open and click: asked apart from the subscription, and never ticked for them. */
import { newestSubscriptionText, subscriptionTexts } from '@kervan/domain/newsletter/subscriber-words.ts'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

type Props = { checked: boolean; onChange: (checked: boolean) => void }

const label = subscriptionTexts[newestSubscriptionText].measuring
const hint = 'İsteğe bağlı: hangi konuların ilginizi çektiğini görmek için.'

export function MeasuringChoice({ checked, onChange }: Props) {
  if (!useHydrated()) return <TextAlone />
  return (
    <Checkbox label={label} hint={hint} checked={checked} onCheckedChange={(now) => onChange(now === true)} />
  )
}

/** In the served page, which may have no inline style, as the box brings; it takes the same room. */
const TextAlone = () => (
  <p className="min-h-10 py-2 pl-8 text-14">
    {label}
    <span className="block text-13 text-muted">{hint}</span>
  </p>
)
