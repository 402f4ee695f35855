/** Several of a few choices, each switched on by a press. */
import { cn } from '#spine/ui/class-names.ts'

type Props = {
  label: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

export function ChoiceChips({ label, options, chosen, onChange }: Props) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label: name }) => {
        const isChosen = chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? chosen.filter((each) => each !== value) : [...chosen, value])}
            className={cn(
              'min-h-8 rounded-field border border-line-strong px-2.5 text-13 transition-colors hover:border-ink max-md:min-h-10',
              isChosen && 'border-sea bg-sea-soft font-medium text-on-sea-soft',
            )}
          >
            {name}
          </button>
        )
      })}
    </fieldset>
  )
}
