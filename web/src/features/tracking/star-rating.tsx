/** Stars from one to five: as a choice for the customer, and as a figure for the office. */
import { Star } from 'lucide-react'
import { useId } from 'react'
import { cn } from '#spine/ui/class-names.ts'

const words = ['Çok kötü', 'Kötü', 'Orta', 'İyi', 'Çok iyi']

type Props = { value: number; onChange: (value: number) => void; problem?: string | undefined }

/** Radio buttons, so that arrow keys choose and a screen reader says which of five. */
export function StarRating({ value, onChange, problem }: Props) {
  const [name, problemId] = [useId(), useId()]
  return (
    <fieldset aria-describedby={problem ? problemId : undefined}>
      <legend className="mb-1 text-14 font-medium">Bu gönderiden memnun kaldınız mı?</legend>
      <div className="-ml-2 flex items-center">
        {words.map((word, place) => (
          <label key={word} className="grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name={name}
              value={place + 1}
              checked={value === place + 1}
              onChange={() => onChange(place + 1)}
              className="peer sr-only"
            />
            <span className="sr-only">
              {place + 1} yıldız, {word}
            </span>
            <Star
              aria-hidden
              strokeWidth={1.75}
              className={cn(
                'size-7 rounded-field text-line-strong outline-offset-2 transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-sea',
                place < value && 'fill-saffron-fill text-saffron-fill',
              )}
            />
          </label>
        ))}
        {value > 0 && <span className="ml-2 text-14 text-muted">{words[value - 1]}</span>}
      </div>
      {problem && (
        <p id={problemId} role="alert" className="text-13 text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

export function Stars({ value }: { value: number }) {
  return (
    <span role="img" aria-label={`5 üzerinden ${value} yıldız`} className="inline-flex gap-0.5">
      {words.map((word, place) => (
        <Star
          key={word}
          aria-hidden
          strokeWidth={1.75}
          className={cn('size-4 text-line-strong', place < value && 'fill-saffron-fill text-saffron-fill')}
        />
      ))}
    </span>
  )
}
