/** What will be asked for, to look over before it is sent. */
import type { TalkQuoteForm } from '@kervan/domain/luna/talk-forms.ts'
import { quoteLines } from '@kervan/domain/luna/talk-message.ts'
import { FormCard } from '#features/luna/talk/form-card.tsx'
import { Button } from '#spine/ui/button.tsx'

type Props = { quote: TalkQuoteForm; onSend: () => void; onCorrect: () => void }

export function QuoteSummary({ quote, onSend, onCorrect }: Props) {
  return (
    <FormCard title="Özet">
      <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-14">
        {quoteLines(quote).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onSend}>
          Teklif iste
        </Button>
        <Button variant="ghost" onClick={onCorrect}>
          Düzelt
        </Button>
      </div>
    </FormCard>
  )
}
